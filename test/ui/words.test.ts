/** S26 in a real browser: whatever a reply holds, the page shows text and the few elements of prose, and asks for nothing. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { build } from 'esbuild';
import fc from 'fast-check';
import { after, before, describe, it } from 'mocha';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/setup/places.mjs';
import { inline, prose } from '../../webview-ui/export/exportMarkdown.ts';
import { drawSeed } from '../support/draws.ts';
import { hostileWords, longShapes } from '../support/hostileWords.ts';
import { reportTrial, times } from '../support/trials.ts';

const elements =
  /^(?:a|p|br|em|strong|s|code|pre|blockquote|hr|ul|ol|li|h[1-6]|table|thead|tbody|tr|th|td|div)$/;
const attributes =
  /^(?:href=https:\/\/[^/].*|href=#|data-seat=sage|start=\d+|class=(?:heading|wide)|rel=[a-z ]+|style=text-align: ?\w+;?)$/i;

/** What a piece of HTML becomes in a page: each element and attribute once, by name. */
const inPage = (pieces: string[]): string[] => {
  const found = new Set<string>();
  for (const html of pieces) {
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = html;
    for (const each of host.querySelectorAll('*')) {
      found.add(`<${each.localName}`);
      for (const { name, value } of each.attributes) found.add(`${name}=${value}`);
    }
    host.remove();
  }
  return [...found];
};

describe('S26 words that stay words, in a browser', function () {
  this.timeout(Math.max(this.timeout(), 120_000));
  const seed = drawSeed();
  const count = times(2000, 20_000);
  const words = fc.sample(hostileWords, { numRuns: count, seed });
  const asked: string[] = [];
  let browser: Browser;
  let page: Page;
  before(async () => {
    const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
    browser = await chromium.launch({ executablePath: findChromium() ?? '', args });
    page = await browser.newPage();
    await page.route('**/*', (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    const bundle = await build({
      stdin: {
        contents: `export { inlineMarkdown, markdown } from './webview-ui/shared/replyHtml.ts';`,
        resolveDir: path.join(import.meta.dirname, '../..'),
      },
      ...{ bundle: true, write: false, format: 'iife', globalName: 'page', target: 'es2022' },
    });
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  });
  after(() => browser.close());

  function assertProse(found: string[]): void {
    for (const each of found)
      if (each.startsWith('<')) assert.match(each.slice(1), elements, each);
      else assert.match(each, attributes, each);
    assert.deepEqual(asked, []);
  }

  it('a transcript and a channel', async () => {
    const pieces = await page.evaluate((texts) => {
      const { markdown, inlineMarkdown } = (
        globalThis as never as Record<
          'page',
          Record<string, (text: string, seats: Map<string, string>) => string>
        >
      ).page;
      const seats = new Map([['sage', 'sage']]);
      return texts.flatMap((text) => [markdown!(text, seats), inlineMarkdown!(text, seats)]);
    }, words);
    assertProse(await page.evaluate(inPage, pieces));
    const result = 'prose alone, nothing asked for';
    reportTrial({ id: 'S26', what: 'hostile replies in the page', count, seed, result });
  });

  it('an exported page', async () => {
    assertProse(
      await page.evaluate(
        inPage,
        words.flatMap((text) => [prose(text), inline(text)]),
      ),
    );
  });

  it('long shapes take time that grows with their length', async () => {
    const times = await page.evaluate(
      (texts) => {
        const { markdown } = (globalThis as never as Record<'page', Record<string, (text: string) => string>>)
          .page;
        return texts.map(([name, text]) => {
          const from = performance.now();
          markdown!(text ?? '');
          return [name, performance.now() - from] as const;
        });
      },
      Object.entries(longShapes).map(([name, shape]) => [name, shape(30_000)] as const),
    );
    const [name, ms] = times.toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0];
    console.log(`    slowest of ${times.length}: ${name}, ${ms.toFixed(0)} ms for 30,000 signs`);
    assert.equal(times.length, Object.keys(longShapes).length);
  });
});
