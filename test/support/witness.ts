/**
 * Holds a home's journal against what was acknowledged and against the model server's own count: nothing acknowledged is
 * missing, nothing is there twice, and no answer that was recorded is asked for again.
 */
import type { Event, Stamped } from '../../src/core/events.ts';
import { reduce } from '../../src/core/reduce.ts';
import { emptyState, type State } from '../../src/core/state.ts';
import { isMissing, realFiles } from '../../src/host/store/home/files.ts';
import { homePaths } from '../../src/host/store/home/paths.ts';
import { describe as inWords } from '../../src/host/store/journal/findings.ts';
import { listSegments } from '../../src/host/store/journal/segments.ts';
import { walk } from '../../src/host/store/journal/walkSegments.ts';
import { storeWords } from '../../src/rpc/words/host/storeWords.ts';
import { type Ask, askKey } from './ask.ts';
import type { Report } from './hostChild.ts';

export interface Books {
  records: Stamped[];
  state: State;
  /** The asks whose reply is recorded, as the server's header names them, with the phase. */
  replied: Map<string, string>;
  /** The question of each council, by its id. */
  convened: Map<string, string>;
  decided: Set<string>;
  /** Councils whose last files are written. */
  filed: Set<string>;
  problems: string[];
}

export function readBooks(home: string): Books {
  const { journal } = homePaths(home);
  const books: Books = {
    records: [],
    state: emptyState,
    replied: new Map(),
    convened: new Map(),
    decided: new Set(),
    filed: new Set(),
    problems: [],
  };
  walk<Event>(realFiles, journal, {
    segments: listSegments(realFiles, journal),
    all: true,
    after: 0,
    visit(record) {
      note(books, record);
      books.records.push(record);
      books.state = reduce(books.state, record);
    },
    report: (finding) => books.problems.push(inWords(finding, storeWords.en)),
  });
  return books;
}

function note(books: Books, { event }: Stamped): void {
  if (event.type === 'council.convened') {
    if (books.convened.has(event.council.id)) books.problems.push(`${event.council.id} was convened twice`);
    books.convened.set(event.council.id, event.council.brief.question);
  }
  if (event.type === 'person.decided') books.decided.add(event.council);
  if (event.type === 'council.recorded' && event.status !== 'decision') books.filed.add(event.council);
  // An answer that was asked for again is another answer to the same turn.
  if (event.type !== 'turn.replied' || event.again !== undefined) return;
  const run = books.state.councils[event.council]?.runs[event.run];
  const key = askKey({ ...event, round: run?.round ?? 0 });
  if (!run || books.replied.has(key))
    books.problems.push(`the reply to ${key} is recorded twice, or was not asked for`);
  books.replied.set(key, run?.phase ?? '?');
}

/** Resolves once the files of so many ended councils are written, or the host is gone. */
export async function whenFiled(home: string, count: number, ended: Promise<unknown>): Promise<void> {
  let gone = false;
  void ended.then(() => {
    gone = true;
  });
  while (!gone && filedNow(home) < count) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** The host may pack a segment away just as it is read here: then it is read again. */
function filedNow(home: string): number {
  try {
    return readBooks(home).filed.size;
  } catch (error) {
    if (isMissing(error)) return -1;
    throw error;
  }
}

export interface Witness {
  /** Looks after each life of the host, known by its process; answers the books as they stand. */
  lifeEnded(life: number, reports: Report[]): Books;
  problems: string[];
  /** Asks that were made once more because the host died over them. */
  askedAgain(): number;
}

export function witness(home: string, asks: readonly Ask[]): Witness {
  let seen = 0;
  let recorded: ReadonlyMap<string, string> = new Map();
  let again = 0;
  const everAsked = new Set<string>();
  const lives = new Map<number, { asked: Set<string>; recordedBefore: ReadonlyMap<string, string> }>();
  const problems: string[] = [];

  const judge = (ask: Ask) => {
    const key = askKey(ask);
    const life = lives.get(ask.life) ?? { asked: new Set(), recordedBefore: recorded };
    lives.set(ask.life, life);
    if (life.recordedBefore.has(key))
      problems.push(`${key} (${ask.phase}) was asked again although it was recorded`);
    if (life.asked.has(key))
      problems.push(`${key} (${ask.phase}) was asked twice by one host, now as try ${ask.tries}`);
    if (everAsked.has(key)) again++;
    life.asked.add(key);
    everAsked.add(key);
  };

  return {
    problems,
    askedAgain: () => again,
    lifeEnded(life, reports) {
      if (!lives.has(life)) lives.set(life, { asked: new Set(), recordedBefore: recorded });
      for (const ask of asks.slice(seen)) judge(ask);
      seen = asks.length;
      const books = readBooks(home);
      problems.push(...books.problems.filter((problem) => !/torn|cut off/i.test(problem)));
      for (const [key] of recorded)
        if (!books.replied.has(key)) problems.push(`the reply to ${key} was lost`);
      for (const report of reports) {
        if ('convened' in report && !books.convened.has(report.convened))
          problems.push(`${report.convened} was lost`);
        if ('decided' in report && !books.decided.has(report.decided)) {
          problems.push(`the decision on ${report.decided} was lost`);
        }
      }
      recorded = books.replied;
      return books;
    },
  };
}
