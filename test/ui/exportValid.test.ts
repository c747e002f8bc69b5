/** The exported page by the tools of the trade: html-validate finds valid HTML, axe nothing that keeps anybody out, and nothing runs over the edge. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, describe, it } from 'mocha';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/setup/places.mjs';
import { viewOf } from '../../src/host/clients/present/changes.ts';
import { exportedPage } from '../../src/host/councils/past/exportedPage.ts';
import type { CouncilView, Language } from '../../src/rpc/views/views.ts';
import { motionStories } from '../support/motionCouncils.ts';
import { askedAgain } from '../support/ui/answers.ts';
import { engineering } from '../support/ui/engineering.ts';
import { decision, live } from '../support/ui/fixtures.ts';
import { analysis, review } from '../support/ui/protocols.ts';
import { roundtable } from '../support/ui/roundtable.ts';
import { withTools } from '../support/ui/tools.ts';

const require = createRequire(import.meta.url);
interface Report {
  results: { messages: { ruleId: string; message: string }[] }[];
}
interface Validator {
  validateString(html: string): Promise<Report> | Report;
}

const story = (name: keyof typeof motionStories) => (language: Language) =>
  viewOf(motionStories[name](language), undefined, undefined);
const pages: Record<string, (language: Language) => CouncilView> = {
  ...{ decision, live, analysis, review, roundtable, engineering, askedAgain, withTools },
  ...{ motion: story('everyStatus'), departs: story('departs'), drawn: story('drawnFromPositions') },
  ...{ amended: story('accepted'), reviewed: story('reviewed') },
};

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const names = [
  'Anne-Sophie de La Rochefoucauld-Montmorency',
  'Bartholomäus Überlinger',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  'Nova the second',
];

/** The same council with four seats more, a question of 2,000 signs and words that are as long as a line. */
function crowded({ head, entries }: CouncilView): CouncilView {
  const more = names.flatMap((name, at) => {
    const seat = head.seats[at % head.seats.length];
    return seat ? [{ ...seat, id: `more-${at}`, name }] : [];
  });
  const question = `Should ${word} move from Redis to Postgres before 2.0? `.repeat(20).slice(0, 2000);
  const matrix = head.matrix?.map((row) => ({
    ...row,
    option: `${row.option} ${word}`,
    scores: [...row.scores, ...more.map(({ id }, at) => ({ seat: id, score: at + 1 }))],
  }));
  return {
    head: { ...head, question, seats: [...head.seats, ...more], ...(matrix ? { matrix } : {}) },
    entries,
  };
}

describe('§7 the exported page is valid and open to everyone', function () {
  this.timeout(120_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'a-table-valid-'));
  let browser: Browser;
  let validator: Validator;
  let axe: string;

  before(async () => {
    const { HtmlValidate } = require('html-validate') as { HtmlValidate: new (config: object) => Validator };
    validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        // How the source is set is no matter of validity.
        'no-trailing-whitespace': 'off',
        // In a narrow column a table is drawn as blocks: its roles keep it a table.
        'no-redundant-role': 'off',
        // A point is read out as one sentence.
        'aria-label-misuse': ['error', { allowAnyNamable: true }],
      },
    });
    axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
    browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: ['--no-sandbox'] });
  });
  after(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const [name, make] of Object.entries(pages))
    for (const language of ['en', 'fr'] as const)
      it(`${name} in ${language}, as it is and with 8 seats, a question of 2,000 signs and long words`, async () => {
        for (const view of [make(language), crowded(make(language))]) {
          const html = await exportedPage(view);
          const { results } = await validator.validateString(html);
          assert.deepEqual(
            results.flatMap(({ messages }) => messages.map((each) => `${each.ruleId}: ${each.message}`)),
            [],
          );
          const file = path.join(folder, 'council.html');
          writeFileSync(file, html);
          for (const [width, colorScheme] of [
            [380, 'light'],
            [1400, 'dark'],
          ] as const) {
            const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
            const page = await context.newPage();
            await page.goto(pathToFileURL(file).href);
            const wide = await page.evaluate(() => ({
              page: document.documentElement.scrollWidth,
              cut: [...document.querySelectorAll('table')].filter(
                (each) => each.getBoundingClientRect().right > innerWidth + 1,
              ).length,
            }));
            assert.deepEqual(wide, { page: width, cut: 0 }, `${width} px`);
            // By the debugger: the page's own policy runs nothing.
            const wire = await context.newCDPSession(page);
            await wire.send('Runtime.evaluate', { expression: axe });
            const { result } = await wire.send('Runtime.evaluate', {
              expression:
                'axe.run(document).then((r) => r.violations.map((v) => `${v.id}: ${v.nodes[0].target}: ${v.nodes[0].html}`))',
              awaitPromise: true,
              returnByValue: true,
            });
            assert.deepEqual(result.value, [], `${width} px, ${colorScheme}`);
            await context.close();
          }
        }
      });
});
