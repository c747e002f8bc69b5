/** The one place where state changes: a record in, the next state out. It neither throws nor waits. */

import { reduceChannels } from './channels/reduceChannels.ts';
import { clockJumped } from './clockJumped.ts';
import {
  answeredAlone,
  failedAlone,
  givenUpAlone,
  isAskedAlone,
  pick,
  spentAlone,
} from './councils/baseline.ts';
import { rename } from './councils/briefs/title.ts';
import { paused, rested } from './councils/budget/resting.ts';
import type { Absence, Council } from './councils/council.ts';
import { advance, ended } from './councils/interpreter.ts';
import { askAgain, givenUp, isAskedAgain, keptAnswers } from './councils/people/askedAgain.ts';
import {
  decide,
  extend,
  fileRestored,
  inject,
  pause,
  raise,
  rate,
  renewDeadlines,
  resume,
  stop,
  synthesiseEarly,
} from './councils/people/people.ts';
import { waivePoint } from './councils/people/waivePoint.ts';
import { revisionOf } from './councils/revision.ts';
import { absent, reply, spentInVain, toolCalled } from './councils/turns.ts';
import { changeApplied } from './councils/voting/changeFate.ts';
import { checkFinished, waive } from './councils/voting/checks.ts';
import { councilsInChannels } from './councilsInChannels.ts';
import type { Event, Stamped } from './events.ts';
import type { CouncilId, Instant } from './ids.ts';
import { councilOf, type State } from './state.ts';

/** A council goes on by itself after a gap this long; later it waits for Resume, so that no money is spent unasked. */
export const longestUnattendedGapMs = 10 * 60_000;

export function reduce(state: State, { seq, at, event }: Stamped): State {
  // A record is reduced once, in its order: what was seen before changes nothing.
  if (seq <= state.seq) return state;
  const record = { seq, at, event };
  return { ...councilsInChannels(state, reduceChannels(apply(state, event, at), record), record), seq, at };
}

function apply(state: State, event: Event, at: Instant): State {
  switch (event.type) {
    case 'host.started':
      return mapCouncils(state, (council) =>
        event.only && !event.only.councils.includes(council.id)
          ? council
          : reopen(council, at, event.repaired),
      );
    case 'clock.jumped':
      return clockJumped(state, event.ms);
    case 'identities.declared':
      return { ...state, identities: event.identities };
    case 'council.convened':
      return councilOf(state, event.council.id) ? state : put(state, advance(event.council, at));
    case 'council.recalled':
      return councilOf(state, event.council.id) ? state : put(state, event.council);
    case 'council.recorded':
      return recorded(state, event);
    case 'turn.replied':
      return change(state, event.council, (council) => reply(council, event, at));
    case 'turn.failed':
      return change(state, event.council, (council) =>
        absent(council, event, event.absence, event.tries, at),
      );
    case 'turn.asked-again':
      return change(state, event.council, (council) => askAgain(council, event, at));
    case 'turn.spent':
      return change(state, event.council, (council) => spentInVain(council, event));
    case 'tool.called':
      return change(state, event.council, (council) => toolCalled(council, event, at));
    case 'deadline.passed':
      return change(state, event.council, (council) =>
        absent(council, event, late(event.detail), event.tries ?? 0, at),
      );
    case 'person.injected':
      return change(state, event.council, (council) => inject(council, event, at));
    case 'person.decided':
      return change(state, event.council, (council) => decide(council, event, at));
    case 'baseline.answered':
      return change(state, event.council, (council) => answeredAlone(council, event));
    case 'baseline.failed':
      return change(state, event.council, (council) => failedAlone(council, event));
    case 'baseline.spent':
      return change(state, event.council, (council) => spentAlone(council, event.usage));
    case 'baseline.picked':
      return change(state, event.council, (council) => pick(council, event, at));
    case 'council.paused':
      return change(state, event.council, (council) => pause(council, event.by, at));
    case 'council.resumed':
      return change(state, event.council, (council) => resume(council, event.attended, at));
    case 'council.stopped':
      return change(state, event.council, (council) => stop(council, event.by, event.reason, at));
    case 'deadline.extended':
      return change(state, event.council, (council) => extend(council, event, at));
    case 'check.finished':
      return change(state, event.council, (council) => checkFinished(council, event, at));
    case 'change.applied':
      return change(state, event.council, (council) => changeApplied(council, event, at));
    case 'check.waived':
      return change(state, event.council, (council) => waive(council, event, at));
    case 'point.waived':
      return change(state, event.council, (council) => waivePoint(council, event, at));
    case 'budget.raised':
      return change(state, event.council, (council) => raise(council, event, at));
    case 'council.synthesised-early':
      return change(state, event.council, (council) => synthesiseEarly(council, at));
    case 'file.restored':
      return change(state, event.council, (council) => fileRestored(council, event, at));
    case 'council.rated':
      return change(state, event.council, (council) => rate(council, event.rating, at));
    case 'council.renamed':
      return change(state, event.council, (council) => rename(council, event.title, at));
    default:
      // A journal of a later release may hold events this one does not know: they are kept, not guessed at.
      return state;
  }
}

const put = (state: State, council: Council): State => ({
  ...state,
  councils: { ...state.councils, [council.id]: council },
});

function change(state: State, id: CouncilId, next: (council: Council) => Council): State {
  const council = councilOf(state, id);
  if (!council) return state;
  const changed = next(council);
  return changed === council ? state : put(state, changed);
}

const mapCouncils = (state: State, next: (council: Council) => Council): State => ({
  ...state,
  councils: Object.fromEntries(Object.entries(state.councils).map(([id, council]) => [id, next(council)])),
});

function reopen(council: Council, at: Instant, repaired = false): Council {
  // Either way: a council from the future, of a clock that was put back or of another machine, is not fresh. Nor is one of
  // a journal that was repaired: it may have ended in a record that was set aside.
  const wasAway = repaired || Math.abs(at - council.updatedAt) > longestUnattendedGapMs;
  if (council.status === 'paused') return council;
  if (council.status !== 'running')
    return wasAway
      ? givenUpAlone(givenUp(council, at))
      : isAskedAgain(council) || isAskedAlone(council)
        ? renewDeadlines(council, at)
        : council;
  const lastSeen = council.updatedAt;
  if (wasAway) return { ...paused(council, { code: 'reopened-late' }, at, lastSeen), updatedAt: lastSeen };
  return renewDeadlines(rested(council, lastSeen, at), at);
}

/** Once the files of an ended council are safe it leaves the state: they are its record from then on. */
function recorded(state: State, event: Extract<Event, { type: 'council.recorded' }>): State {
  const { council: id, status, revision, answers = 0 } = event;
  const council = councilOf(state, id);
  if (!council || council.status !== status) return state;
  // An answer, a rating or a title came while the files were written: they are written again.
  const isCurrent =
    revision === undefined ? keptAnswers(council) === answers : revisionOf(council) === revision;
  if (!isCurrent) return state;
  if (!ended.has(status) || isAskedAgain(council) || isAskedAlone(council))
    return put(state, { ...council, recorded: status });
  const { [id]: _left, ...councils } = state.councils;
  return { ...state, councils };
}

/** With what the last call before it failed with, where there was one. */
const late = (detail: string | undefined): Absence => ({
  code: 'timeout',
  ...(detail === undefined ? {} : { detail }),
});
