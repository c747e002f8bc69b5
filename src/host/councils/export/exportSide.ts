/** The column beside the transcript: consensus as one segment a seat, the seats with their votes, issues, figures. */
import { own } from '../../../core/own.ts';
import type { PhaseView, StandView } from '../../../rpc/views/views.ts';
import type { Exported } from './exportContext.ts';
import { avatar, clock, escaped, glyph, nameOf, standColour, standGlyph } from './markup.ts';

const order: StandView[] = ['agree', 'nuance', 'answered', 'to-come', 'unreadable', 'absent', 'disagree'];
const tallied = ['agree', 'nuance', 'disagree', 'unreadable', 'absent', 'to-come'] as const;

/** Above eight seats faces are too small to tell apart. */
const mostFaces = 8;
/** The column is narrow: the last votes are those that count. */
const mostColumns = 3;

export function verdict({ head, council }: Exported): string {
  const { tally } = head;
  if (tally.verdict !== 'none') return council.consensus[tally.verdict];
  return tally.agree * 2 > tally.of ? council.agreeOf(tally.agree, tally.of) : council.consensus.none;
}

const section = (title: string, right: string, body: string): string =>
  `<section><h2><span>${escaped(title)}</span><span class="r">${escaped(right)}</span></h2>${body}</section>`;

export function tallyLine(page: Exported): string {
  const items = tallied.flatMap((stand) => {
    const n = page.head.tally.stands.filter((each) => each.stand === stand).length;
    return n === 0
      ? []
      : [`<span class="mk">${standGlyph(stand)}${escaped(page.say.tally[stand](n))}</span>`];
  });
  return `<p class="tally">${items.join('')}</p>`;
}

function meter(page: Exported): string {
  const { head, council } = page;
  const stands = head.tally.stands.toSorted((a, b) => order.indexOf(a.stand) - order.indexOf(b.stand));
  const faces = stands.length <= mostFaces;
  const segments = stands.map(
    ({ seat, stand }) =>
      `<span class="seg ${standColour(stand)}" title="${escaped(`${nameOf(head, seat)}: ${council.votes[stand]}`)}">${faces ? avatar(head, seat, 'm') : ''}${standGlyph(stand)}</span>`,
  );
  return `<div class="meter" role="img" aria-label="${escaped(verdict(page))}">${segments.join('')}</div>`;
}

function consensus(page: Exported): string {
  const { head, council } = page;
  const voted = head.phases.some((phase) => phase.votes && phase.state !== 'to-come');
  if (!voted) return '';
  return section(
    council.consensusHeading,
    council.quorum(head.tally.quorum, head.tally.of),
    `<p class="verdict">${escaped(verdict(page))}</p>${meter(page)}${tallyLine(page)}`,
  );
}

const standAt = (phase: PhaseView, seat: string): StandView | undefined =>
  phase.stands.find((each) => each.seat === seat)?.stand;
const isVote = (stand: StandView | undefined): boolean =>
  stand === 'agree' || stand === 'nuance' || stand === 'disagree';

function seats(page: Exported): string {
  const { head, say, council, words } = page;
  const phases = head.phases.filter((phase) => phase.votes && phase.state === 'done');
  const shown = phases.slice(-mostColumns);
  const name = (phase: PhaseView) => own(council.phases, phase.phase) ?? phase.phase;
  const heads = shown.map(
    (phase) =>
      `<th scope="col" class="c" title="${escaped(name(phase))}">${escaped(name(phase).slice(0, 3))}.</th>`,
  );
  const rows = head.seats
    .filter((seat) => seat.votes)
    .map((seat) => {
      const cells = shown.map((phase) => {
        const stand = standAt(phase, seat.id);
        const before = phases
          .slice(0, phases.indexOf(phase))
          .map((each) => standAt(each, seat.id))
          .findLast(isVote);
        const flip = isVote(stand) && before !== undefined && before !== stand;
        return `<td class="c">${stand === undefined ? '' : standGlyph(stand, council.votes[stand])}${flip ? `<i class="flip" title="${escaped(say.flipped)}"></i><span class="sr">${escaped(say.flipped)}</span>` : ''}</td>`;
      });
      return `<tr><th scope="row"><span class="nm">${avatar(head, seat.id, 'm')}<span>${escaped(seat.name)}</span></span></th>${cells.join('')}<td class="w"><span class="wbar" aria-hidden="true"><i style="width:${Math.max(0, Math.min(100, seat.share))}%"${seat.share > 50 ? ' class="hot"' : ''}></i></span><span class="num">${escaped(words.percent(seat.share))}</span></td></tr>`;
    });
  return section(
    say.seatsHeading,
    '',
    `<table class="seats"><thead><tr><th scope="col"><span class="sr">${escaped(say.seat)}</span></th>${heads.join('')}<th scope="col" class="w">${escaped(say.words)}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

function issues({ head, say, council }: Exported): string {
  if (head.blocking.length === 0) return '';
  const items = head.blocking.map((issue) => {
    const word = council.phases[issue.phase] ?? issue.phase;
    const by = `${nameOf(head, issue.seat)} · ${issue.open ? say.raised(word) : say.withdrawn(undefined)}`;
    const text = issue.open ? escaped(issue.text) : `<s class="muted">${escaped(issue.text)}</s>`;
    return `<li>${issue.open ? glyph('block', 'blocking') : glyph('agree', 'agree')}<span>${text}<span class="by muted">${escaped(by)}</span></span></li>`;
  });
  const open = head.blocking.filter((issue) => issue.open).length;
  return section(say.blockingIssues, say.open(open), `<ul class="rows">${items.join('')}</ul>`);
}

function limits({ head, council }: Exported): string {
  const lines = (head.degradations ?? []).map(({ code, limit, phase }) =>
    council.degradation(code, limit, own(council.phases, phase) ?? phase),
  );
  if (lines.length === 0) return '';
  const items = lines.map((line) => `<li>${glyph('warning', 'nuance')}<span>${escaped(line)}</span></li>`);
  return section(council.degradations, '', `<ul class="rows">${items.join('')}</ul>`);
}

/** What a gate left open, what was accepted with the risk written down, and the files that were written. */
function gate({ head, council }: Exported): string {
  if (!head.gate) return '';
  const { verdict: said, open, risks } = head.gate;
  const items = [
    ...open.map((text) => `<li>${glyph('block', 'blocking')}<span>${escaped(text)}</span></li>`),
    ...risks.map((text) => `<li>${glyph('warning', 'nuance')}<span>${escaped(text)}</span></li>`),
  ];
  const body = items.length > 0 ? `<ul class="rows">${items.join('')}</ul>` : '';
  return section(council.phases['QA'] ?? 'QA', council.gate[said], body);
}

function artefacts({ head, council, words }: Exported): string {
  if (!head.artefacts?.length) return '';
  const items = head.artefacts.map(
    ({ kind, path }) =>
      `<li><span>${escaped(council.artefact[kind])}<code class="by">${escaped(path)}</code></span></li>`,
  );
  return section(words.files, '', `<ul class="rows">${items.join('')}</ul>`);
}

/** What became of the proposed change. */
function change({ head, council }: Exported): string {
  if (!head.change) return '';
  const { heading, standing } = council.proposedChange;
  const [mark, colour] =
    head.change.state === 'applied'
      ? (['agree', 'agree'] as const)
      : head.change.state === 'not-applied'
        ? (['warning', 'nuance'] as const)
        : (['law', 'muted'] as const);
  const line = `<li>${glyph(mark, colour)}<span>${escaped(standing(head.change))}</span></li>`;
  return section(heading, '', `<ul class="rows">${line}</ul>`);
}

function figures({ head, say, words }: Exported): string {
  const { metrics } = head;
  const last = head.phases.findLast((phase) => phase.endedAt !== undefined)?.endedAt;
  const rows: [string, string][] = [
    ...(last === undefined ? [] : [[say.time, clock(last - head.createdAt)] as [string, string]]),
    ...(metrics === undefined
      ? []
      : [[words.critical, clock(metrics.criticalSeconds * 1000)] as [string, string]]),
    ...(head.tokens > 0 ? [[say.tokens, words.number(head.tokens)] as [string, string]] : []),
    ...(metrics?.cost === undefined ? [] : [[words.cost, words.money(metrics.cost)] as [string, string]]),
    ...(metrics === undefined ? [] : [[words.flips, String(metrics.flips)] as [string, string]]),
    ...(metrics?.diversity === undefined
      ? []
      : [[words.diversity, words.percent(Math.round(metrics.diversity * 100))] as [string, string]]),
    ...(head.rating === undefined ? [] : [[words.rating, words.rated(head.rating)] as [string, string]]),
  ];
  if (rows.length === 0) return '';
  const cells = rows.map(
    ([label, value]) => `<dt>${escaped(label)}</dt><dd class="num">${escaped(value)}</dd>`,
  );
  return section(words.figures, '', `<dl class="figs">${cells.join('')}</dl>`);
}

export const side = (page: Exported): string =>
  `<aside class="side" aria-label="${escaped(page.say.overview)}">${consensus(page)}${seats(page)}${issues(page)}${gate(page)}${change(page)}${limits(page)}${artefacts(page)}${figures(page)}</aside>`;
