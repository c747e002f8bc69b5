/**
 * A council as one page that needs nothing else: it runs no script and asks for nothing, and its policy forbids both.
 * The transcript's own views draw it, once and with nobody to act: the answer first, then everything that was said.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { DrawExport } from '../../src/rpc/views/pastViews.ts';
import { titleOf } from '../../src/rpc/views/titled.ts';
import type { CouncilView, Language, TurnView } from '../../src/rpc/views/views.ts';
import type { CouncilWords } from '../../src/rpc/words/council/councilWords.ts';
import { motionWords } from '../../src/rpc/words/council/motionWords.ts';
import { originWords } from '../../src/rpc/words/council/pastWords.ts';
import { type ExportWords, exportWords } from '../../src/rpc/words/pages/exportWords.ts';
import { motionPageWords } from '../../src/rpc/words/pages/motionPageWords.ts';
import { transcriptWords } from '../../src/rpc/words/pages/transcriptWords.ts';
import { typeset } from '../../src/rpc/words/typeset.ts';
import { avatar } from '../shared/avatar.ts';
import { clock, moment } from '../shared/format.ts';
import { icon } from '../shared/icon.ts';
import { notice } from '../shared/noticeView.ts';
import { facts, strip } from '../transcript/frame/header.ts';
import { rail } from '../transcript/frame/railView.ts';
import { rehearsalBanner } from '../transcript/frame/rehearsalBanner.ts';
import { overview } from '../transcript/frame/sideView.ts';
import type { Scene } from '../transcript/frame/transcriptScene.ts';
import { motionRowId, phaseRowId, type Row, rowsOf, runsOf } from '../transcript/model/feedRows.ts';
import { nameOf } from '../transcript/model/seatNames.ts';
import { initialState } from '../transcript/model/transcriptState.ts';
import { firstReplies } from '../transcript/model/turnEntries.ts';
import { motionRow } from '../transcript/motion/motionRule.ts';
import { pointsPanel } from '../transcript/motion/pointsPanel.ts';
import { proposalsPanel } from '../transcript/motion/proposalsPanel.ts';
import { comparisonCard } from '../transcript/outcome/comparisonCard.ts';
import { hasSynthesis, synthesisCard, synthesisParts } from '../transcript/outcome/synthesisView.ts';
import { injectionRow } from '../transcript/turns/injection.ts';
import { phaseName } from '../transcript/turns/phaseNames.ts';
import { phaseSection } from '../transcript/turns/phaseView.ts';
import { type EntryRow, turnRow } from '../transcript/turns/turnView.ts';
import { withGlyphs } from './exportGlyphs.ts';
import { inline, prose } from './exportMarkdown.ts';
import { escaped, staticHtml } from './staticHtml.ts';

/** More turns than this a browser lays out when they come into view. */
const laidOutAtOnce = 200;

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

type Drawn = TemplateResult | typeof nothing;

/** A scene in which nobody acts, with the words that only this page has. */
interface Page extends Scene {
  words: ExportWords;
}

const inLanguage = <T>(table: Record<Language, T>, language: Language): T =>
  language === 'fr' ? typeset(table.fr) : table.en;

function pageOf({ head, entries }: CouncilView, council: CouncilWords): Page {
  const { language } = head;
  const words = inLanguage(exportWords, language);
  const turns = entries.filter((entry) => entry.kind === 'turn');
  // The one that `fork --at` takes.
  const numbers = new Map(turns.map((turn, n) => [turn.key, n + 1]));
  const anchors = new Map([
    ...head.phases.map(({ run }) => [phaseRowId(run), `p${run}`] as const),
    ...head.phases.map(({ run }) => [motionRowId(run), `m${run}`] as const),
    ...turns.map((turn, n) => [turn.key, `t${n + 1}`] as const),
    ['proposals', 'proposals'],
    ['points', 'points'],
  ]);
  const anchor = (row: string): string => anchors.get(row) ?? '';
  const spoke = new Map<string, { at: number; key: string }[]>();
  for (const [n, entry] of entries.entries()) {
    if (entry.kind !== 'turn' || entry.state !== 'replied') continue;
    const said = spoke.get(entry.seat) ?? [];
    spoke.set(entry.seat, said);
    said.push({ at: n + 1, key: entry.key });
  }
  /** The last turn of a seat before a place. */
  const before = (seat: string, place: number): string =>
    anchor(spoke.get(seat)?.findLast(({ at }) => at < place)?.key ?? '');
  const made =
    (make: typeof prose): Scene['replies']['block'] =>
    (text, mentions, place) =>
      text.includes('@')
        ? make(text, new Map([...mentions].map(([name, seat]) => [name, before(seat, place)])))
        : make(text);
  const unheard = (): void => undefined;
  return {
    state: {
      ...initialState(language, undefined),
      head,
      entries,
      host: { state: 'down', message: '' },
    },
    head,
    words,
    say: transcriptWords[language],
    council,
    motion: motionWords[language],
    page: motionPageWords[language],
    now: head.worked?.at ?? head.createdAt,
    found: [],
    spoke: firstReplies(entries),
    copied: undefined,
    replies: { block: made(prose), line: made(inline), growing: made(prose) },
    still: {
      anchor,
      number: (row) =>
        html`<a class="no" href="#${anchor(row)}" aria-label=${words.turn(numbers.get(row) ?? 0)}>${numbers.get(row)}</a>`,
    },
    act: unheard,
    reveal: unheard,
    copy: unheard,
    toBox: unheard,
    toEnd: unheard,
  };
}

const withSynthesis = (row: Row): row is EntryRow & { entry: TurnView } =>
  row.kind === 'entry' &&
  row.entry.kind === 'turn' &&
  row.entry.state === 'replied' &&
  hasSynthesis(row.entry.synthesis);

function origin(page: Page): Drawn {
  const { head } = page;
  if (!head.origin) return nothing;
  const words = inLanguage(originWords, head.language);
  const { kind, council, run, seat, changed } = head.origin;
  const phase = head.phases.find((each) => each.run === run);
  const at = phase && [phaseName(page, head, phase), ...(seat ? [nameOf(head, seat)] : [])].join(', ');
  const text = kind === 'fork' ? words.forked(council, at, changed || undefined) : words.follows(council);
  return html`<div class="meta"><span class="mk">${icon('repo-forked', 'sm')}<span>${text}</span></span></div>`;
}

/** A question of a page is no heading: its beginning is, and the whole stands below. */
const longestHeading = 160;
const longestTitle = 70;
const isWhole = (question: string): boolean => question.length <= longestHeading;

function short(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  return `${cut.replace(/\s+\S{0,40}$/u, '')}…`;
}

function top(page: Page): TemplateResult {
  const { head } = page;
  const day = new Intl.DateTimeFormat(head.language, { dateStyle: 'long', timeZone: 'UTC' });
  const date = html`<time datetime=${new Date(head.createdAt).toISOString()}>${day.format(head.createdAt)}</time>`;
  return html`<header class="tx-head">
    <div class="lane"><div class="head">
      <div class="tx-title"><h1>${short(titleOf(head), longestHeading)}</h1></div>
      ${head.title === undefined && isWhole(head.question) ? nothing : html`<p class="muted whole">${head.question}</p>`}
      ${facts(page, date)} ${origin(page)} ${rail(page)} ${strip(page)}
    </div></div>
  </header>`;
}

/** How it ended: the person's decision, or why there is none. */
function outcome({ head, say, council }: Page): TemplateResult {
  const { decision, status, why, language } = head;
  if (decision) {
    const { verdict, by, text, at } = decision;
    const quote = text ? `${say.quote(text)} · ` : '';
    const tone = verdict === 'reject' ? 'disagree' : 'agree';
    return notice(tone, 'law', say.decidedBy[verdict](nameOf(head, by)), `${quote}${moment(at, language)}`);
  }
  const word = council.status[status];
  const mark = status === 'decision' || status === 'recommended' ? 'law' : 'circle-slash';
  return notice('', mark, word.charAt(0).toUpperCase() + word.slice(1), why ? council.reason(why) : '');
}

function entryOf(page: Page, row: EntryRow, atTheTop: Row | undefined): TemplateResult {
  const { entry } = row;
  if (entry.kind === 'injection') return injectionRow(page, row, entry, -1);
  if (row === atTheTop)
    return html`<article class="turn absent" id=${page.still?.anchor(row.id) ?? nothing}>
      ${avatar(page.head, entry.seat)}
      <p class="in"><a href="#synthesis">${page.words.atTheTop}</a></p>
    </article>`;
  return entry.state === 'replied' && hasSynthesis(entry.synthesis)
    ? synthesisCard(page, row, entry, entry.synthesis, -1)
    : turnRow(page, row, entry, -1);
}

/** Each phase with its entries; what was said before the first of them stands alone. */
function phases(page: Page, rows: readonly Row[], atTheTop: Row | undefined): TemplateResult[] {
  const drawn: TemplateResult[] = [];
  for (let n = 0; n < rows.length; ) {
    const row = rows[n++];
    if (row?.kind === 'entry') drawn.push(entryOf(page, row, atTheTop));
    if (row?.kind === 'motion') drawn.push(motionRow(page, row, -1));
    if (row?.kind === 'panel')
      drawn.push((row.id === 'proposals' ? proposalsPanel : pointsPanel)(page, row, -1));
    if (row?.kind !== 'phase') continue;
    const said: TemplateResult[] = [];
    for (let next = rows[n]; next?.kind === 'entry' || next?.kind === 'motion'; next = rows[++n])
      said.push(next.kind === 'motion' ? motionRow(page, next, -1) : entryOf(page, next, atTheTop));
    drawn.push(phaseSection(page, row, said));
  }
  return drawn;
}

/** What is counted only at the end; time and tokens stand with their limits. */
function figures({ head, words }: Page): Drawn {
  const { metrics, rating, budget } = head;
  const rows: [string, string][] = [
    ...(metrics ? [[words.critical, clock(metrics.criticalSeconds * 1000)] as [string, string]] : []),
    ...(metrics?.cost === undefined || budget?.cost
      ? []
      : [[words.cost, words.money(metrics.cost)] as [string, string]]),
    ...(metrics ? [[words.flips, String(metrics.flips)] as [string, string]] : []),
    ...(metrics?.diversity === undefined
      ? []
      : [[words.diversity, words.percent(Math.round(metrics.diversity * 100))] as [string, string]]),
    ...(rating === undefined ? [] : [[words.rating, words.rated(rating)] as [string, string]]),
  ];
  if (rows.length === 0) return nothing;
  return html`<section>
    <h2><span>${words.figures}</span></h2>
    <dl class="figs">${rows.map(([label, value]) => html`<dt>${label}</dt><dd class="num">${value}</dd>`)}</dl>
  </section>`;
}

function body(page: Page): TemplateResult {
  const { head, state, words, say } = page;
  // Every phase stands open.
  const folds = Object.fromEntries(runsOf(state.entries).map((run) => [run, false]));
  const rows = rowsOf({ ...state, folds }).filter((row) => row.kind !== 'banner');
  const last = rows.findLast(withSynthesis);
  return html`<a class="jump" href="#transcript">${words.skip}</a>
    <div class="page">
      ${top(page)}
      <div class="tx-body lane">
        <main class="feed-column">
          ${head.rehearsal ? rehearsalBanner(page) : nothing} ${outcome(page)}
          ${
            last?.entry.synthesis
              ? html`<section class="syn" id="synthesis">${synthesisParts(page, last, last.entry, last.entry.synthesis)}</section>`
              : nothing
          }
          <section id="transcript" class=${rows.length > laidOutAtOnce ? 'long' : ''} aria-label=${words.transcript}>${phases(page, rows, last)}</section>
          ${head.comparison?.answers ? html`<section class="worth">${comparisonCard(page, head.comparison)}</section>` : nothing}
        </main>
        <aside class="side" aria-label=${say.overview}><div class="stick">${overview(page)}${figures(page)}</div></aside>
      </div>
      <footer class="lane muted small"><p class="mono">${words.written(head.id)}</p><p>${words.selfContained}</p></footer>
    </div>`;
}

export const htmlOf: DrawExport = (view, { style, council }) => `<!DOCTYPE html>
<html lang="${view.head.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${escaped(short(titleOf(view.head), longestTitle))}</title>
<style>${style}</style>
</head>
<body class="exported">
${withGlyphs(staticHtml(body(pageOf(view, council))))}
</body>
</html>
`;
