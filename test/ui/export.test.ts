/** The exported page in a real browser: it asks for nothing, runs nothing, and can be read by everyone. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, afterEach, before, describe, it } from 'mocha';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/setup/places.mjs';
import { viewOf } from '../../src/host/clients/present/changes.ts';
import { exportedPage } from '../../src/host/councils/past/exportedPage.ts';
import type { DrawExport } from '../../src/rpc/views/pastViews.ts';
import type { CouncilView, Language } from '../../src/rpc/views/views.ts';
import { councilWords } from '../../src/rpc/words/council/councilWords.ts';
import { htmlOf as drawn } from '../../webview-ui/export/exportHtml.ts';
import { attacks } from '../support/attacks.ts';
import { motionStories } from '../support/motionCouncils.ts';
import { askedAgain } from '../support/ui/answers.ts';
import { engineering } from '../support/ui/engineering.ts';
import { decision, live, long } from '../support/ui/fixtures.ts';
import { hostileVote } from '../support/ui/hostileVote.ts';
import { contrasts } from '../support/ui/measure.ts';
import { analysis, review } from '../support/ui/protocols.ts';
import { roundtable } from '../support/ui/roundtable.ts';
import { withTools } from '../support/ui/tools.ts';
import { injection, synthesis, turn } from '../support/ui/turns.ts';

const markup = [
  '<script>window.ran = 1</script>',
  '<img src=x onerror="window.ran = 2">',
  '<svg onload="window.ran = 3"><use href="https://evil.test/x.svg#a"/></svg>',
  '<iframe srcdoc="<script>parent.ran = 4</script>"></iframe>',
  '<style>@import url(https://evil.test/a.css); * { display: none }</style>',
  '</style></title></h1><script>window.ran = 5</script>',
  '<meta http-equiv="refresh" content="0;url=https://evil.test/">',
  '[script](javascript:window.ran=6) [data](data:text/html,x) [file](file:///etc/passwd) [plain](http://evil.test/)',
  '![picture](https://evil.test/pixel.png) ![slashes](//evil.test/pixel.png)',
  '[mark](https://evil.test/" onclick="window.ran=7) [title](https://evil.test "x\\" onfocus=window.ran=8")',
  '"><b onmouseover=window.ran=9> \'><i onmouseover=window.ran=10>',
  '```html" onclick="window.ran=11\n<script>window.ran = 12</script>\n```',
  '@henry<script>window.ran = 13</script>',
];
const hostile = [...Object.values(attacks), ...markup];

function attacked(): CouncilView {
  const text = hostile.join('\n\n');
  const view = decision();
  const { head, marks, synthesis: concluded } = hostileVote(text, hostile);
  const said = turn(1, 'CHALLENGE', 'sage', text, {
    vote: 'agree',
    blocking: hostile,
    recommendation: text,
    proposal: text,
    changeMind: text,
    acknowledges: text,
    contests: hostile.map((point) => ({ seat: 'nova', point })),
    model: text,
    stances: [{ seat: 'nova', stance: 'agree', comment: text }],
    questions: [{ to: 'nova', text, answered: false }],
    matrix: [{ option: text, pros: text, cons: text, cost: text, risks: text, score: 3 }],
    change: { summary: text, files: hostile, diff: text },
  });
  const card = {
    ...synthesis,
    synthesis: {
      recommendation: text,
      consensus: hostile,
      disagreements: hostile,
      risks: hostile,
      insights: hostile.map((line) => ({ seat: 'henry', text: line })),
      minority: [{ seat: 'blaise', text }],
      ...concluded,
    },
  };
  return {
    head: {
      ...view.head,
      ...head,
      id: text,
      question: text,
      mode: text,
      decision: { verdict: 'amend', by: text, text, at: 0 },
      seats: view.head.seats.map((seat) => ({
        ...seat,
        name: `${seat.name}${markup[1]}`,
        role: text,
        emoji: '<b>',
      })),
      blocking: hostile.map((line) => ({ seat: 'henry', text: line, phase: 'CHALLENGE', open: true })),
      origin: { kind: 'fork', council: text, run: 1, seat: 'sage', changed: text },
      matrix: [{ option: text, score: 3, scores: [{ seat: text, score: 3 }] }],
    },
    entries: [said, { ...said, ...marks, key: '1:voted' }, injection(1, text), card],
  };
}

/** The same, of a council that knows no motion. */
function ofBefore({ head, entries }: CouncilView): CouncilView {
  const { support: _support, ...rest } = head;
  return { head: rest, entries };
}

const every: Record<string, (language: Language) => CouncilView> = {
  decision,
  live,
  analysis,
  review,
  roundtable,
  engineering,
  askedAgain,
  withTools,
  motion: (language) => viewOf(motionStories.everyStatus(language), undefined, undefined),
  departs: (language) => viewOf(motionStories.departs(language), undefined, undefined),
  drawn: (language) => viewOf(motionStories.drawnFromPositions(language), undefined, undefined),
  falseConsensus: (language) => viewOf(motionStories.falseConsensus(language), undefined, undefined),
  reviewed: (language) => viewOf(motionStories.reviewed(language), undefined, undefined),
};

/** The same council, with one word of 200 signs before whatever somebody wrote. */
function drawnOut(view: CouncilView): CouncilView {
  const written =
    /^(?:name|role|model|question|title|text|body|option|pros|cons|cost|risks|files|path|diff|tool|output|recommendation|proposal)$/;
  const deep = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return written.test(key) ? `${'W'.repeat(200)} ${value}` : value;
    if (Array.isArray(value)) return value.map((each) => deep(each, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, deep(each, name)]));
  };
  return deep(view) as CouncilView;
}

describe('§7, §14 exported page', function () {
  this.timeout(60_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'a-table-export-'));
  const file = path.join(folder, 'council.html');
  let browser: Browser;
  let page: Page;
  let requests: string[] = [];
  let errors: string[] = [];
  before(async () => {
    browser = await chromium.launch({
      executablePath: findChromium() ?? 'chromium',
      args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND'],
    });
  });
  after(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(() => page.context().close());

  async function open(view: CouncilView, options: BrowserContextOptions = {}): Promise<void> {
    writeFileSync(file, await exportedPage(view));
    requests = [];
    errors = [];
    page = await (await browser.newContext({ viewport: { width: 1300, height: 900 }, ...options })).newPage();
    page.on('request', (request) => requests.push(request.url()));
    page.on('console', (message) => errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
  }
  const onlyItself = () => assert.deepEqual(requests, [pathToFileURL(file).href]);

  it('opens with no request but for the file itself, and without a script', async () => {
    await open(decision(), { javaScriptEnabled: false });
    onlyItself();
    assert.deepEqual(errors, []);
    assert.equal(await page.locator('h1').innerText(), decision().head.question);
    assert.equal(await page.locator('article.turn').count(), 13 + 1);
    assert.match(await page.locator('.reco').innerText(), /Move sessions to Postgres/);
    assert.equal(await page.locator('script, link, iframe, img, object').count(), 0);
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    assert.match(policy ?? '', /^default-src 'none'; style-src 'unsafe-inline';/);
  });

  it(`does nothing of ${hostile.length} attacks in every place a text is shown`, async () => {
    for (const view of [attacked(), ofBefore(attacked())]) await harmless(view);
  });

  async function harmless(view: CouncilView): Promise<void> {
    await open(view);
    await page.mouse.move(400, 400);
    await page.keyboard.press('Tab');
    onlyItself();
    assert.deepEqual(errors, []);
    const found = await page.evaluate(() => ({
      ran: (window as unknown as { ran?: number }).ran,
      elements: [
        ...document.body.querySelectorAll('script, style, iframe, img, form, object, meta, base, link, b b'),
      ].map((each) => each.outerHTML.slice(0, 80)),
      handlers: [...document.querySelectorAll('*')].flatMap((each) =>
        each.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
      links: [...document.querySelectorAll('a[href]')]
        .filter((each) => !/^(#[\w-]+$|https:\/\/)/.test(each.getAttribute('href') ?? ''))
        .map((each) => each.outerHTML.slice(0, 80)),
      rel: [...document.querySelectorAll('a[href^="https:"]')].filter(
        (each) => !/noopener/.test(each.getAttribute('rel') ?? ''),
      ).length,
      h1: document.querySelectorAll('h1').length,
      turns: document.querySelectorAll('article').length,
      uses: [...document.querySelectorAll('use')].filter(
        (each) => !each.getAttribute('href')?.startsWith('#g-'),
      ).length,
    }));
    assert.deepEqual(found, {
      ran: undefined,
      elements: [],
      handlers: [],
      links: [],
      rel: 0,
      h1: 1,
      turns: 4,
      uses: 0,
    });
  }

  it('a reply adds nothing to the outline of the page: one h1, then phases, then who speaks', async () => {
    const view = decision();
    const entries = view.entries.map((entry) =>
      entry.kind === 'turn' && entry.key === '1/sage' ? { ...entry, body: '# Forged\n\nVotes\n---' } : entry,
    );
    await open({ ...view, entries });
    const outline = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3')].map((each) => `${each.tagName} ${each.textContent}`),
    );
    assert.ok(!outline.some((each) => /Forged|Votes/.test(each)));
    const names = outline.filter((each) => each.startsWith('H2'));
    for (const name of ['Synthesis', 'Collect', 'Challenge', 'Resolve', 'Synthesize'])
      assert.ok(names.includes(`H2 ${name}`), name);
    let level = 0;
    for (const each of outline) {
      const next = Number(each[1]);
      assert.ok(next <= level + 1, `${each} after level ${level}`);
      level = next;
    }
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`every text can be read in ${colorScheme}: 4.5 to 1 at least`, async () => {
      await open(decision('en', { rehearsal: true, rating: 4 }), { colorScheme });
      const weak = (await page.evaluate(contrasts)).filter(({ ratio }) => ratio < 4.5);
      assert.deepEqual(weak, []);
    });

  for (const width of [320, 390, 700, 960, 1300])
    it(`fits a window of ${width} px`, async () => {
      await open(decision('fr'), { viewport: { width, height: 800 } });
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    });

  for (const name of ['analysis', 'engineering', 'withTools'])
    it(`words of 200 signs without a break fit it too: ${name}`, async () => {
      for (const width of [320, 700, 1300]) {
        await open(drawnOut(every[name]?.('en') ?? decision()), { viewport: { width, height: 800 } });
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
        if (width < 1300) await page.context().close();
      }
    });

  it('speaks the council’s language', async () => {
    await open(decision('fr'));
    assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
    const text = await page.locator('body').innerText();
    for (const word of [
      'Synthèse',
      'Recommandation',
      'Avis minoritaire',
      'Contradiction',
      'D’accord',
      '3 sur 4 d’accord',
    ])
      assert.ok(text.includes(word), word);
    assert.doesNotMatch(text, /\b(?:Recommendation|Agree|Minority)\b/);
  });

  it('on paper it is black on white, with every phase unfolded', async () => {
    await open(decision(), { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    assert.equal(
      await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
      'rgb(255, 255, 255)',
    );
    assert.equal(await page.locator('details:not([open]) article').count(), 0);
    assert.ok((await page.pdf()).length > 10_000);
  });

  it('on paper the answer begins on the first page, and what is filled stays filled', async () => {
    await open(viewOf(motionStories.accepted('fr'), undefined, undefined));
    await page.emulateMedia({ media: 'print' });
    const style = (of: string, name: string) =>
      page
        .locator(of)
        .first()
        .evaluate((e, n) => getComputedStyle(e).getPropertyValue(n), name);
    assert.equal(await style('.syn .pad', 'break-inside'), 'auto');
    assert.equal(await style('.syn .pad > *', 'break-inside'), 'avoid');
    for (const mark of ['.lt', '.pips i'])
      assert.equal(await style(mark, 'print-color-adjust'), 'exact', mark);
    assert.match(await page.locator('.whose').innerText(), /puis amendé par Papa\u202f: «\u202f.+\u202f»$/);
  });

  for (const [name, view] of Object.entries(every))
    it(`nothing waits to be pressed, every mark has a shape and every link a place: ${name}`, async () => {
      await open(view('fr'), { viewport: { width: 390, height: 800 } });
      const found = await page.evaluate(() => ({
        pressed: [...document.querySelectorAll('button, input, select, textarea, [role="toolbar"]')].map(
          (each) => each.outerHTML.slice(0, 80),
        ),
        shapeless: [...document.querySelectorAll('use')]
          .map((each) => each.getAttribute('href') ?? '')
          .filter((href) => (document.querySelector(href)?.childElementCount ?? 0) === 0),
        nowhere: [...document.querySelectorAll('a[href^="#"]')]
          .map((each) => each.getAttribute('href') ?? '')
          .filter((href) => href === '#' || document.querySelector(href) === null),
        width: document.documentElement.scrollWidth,
      }));
      assert.deepEqual(found, { pressed: [], shapeless: [], nowhere: [], width: 390 });
    });

  it('holds 10,000 turns', async () => {
    await open(long(10_000));
    onlyItself();
    assert.equal(await page.locator('article').count(), 10_000);
    await page.goto(`${pathToFileURL(file).href}#t9999`);
    await page.locator('#t9999').waitFor({ state: 'visible' });
    assert.ok(
      await page.locator('#t9999').evaluate((each) => each.getBoundingClientRect().top < innerHeight),
    );
    assert.ok(statSync(file).size < 20_000_000);
  });
});

describe('the bundle of the exported page', () => {
  it('draws what its sources draw', () => {
    const built = process.env['COUNCIL_TEST_DIST'] ?? path.join(import.meta.dirname, '../../dist');
    const { htmlOf } = createRequire(import.meta.url)(path.join(built, 'exportHtml.js')) as {
      htmlOf: DrawExport;
    };
    const given = { style: '', council: councilWords.fr };
    const flat = (draw: DrawExport, view: CouncilView) => draw(view, given).replace(/\n\s+/g, '\n');
    for (const view of Object.values(every)) assert.equal(flat(htmlOf, view('fr')), flat(drawn, view('fr')));
  });
});
