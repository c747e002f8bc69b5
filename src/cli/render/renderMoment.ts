/** Every moment of a council as the lines a person reads. */
import { own } from '../../rpc/own.ts';
import type { CouncilHead, PhaseView } from '../../rpc/views/views.ts';
import { transcriptWords } from '../../rpc/words/pages/transcriptWords.ts';
import { isClosing } from '../follow/closingPhase.ts';
import type { Moment } from '../follow/story.ts';
import { eachWord } from '../terminal/inline.ts';
import { tameLine } from '../terminal/tame.ts';
import { markdown } from '../terminal/terminalMarkdown.ts';
import { rowGlyph } from '../terminal/terminalMarks.ts';
import { narrower, type Page } from '../terminal/terminalPage.ts';
import { wrap } from '../terminal/width.ts';
import { answerLines } from './renderAnswers.ts';
import { gateLines } from './renderGate.ts';
import { opening, ruled, seatIn } from './renderHead.ts';
import { mergedLines as matrixLines } from './renderMatrix.ts';
import { synthesisLines } from './renderSynthesis.ts';
import { phaseVotes, tallyLines } from './renderTally.ts';
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
      return ruled(titleOf(moment.phase, page), moment.phase.blind ? words.blind : '', page);
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
      return isClosing(moment.phase)
        ? [...tallyLines(moment.head, page), ...matrixLines(moment.head, page)]
        : [...phaseVotes(moment.phase, moment.head, page), ...gateLines(moment.phase, moment.head, page)];
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
      const title = eachWord(words.decided(council.verdict[verdict], name), paint.bold);
      const said = text ? markdown(text, narrower(page, 2)) : [];
      return ['', ...barred([...wrap(title, page.columns - 2), ...said], paint.purple)];
    }
    case 'end':
      return ['', ...wrap(statusLine(moment.head, page), page.columns)];
  }
}
