/**
 * S26: whatever a reply holds, text comes out: in the archive, DECISIONS.md, the day's memory, the shared conversation and
 * front matter as the editor's own preview reads them, in a terminal as an emulator shows it, and in an exported page. What
 * takes longest is printed; a shape whose time grew faster than its length would not come to its end here.
 */
import assert from 'node:assert/strict';
import xterm from '@xterm/headless';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { after, describe, it } from 'mocha';
import { parse } from 'yaml';
import { labelled } from '../../src/cli/render/renderTurn.ts';
import { ansiPaint } from '../../src/cli/terminal/paint.ts';
import { markdown } from '../../src/cli/terminal/terminalMarkdown.ts';
import { pageOf } from '../../src/cli/terminal/terminalPage.ts';
import type { Council } from '../../src/core/councils/council.ts';
import { readDraft } from '../../src/core/forms/briefDraft.ts';
import { archiveText } from '../../src/host/store/records/archive/archiveText.ts';
import { decisionEntry } from '../../src/host/store/records/decisionsEntry.ts';
import { cutEntry, withEntries } from '../../src/host/store/records/markedEntries.ts';
import { memoryEntry } from '../../src/host/store/records/memoryEntry.ts';
import { documentMaterial, inline, material } from '../../src/host/store/records/safeMarkdown.ts';
import { liveText } from '../../src/host/store/shared/sharedFileText.ts';
import { proseOf } from '../../src/rpc/views/prose.ts';
import { inline as inlineHtml, prose } from '../../webview-ui/export/exportMarkdown.ts';
import { resolved } from '../support/councilStories.ts';
import { drawSeed } from '../support/draws.ts';
import { hostileWords, longShapes } from '../support/hostileWords.ts';
import { reportAfter, times } from '../support/trials.ts';
import { turn } from '../support/ui/turns.ts';

/** Turns of which something is shown beside their words. */
const turns: Parameters<typeof turn>[4][] = [
  { stances: [{ seat: 'sage', stance: 'agree' }] },
  { qa: { verdict: 'pass', points: [{ point: 'coherence', mark: 'pass' }], issues: [], risks: [] } },
  { matrix: [{ option: 'A', pros: '', cons: '', cost: '', risks: '', score: 3 }] },
  { change: { files: ['x'], diff: '--- a/x' } },
];

const seed = drawSeed();
const runs = times(400, 20_000);
const held = (property: fc.IPropertyWithHooks<[string]>) => fc.assert(property, { numRuns: runs, seed });

/** As the editor's preview is set up, but more lenient: what is refused must be refused by what we wrote. */
const preview = new MarkdownIt({ html: true, linkify: true });
preview.linkify.set({ fuzzyLink: false });
preview.validateLink = () => true;

type Tokens = ReturnType<typeof preview.parse>;
const flat = (tokens: Tokens): Tokens => tokens.flatMap((token) => [token, ...flat(token.children ?? [])]);

/** Everything in a page that is more than text: headings by their words, links that do not show where they lead, the rest. */
function moreThanText(page: string): string[] {
  // Front matter goes to no reader of Markdown: it ends at the first line that says so.
  const tokens = preview.parse(
    page.startsWith('---\n') ? page.slice(page.indexOf('\n---\n', 3) + 5) : page,
    {},
  );
  const headings = tokens.flatMap((token, at) =>
    token.type === 'heading_open' ? [`${token.tag} ${tokens[at + 1]?.content}`] : [],
  );
  const rest = flat(tokens).flatMap((token) => {
    if (token.type.startsWith('html') || token.type === 'image') return [`${token.type} ${token.content}`];
    return token.type === 'link_open' && token.markup !== 'linkify' ? [`link ${token.attrGet('href')}`] : [];
  });
  return [...headings, ...rest];
}

/** The same council, with these words wherever somebody wrote words. */
function saying(council: Council, words: string): Council {
  const deep = (value: unknown): unknown => {
    // What a reader chose from its own list has no space in it; what a seat wrote here has.
    if (typeof value === 'string') return value.includes(' ') ? words : value;
    if (Array.isArray(value)) return value.map(deep);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, deep(each)]));
  };
  const runs = council.runs.map((run) => ({
    ...run,
    turns: run.turns.map((turn) => ({
      ...turn,
      ...(turn.text === undefined ? {} : { text: words }),
      ...(turn.reading === undefined ? {} : { reading: deep(turn.reading) }),
    })),
  }));
  const decision = { verdict: 'amend', by: words, at: council.updatedAt, text: words };
  const injections = council.injections.map((each) => ({ ...each, text: words, by: words }));
  return { ...council, runs, injections, decision, status: 'decided' } as Council;
}

const honest = resolved('en');
const links = { log: 'l', decisions: 'd', memory: 'm' };
/** With a letter at the end: a reply without a word has no section at all. */
const like = (text: (council: Council) => string, words: string) =>
  assert.deepEqual(
    moreThanText(text(saying(honest, `${words}x`))),
    moreThanText(text(saying(honest, 'plain words'))),
  );

describe('S26 words that stay words', function () {
  this.timeout(Math.max(this.timeout(), 60_000));
  let slowest = { what: '', ms: 0, signs: 0 };
  after(
    reportAfter(() => ({
      id: 'S26',
      what: 'hostile replies through every renderer',
      count: runs,
      seed,
      result: `nothing but text came out; slowest ${slowest.ms.toFixed(0)} ms for ${slowest.signs} signs (${slowest.what})`,
    })),
  );

  it('an archive has the headings, links and HTML of the same council with plain words', () => {
    held(fc.property(hostileWords, (words) => like((council) => archiveText(council, links), words)));
  });

  it('the shared conversation too, with its one block of state', () => {
    held(fc.property(hostileWords, (words) => like(liveText, words)));
  });

  it('a title, a name and a role are text in every heading and table', () => {
    const named = (council: Council, words: string): Council => ({
      ...council,
      title: words,
      seats: council.seats.map((seat) => ({ ...seat, role: words, model: words })),
    });
    const kinds = (text: string) => moreThanText(text).map((each) => each.split(' ')[0]);
    held(
      fc.property(hostileWords, (words) =>
        assert.deepEqual(
          kinds(archiveText(named(honest, words), links)),
          kinds(archiveText(named(honest, 'plain words'), links)),
        ),
      ),
    );
  });

  it('no entry of DECISIONS.md or of a day reaches into another’s', () => {
    const where = { title: 'Decisions', order: 'newest-first' as const };
    const other: Council = { ...honest, id: '2026-01-01-a' };
    const theirs = { id: other.id, entry: decisionEntry(other, 'a') ?? '', where };
    const alone = cutEntry(withEntries(undefined, [theirs]) ?? Buffer.alloc(0), other.id)?.cut.text;
    held(
      fc.property(hostileWords, (words) => {
        const council = saying(honest, words);
        for (const entry of [decisionEntry(council, 'a') ?? '', memoryEntry(council, 'a')]) {
          assert.ok(!entry.includes('<!--'), entry);
          const ours = { id: honest.id, entry, where };
          const file = withEntries(withEntries(undefined, [ours]), [theirs]);
          const again = withEntries(withEntries(file, [ours]), [theirs]);
          assert.deepEqual(again, file, 'each finds its own entry again');
          const cut = cutEntry(file ?? Buffer.alloc(0), honest.id);
          assert.equal(cutEntry(cut?.left ?? Buffer.alloc(0), other.id)?.cut.text, alone);
        }
      }),
    );
  });

  it('front matter says what was meant, to any reader of YAML', () => {
    held(
      fc.property(hostileWords, (words) => {
        const question = words.replace(/\p{Surrogate}/gu, '?');
        const text = archiveText({ ...honest, brief: { ...honest.brief, question } }, links);
        const head = parse(text.slice(4, text.indexOf('\n---\n'))) as Record<string, unknown>;
        assert.equal(head['question'], question);
        assert.equal(head['status'], honest.status);
      }),
    );
  });

  it('what was made safe is not changed by being made safe again', () => {
    held(
      fc.property(hostileWords, (words) => {
        for (const safe of [material, documentMaterial, inline]) {
          const once = safe(words);
          assert.equal(safe(once), once);
        }
      }),
    );
  });

  it('a terminal shows letters in their lines, and does nothing else', async () => {
    const page = pageOf(90, ansiPaint, 'en');
    let acts = 0;
    const terminal = new xterm.Terminal({ cols: 400, rows: 500, scrollback: 0, allowProposedApi: true });
    terminal.onTitleChange(() => acts++);
    terminal.onBell(() => acts++);
    terminal.onData(() => acts++);
    const letters = (text: string) => text.replace(/[^!-~]/g, '');
    await fc.assert(
      fc.asyncProperty(hostileWords, async (words) => {
        const lines = [...markdown(words, page), ...labelled('Blocking:', words, page)].slice(0, 400);
        terminal.reset();
        await new Promise<void>((resolve) => terminal.write(lines.join('\r\n'), resolve));
        const { active } = terminal.buffer;
        assert.equal(active.cursorY, Math.max(0, lines.length - 1));
        for (const [at, line] of lines.entries()) {
          const shown = active.getLine(at)?.translateToString(true) ?? '';
          assert.equal(letters(shown), letters(line.replace(/\u001b\[\d+m/g, '')));
        }
        assert.equal(acts, 0, 'no title, no bell, no answer to a question');
      }),
      { numRuns: runs, seed },
    );
  });

  it('an exported page holds elements of ours alone, and no address but https', () => {
    const element = /^(?:a|p|br|em|strong|s|code|pre|blockquote|hr|ul|ol|li|table|thead|tbody|tr|th|td|div)$/;
    const attribute =
      /^(?: (?:class="(?:heading|wide)"|href="https:\/\/[^"<>]+"|rel="[a-z ]+"|start="\d+"|style="text-align:(?:left|right|center)"))*$/;
    held(
      fc.property(hostileWords, (words) => {
        for (const html of [prose(words), inlineHtml(words)]) {
          for (const [whole, name = '', rest = ''] of html.matchAll(/<\/?([a-z0-9]*)([^>]*)>/gi)) {
            assert.match(name, element, whole);
            assert.match(rest, attribute, whole);
          }
          assert.doesNotMatch(html.replace(/<\/?[a-z]+[^<>]*>/gi, ''), /[<>]/, html);
        }
      }),
    );
  });

  for (const [name, shape] of Object.entries(longShapes))
    it(`takes its time for ${name}, and no more`, () => {
      const page = pageOf(90, ansiPaint, 'en');
      const text = shape(times(100_000, 1_000_000));
      const ways: [string, (words: string) => unknown][] = [
        ['archive', material],
        ['document', documentMaterial],
        ['line', inline],
        ['terminal', (words) => markdown(words, page)],
        ['draft of a brief', readDraft],
        ...turns.map((more): [string, (words: string) => unknown] => [
          `words of a turn with ${Object.keys(more ?? {}).join()}`,
          (words) => proseOf(turn(0, 'X', 'nova', words, more)),
        ]),
      ];
      for (const [where, way] of ways) {
        const from = performance.now();
        way(text);
        const ms = performance.now() - from;
        if (ms > slowest.ms) slowest = { what: `${name}, ${where}`, ms, signs: text.length };
      }
    });
});
