/** Every moment of a council as the lines a person reads. */
import { own } from '../../rpc/own.ts';
import type { CheckView } from '../../rpc/views/deliberationViews.ts';
import type { CouncilHead, PhaseView, TurnView } from '../../rpc/views/views.ts';
import { archiveWords } from '../../rpc/words/council/archiveWords.ts';
import { motionWords } from '../../rpc/words/council/motionWords.ts';
import { transcriptWords } from '../../rpc/words/pages/transcriptWords.ts';
import { isClosing, type Moment } from '../follow/story.ts';
import { eachWord, inline } from '../terminal/inline.ts';
import { tame, tameLine } from '../terminal/tame.ts';
import { markdown } from '../terminal/terminalMarkdown.ts';
import { gateGlyph, rowGlyph, standGlyph } from '../terminal/terminalMarks.ts';
import { narrower, type Page } from '../terminal/terminalPage.ts';
import { chop, flow, pad, width, wrap } from '../terminal/width.ts';
import { answerLines } from './renderAnswers.ts';
import { nameOf, opening, ruled, seatIn } from './renderHead.ts';
import { mergedLines as matrixLines } from './renderMatrix.ts';
import {
  isLatestRound,
  isOnMotion,
  motionLines,
  motionVotes,
  proposalLines,
  supportLines,
} from './renderMotion.ts';
import { ledgerLines } from './renderPoints.ts';
import { synthesisLines } from './renderSynthesis.ts';
import { toolLines } from './renderTools.ts';
import { barred, injectionLines, turnLines } from './renderTurn.ts';

const phaseName = (phase: string, page: Page): string => own(page.council.phases, phase) ?? tameLine(phase);

/** With the time it is held, when there are several: `Deliberate · round 2 of 5`. */
function titleOf({ phase, loop, sentBack }: PhaseView, page: Page): string {
  const say = transcriptWords[page.language];
  const name = phaseName(phase, page);
  if (sentBack) {
    const by = sentBack.by === 'QA' ? 'QA' : phaseName(sentBack.by, page);
    return `${name} · ${say.sentBackBy(by, sentBack.time, sentBack.of)}`;
  }
  return loop && loop.of > 1 ? `${name} · ${page.council.loop(loop.nth, loop.of)}` : name;
}

export const reasonOf = (head: Pick<CouncilHead, 'why'>, page: Page): string =>
  head.why ? page.council.reason(head.why) : '';

function statusLine(head: CouncilHead, page: Page): string {
  const { paint, council, words } = page;
  const why = reasonOf(head, page);
  // “paused by Papa” says that it is paused.
  if (why.startsWith(council.status[head.status])) {
    return `${rowGlyph(head, page)} ${eachWord(words.capital(why), paint.bold)}`;
  }
  const status = eachWord(words.capital(council.status[head.status]), paint.bold);
  return `${rowGlyph(head, page)} ${why ? words.colon(status) : status}${why ? ` ${why}` : ''}`;
}

export function momentLines(moment: Moment, page: Page): string[] {
  const { words, council, paint } = page;
  switch (moment.kind) {
    case 'opening':
      return opening(moment.head, page);
    case 'phase':
      return [
        ...ruled(titleOf(moment.phase, page), moment.phase.blind ? words.blind : '', page),
        ...motionLines(moment.phase, moment.head, page),
      ];
    case 'skipped': {
      const why = moment.phase.why ? council.reason(moment.phase.why) : '';
      return ruled(phaseName(moment.phase.phase, page), words.skipped(why), page);
    }
    case 'turn':
      return isClosing(moment.phase) && moment.turn.state === 'replied' && moment.turn.synthesis !== undefined
        ? [
            ...toolLines(moment.turn, page),
            ...synthesisLines(moment.turn, moment.head, page),
            ...answerLines(moment.turn, moment.head, page),
          ]
        : turnLines(moment.turn, moment.head, page);
    case 'injection':
      return injectionLines(moment.injection, moment.head, page);
    case 'phase-end':
      return phaseEnd(moment.phase, moment.head, moment.turns ?? [], page);
    case 'limit': {
      const { code, limit, phase } = moment.limit;
      const told = `${paint.yellow('!')} ${council.degradation(code, limit, phaseName(phase, page))}`;
      return ['', ...wrap(told, page.columns)];
    }
    case 'status':
      return ['', ...wrap(statusLine(moment.head, page), page.columns)];
    case 'decision': {
      const { verdict, by, text } = moment.decision;
      const name = tameLine(seatIn(moment.head, by).name);
      const decided = isOnMotion(moment.head)
        ? motionWords[page.language].decided(verdict, name)
        : words.decided(council.verdict[verdict], name);
      const title = eachWord(decided, paint.bold);
      const said = text ? markdown(text, narrower(page, 2)) : [];
      return ['', ...barred([...wrap(title, page.columns - 2), ...said], paint.purple)];
    }
    case 'end': {
      const isEmpty = moment.nothing && moment.head.status === 'recommended';
      const nothing = `${rowGlyph(moment.head, page)} ${eachWord(archiveWords[page.language].nothingRecommended, paint.bold)}`;
      return ['', ...wrap(isEmpty ? nothing : statusLine(moment.head, page), page.columns)];
    }
  }
}

function phaseEnd(phase: PhaseView, head: CouncilHead, turns: TurnView[], page: Page): string[] {
  const gate = gateLines(phase, head, page);
  if (!isOnMotion(head))
    return isClosing(phase)
      ? [...tallyLines(head, page), ...matrixLines(head, page)]
      : [...phaseVotes(phase, head, page), ...gate];
  // The head counts the latest vote: under the last word of an earlier round it would be another motion's.
  if (isClosing(phase))
    return isLatestRound(head, phase.run) ? [...supportLines(head, page), ...matrixLines(head, page)] : [];
  const proposed = phase.form === 'position' || phase.form === 'frame' ? proposalLines(head, page) : [];
  const votes = phase.votes && phase.stands.length > 0 ? motionVotes(phase, head, turns, page) : [];
  // Once nobody votes any more, what came of every point.
  const last = head.phases.findLast(({ votes: isVote, state }) => isVote && state !== 'skipped');
  const ledger = last?.run === phase.run ? ledgerLines(head, page) : [];
  return [...proposed, ...votes, ...gate, ...ledger];
}

/** A person looks at the end of an output first. */
const lastLines = 6;

function checkLines(check: CheckView, head: CouncilHead, page: Page): string[] {
  const { paint, council, words } = page;
  const glyph = {
    running: paint.blue('●'),
    passed: paint.green('✓'),
    failed: paint.red('✗'),
    waived: paint.yellow('◐'),
  }[check.state];
  const { waived } = check;
  const why = waived
    ? ` · ${words.colon(council.waivedBy(tameLine(seatIn(head, waived.by).name)))} ${tameLine(waived.text)}`
    : '';
  const on = check.on === undefined ? '' : ` · ${council.checkedOn[check.on]}`;
  const line = `${glyph} ${tameLine(check.name)} ${eachWord(`· ${council.check[check.state]}${on}${why}`, paint.dim)}`;
  const output =
    check.state === 'failed'
      ? tame(check.output ?? '')
          .trimEnd()
          .split('\n')
          .slice(-lastLines)
      : [];
  return [
    ...wrap(line, page.columns),
    ...output
      .filter((each) => each.trim() !== '')
      .flatMap((each) => chop(each, page.columns - 4))
      .map((each) => paint.dim(`    ${each}`)),
  ];
}

export function gateLines(phase: PhaseView, head: CouncilHead, page: Page): string[] {
  const checks = (phase.checks ?? []).flatMap((check) => checkLines(check, head, page));
  const { verdict } = phase;
  const said = verdict
    ? wrap(
        `${gateGlyph(verdict, page)} ${eachWord(page.council.gate[verdict], page.paint.bold)}`,
        page.columns,
      )
    : [];
  return said.length + checks.length === 0 ? [] : ['', ...said, ...checks];
}

/** The votes of one phase on one line, when it closed. */
export function phaseVotes(phase: PhaseView, head: CouncilHead, page: Page): string[] {
  if (!phase.votes || phase.stands.length === 0) return [];
  const marks = phase.stands.map(
    ({ seat, stand }) => `${standGlyph(stand, page)} ${tameLine(seatIn(head, seat).name)}`,
  );
  return ['', ...flow(marks, page.columns)];
}

export function tallyLines(head: CouncilHead, page: Page): string[] {
  const { paint, council, words } = page;
  const { tally } = head;
  const verdict = tally.verdict === 'strong' ? paint.green('✓') : paint.yellow('◐');
  const counted = `${council.agreeOf(tally.agree, tally.of)} · ${council.quorum(tally.quorum, tally.of, tally.missed)}`;
  const names = tally.stands.map(({ seat }) => nameOf(seatIn(head, seat)));
  const widest = Math.max(0, ...names.map(width));
  // Votes stay in one column, whether or not someone came from elsewhere.
  const level = tally.stands.some(({ from }) => from) ? '    ' : '';
  const seats = tally.stands.flatMap(({ stand, from }, n) => {
    const flip = from ? `${standGlyph(from, page)} ${paint.dim('→')} ` : level;
    const line = `${pad(names[n] ?? '', widest)}  ${flip}${standGlyph(stand, page)} ${council.votes[stand]}`;
    return width(line) <= page.columns ? [line] : wrap(line, page.columns);
  });
  const open = head.blocking.filter((issue) => issue.open);
  const blocking = open.flatMap((issue) =>
    barred(
      wrap(
        `${paint.red('⊘')} ${eachWord(words.colon(council.blocking), paint.bold)} ${inline(tameLine(issue.text), paint)} ${eachWord(
          `(${tameLine(seatIn(head, issue.seat).name)})`,
          paint.dim,
        )}`,
        page.columns - 2,
      ),
      paint.red,
    ),
  );
  const title = `${verdict} ${eachWord(council.consensus[tally.verdict], paint.bold)} ${eachWord(`· ${counted}`, paint.dim)}`;
  const issues =
    open.length > 0 ? ['', ...blocking] : head.blocking.length > 0 ? [paint.dim(words.nothingBlocks)] : [];
  return ['', ...wrap(title, page.columns), ...seats, ...issues];
}
