/** A turn of an exported page: a paragraph in a reading column, its vote at the right edge of its first line. */
import { placeBeside, placeNotes } from '../../../rpc/views/placeNotes.ts';
import type { InjectionView, TurnView, VoteView } from '../../../rpc/views/views.ts';
import { answersIn } from './exportAnswers.ts';
import { anchorOf, type Exported } from './exportContext.ts';
import { formParts, markGlyphs } from './exportForms.ts';
import { inline, prose } from './exportMarkdown.ts';
import { synthesisCard } from './exportSynthesis.ts';
import { toolUses } from './exportTools.ts';
import {
  avatar,
  clock,
  escaped,
  type Glyph,
  glyph,
  nameOf,
  seatOf,
  standColour,
  standGlyph,
  when,
} from './markup.ts';

export const votePill = (page: Exported, vote: VoteView, from?: VoteView): string => {
  const was =
    from === undefined
      ? ''
      : `${standGlyph(from, page.say.was(page.council.votes[from].toLowerCase()))}<span class="to" aria-hidden="true">→</span>`;
  return `<span class="vt">${was}<span class="vote ${standColour(vote)}">${standGlyph(vote)}${escaped(page.council.votes[vote])}</span></span>`;
};

/** What spoke: the model; the word for rehearsal stands there when none did. */
export function modelOf(page: Exported, turn: TurnView): string | undefined {
  const seat = seatOf(page.head, turn.seat);
  if (seat === undefined || seat.kind === 'human') return undefined;
  return seat.backend === 'rehearsal'
    ? page.council.rehearsalTag
    : (turn.model ?? seat.model ?? seat.backend);
}

/** A line with its label in front. */
export const labelled = (
  page: Exported,
  turn: TurnView,
  mark: Glyph,
  label: string,
  text: string,
  colour = 'muted',
): string =>
  `<p class="ln">${glyph(mark, colour)}<span><span class="muted">${escaped(label)}${escaped(page.say.colon)}</span> ${inline(text, page.mentionsAt(turn))}</span></p>`;

function checklist({ council, say }: Exported, turn: TurnView): string {
  if (turn.checklist.length === 0) return '';
  const items = turn.checklist.map(
    ({ point, mark }) =>
      `<li>${glyph(...markGlyphs[mark], say.marks[mark])}${escaped(council.checklist[point])}</li>`,
  );
  return `<ul class="check" aria-label="${escaped(say.checklist)}">${items.join('')}</ul>`;
}

function confidence({ council, say }: Exported, level: number): string {
  const full = Math.max(0, Math.min(5, Math.round(level)));
  const bars = Array.from({ length: 5 }, (_, n) => `<i${n < full ? ' class="on"' : ''}></i>`).join('');
  return `<span class="conf">${escaped(council.confidence)} <span class="bars" aria-hidden="true">${bars}</span> <span class="num">${full}/5</span><span class="sr"> ${escaped(say.outOf(full, 5))}</span></span>`;
}

function acknowledged(page: Exported, turn: TurnView): string {
  if (turn.acknowledges === undefined) return '';
  const from = page.view.entries.findLast(
    (entry) =>
      entry.kind === 'injection' && entry.run <= turn.run && entry.acknowledgedBy.includes(turn.seat),
  );
  const name = from?.kind === 'injection' ? nameOf(page.head, from.by) : '';
  const label = page.say.acknowledges(name).trim();
  const words = turn.acknowledges.trim();
  return words === ''
    ? `<p class="ln">${glyph('megaphone', 'human')}<span>${escaped(label)}</span></p>`
    : labelled(page, turn, 'megaphone', label, words, 'human');
}

/** The marks under a turn's words, in the order of the transcript. */
function marks(page: Exported, turn: TurnView): string {
  const { council, say, head } = page;
  const mentions = page.mentionsAt(turn);
  const stance = when(turn.stance, (code) => council.stances[code as keyof typeof council.stances] ?? '');
  const foot = [
    ...(stance ? [`<span>${escaped(stance)}</span>`] : []),
    ...(turn.confidence === undefined ? [] : [confidence(page, turn.confidence)]),
    ...(turn.vote === 'unreadable' ? [`<span>${escaped(say.unreadable)}</span>`] : []),
    ...(turn.askedAgain ? [`<span>${escaped(say.askedAgain)}</span>`] : []),
  ];
  return [
    when(turn.proposal, (text) => labelled(page, turn, 'bulb', council.proposal, text)),
    checklist(page, turn),
    ...turn.blocking.map(
      (text, issue) =>
        `<div class="note blocking" role="note">${glyph('block', 'blocking')}<span><b>${escaped(council.blocking)}</b> · ${inline(text, mentions)}${when(placeBeside(turn, issue), ({ path, line }) => ` <code>${escaped(`${path}:${line}`)}</code>`)}</span></div>`,
    ),
    ...placeNotes(turn, council).map(
      (note) => `<p class="ln">${glyph('warning', 'nuance')}<span>${escaped(note)}</span></p>`,
    ),
    when(turn.recommendation, (text) => labelled(page, turn, 'arrow', council.recommends, text)),
    ...turn.contests.map(({ seat, point }) =>
      labelled(page, turn, 'disagree', `${say.contests} ${nameOf(head, seat)}`, point, 'disagree'),
    ),
    when(turn.changeMind, (text) => labelled(page, turn, 'swap', council.changeMind, text)),
    formParts(page, turn),
    acknowledged(page, turn),
    ...(turn.flags ?? []).map(
      (flag) => `<p class="ln">${glyph('warning', 'nuance')}<span>${escaped(council.flag(flag))}</span></p>`,
    ),
    foot.length > 0 ? `<p class="ft">${foot.join('')}</p>` : '',
  ].join('');
}

export const turnArticle = (page: Exported, turn: TurnView): string => {
  const others = turn.state === 'hidden' ? '' : answersIn(page, turn);
  return `${articleOf(page, turn)}${others === '' ? '' : `<div class="answers">${others}</div>`}`;
};

function articleOf(page: Exported, turn: TurnView): string {
  const { head, say, council } = page;
  const number = page.numberOf(turn);
  const anchor = anchorOf(number);
  const name = nameOf(head, turn.seat);
  if (turn.state === 'absent') {
    const { code = 'failed', seconds = 0, tries = 1, detail } = turn.absence ?? {};
    const said = council.absent(name, code, seconds, tries, detail);
    return `<article class="turn gone" id="${anchor}">${avatar(head, turn.seat)}<div class="in"><h3 class="sr">${escaped(name)}</h3><p>${standGlyph('absent')} ${escaped(said)}</p>${toolUses(page, turn)}</div></article>`;
  }
  if (turn === page.last)
    return `<article class="turn gone said" id="${anchor}">${avatar(head, turn.seat)}<div class="in"><h3 class="sr">${escaped(name)}</h3><p><a href="#synthesis">${escaped(page.words.atTheTop)}</a></p></div></article>`;
  if (turn.synthesis) return synthesisCard(page, turn, anchor);
  const seat = seatOf(head, turn.seat);
  const role = seat?.kind === 'human' ? say.human : seat?.role;
  const body =
    turn.state === 'hidden'
      ? `<p class="muted">${escaped(say.hidden)}</p>`
      : turn.state === 'replied' || turn.state === 'speaking'
        ? prose(turn.body, page.mentionsAt(turn))
        : `<p class="muted">${escaped(say.queued)}</p>`;
  const took = [...(turn.ms === undefined ? [] : [clock(turn.ms)])].join('');
  return `<article class="turn${seat?.kind === 'human' ? ' human' : ''}" id="${anchor}">${avatar(head, turn.seat)}<div class="in"><header class="hd"><h3 class="who">${escaped(name)}</h3>${role ? `<span class="tag">${escaped(role)}</span>` : ''}${when(modelOf(page, turn), (model) => `<span class="model"${took ? ` title="${took}"` : ''}>${escaped(model)}</span>`)}<a class="no" href="#${anchor}" aria-label="${escaped(page.words.turn(number))}">${number}</a>${turn.vote === undefined ? '' : votePill(page, turn.vote, turn.from)}</header>${toolUses(page, turn)}<div class="body" dir="auto">${body}</div><div class="marks">${marks(page, turn)}</div></div></article>`;
}

/** A person's words, in the person's colour. */
export function injectionArticle(page: Exported, injection: InjectionView): string {
  const { head, say } = page;
  const to = injection.to === undefined ? say.toEveryone : say.to(nameOf(head, injection.to));
  const heard = injection.acknowledgedBy.map((seat) => nameOf(head, seat)).join(', ');
  return `<article class="turn human">${avatar(head, injection.by)}<div class="in"><header class="hd"><h3 class="who">${escaped(nameOf(head, injection.by))}</h3><span class="muted">${glyph('megaphone', 'human')} ${escaped(to)}</span></header><div class="body" dir="auto">${prose(injection.text, page.mentionsAt(undefined))}</div>${heard ? `<p class="ft">${escaped(say.acknowledgedBy)}${escaped(say.colon)} ${escaped(heard)}</p>` : ''}</div></article>`;
}
