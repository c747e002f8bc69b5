/**
 * Puts what a council wrote into git, as council.yaml says. It can be repeated at any time, never undoes a file, never
 * rejects: what could not be done is told once, in words, and done with the next council. Nothing is pushed before a person
 * allowed it for this repository, remote and branch, and never a commit that no council made.
 */
import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { titleOf } from '../../../core/councils/briefs/title.ts';
import type { Council } from '../../../core/councils/council.ts';
import { ended } from '../../../core/councils/interpreter.ts';
import { isScripted } from '../../../core/councils/unasked.ts';
import type { Language } from '../../../core/ids.ts';
import { own } from '../../../core/own.ts';
import { withoutHidden } from '../../../rpc/hidden.ts';
import type { KeptView, OfferView } from '../../../rpc/messages/publishMessages.ts';
import { councilWords } from '../../../rpc/words/council/councilWords.ts';
import { gitWords } from '../../../rpc/words/host/gitWords.ts';
import type { GitMode, Log } from '../../ports/ports.ts';
import { homePaths, isPlaceOfRecords } from '../home/paths.ts';
import { type Committed, commitFiles, whyNotCommitted } from './commitFiles.ts';
import { diffOf, type Own } from './commitsToPush.ts';
import { type GitMemory, noMemory, recallGit, storeGit } from './gitLeftToDo.ts';
import { type Pushed, pushBranch } from './pushBranch.ts';
import type { PushConsent } from './pushConsent.ts';
import { type Departure, departures } from './pushPreview.ts';
import { shortBranch, targetOf } from './pushTarget.ts';
import { findRepository, hasRepository, type Repository } from './repository.ts';

export interface KeepParts {
  home: string;
  language: Language;
  mode(): Promise<GitMode>;
  consent: PushConsent;
  tell(level: 'info' | 'warning', message: string): void;
  /** What became of a council's files, for those who do not look at it. */
  done(id: string, kept: KeptView): void;
  log: Log;
}

/** What became of it, or why it can't be, in words. */
export type Answered = { kept: KeptView } | { refused: string };

export interface Keeper {
  /** What an earlier host did is known from here on. */
  ready: Promise<void>;
  /** Called once the files of a council are written, with where they stand. */
  afterwards(council: Council, files: readonly string[]): Promise<void>;
  kept(id: string): KeptView | undefined;
  /** What a push would take along now. The remote is not asked. */
  look(id: string): Promise<Answered>;
  /** A person has seen what `seen` stands for, and lets it go. */
  allow(id: string, seen: string, keep: 'always' | 'once'): Promise<Answered>;
  refuse(id: string, never: boolean): Promise<Answered>;
  diff(id: string): Promise<{ diff: string } | { refused: string }>;
}

/** Nobody was asked anything: a demonstration is not history. */
const isRehearsed = (council: Council): boolean =>
  isScripted(council) || council.seats.every((seat) => seat.backend === 'rehearsal');

/** Somebody is there, or has decided it. */
const isAttended = ({ attended, decision }: Council): boolean => attended || decision !== undefined;

export function keepInGit(parts: KeepParts): Keeper {
  const { home, log, consent } = parts;
  const say = gitWords[parts.language];
  const path = join(homePaths(home).state, 'git.json');
  const { departureOf, offerOf, isGone } = departures();
  let memory: GitMemory = noMemory();
  const ready = recallGit(home, path).then((found) => {
    memory = found;
  });

  const keptOf = (id: string): KeptView | undefined => own(memory.kept, id);

  async function keep(council: Council, files: readonly string[]): Promise<void> {
    const mode = await parts.mode();
    if (mode === 'off' || !ended.has(council.status) || isRehearsed(council)) return;
    const said = memory.said;
    const { said: _, ...before } = memory;
    memory = { ...before, waiting: [...new Set([...before.waiting, ...files])] };
    const lasting = (code: string, words: string): void => {
      if (said !== code) parts.tell('info', words);
      memory.said = code;
    };
    const committed: Committed = hasRepository(home)
      ? await commitFiles(memory.waiting, dirname(home), messageOf(council), remember)
      : { why: { code: 'no-repository' } };
    if ('why' in committed) {
      const { words, lasts } = whyNotCommitted(committed.why, say);
      if (lasts) lasting(committed.why.code, words);
      else parts.tell('warning', words);
    } else await wasCommitted(council, committed, mode, lasting);
    // Where there is no repository nothing waits for one.
    if (memory.said === 'no-repository' || memory.said === 'no-git') memory.waiting = [];
    await store();
    const kept = keptOf(council.id);
    if (kept && 'repository' in committed) parts.done(council.id, kept);
  }

  async function remember(commit: string): Promise<void> {
    memory.own = [...memory.own, commit];
    await store();
  }

  async function wasCommitted(
    { id, ...council }: Council,
    committed: Exclude<Committed, { why: object }>,
    mode: GitMode,
    lasting: (code: string, words: string) => void,
  ): Promise<void> {
    memory.waiting = [];
    if ('nothing' in committed && committed.nothing === 'ignored') lasting('ignored', say.ignored);
    const { repository } = committed;
    const commit = 'commit' in committed ? committed.commit : repository.head;
    if ('commit' in committed)
      memory.kept[id] = { commit: committed.commit, files: committed.files.length, push: 'off' };
    // A host that died after the commit finds it at its place, as its own.
    else if (!keptOf(id) && commit !== undefined && memory.own.at(-1) === commit)
      memory.kept[id] = { commit, files: 0, push: 'off' };
    if (mode !== 'push' || commit === undefined || memory.own.length === 0) return;
    const target = await targetOf(repository);
    if (!target) return lasting('no-remote', say.noRemote);
    const allowed = await consent.of(repository.common, target);
    if (!isAttended({ id, ...council }) || allowed?.answer === 'never') return left(id);
    const there = { repository, target, commit };
    if (allowed?.answer === 'always') await send(id, there, { creates: allowed.creates, keep: 'always' });
    else await ask(id, await departureOf(there, ours(repository)));
  }

  const ours = ({ top }: Repository): Own => ({
    commits: new Set(memory.own),
    councils: new Set(Object.keys(memory.kept)),
    holds: (file) => isPlaceOfRecords(realpathSync(home), join(top, file)),
  });

  const left = (id: string): void => {
    const kept = keptOf(id);
    if (kept) memory.kept[id] = { commit: kept.commit, files: kept.files, push: 'left' };
  };

  /** Shows what would leave, or what stands in the way. */
  async function ask(id: string, departure: Departure): Promise<void> {
    const kept = keptOf(id);
    if (!kept) return;
    const { commit, files } = kept;
    const { going, target } = departure;
    const { remote } = target;
    const branch = shortBranch(target.branch);
    if (going === undefined || going === 'behind') {
      const code = going ?? 'failed';
      memory.kept[id] = {
        commit,
        files,
        remote,
        branch,
        push: 'failed',
        trouble: { code, detail: '', again: false },
      };
    } else if (going.others.length > 0) blocked(id, departure.repository, going.others);
    else if (going.commits.length === 0) memory.kept[id] = { commit, files, remote, branch, push: 'pushed' };
    else {
      const offer: OfferView = {
        ...(await offerOf(departure, basename(departure.repository.top))),
        first: Object.values(memory.kept).every((each) => each.push !== 'pushed'),
      };
      memory.kept[id] = { commit, files, remote, branch, push: 'asked', offer };
    }
  }

  function blocked(id: string, repository: Repository, others: { id: string; subject: string }[]): void {
    const kept = keptOf(id);
    if (!kept) return;
    const { commit, files } = kept;
    const branch = shortBranch(repository.branch);
    memory.kept[id] = {
      ...{ commit, files, branch, push: 'others' },
      others: { count: others.length, first: others.slice(0, 5) },
    };
  }

  async function send(
    id: string,
    there: Omit<Departure, 'going' | 'creates'>,
    { creates, keep }: { creates: boolean; keep: 'always' | 'once' },
  ): Promise<void> {
    const { repository, commit, target } = there;
    const { remote } = target;
    const branch = shortBranch(target.branch);
    const pushed: Pushed = await pushBranch(repository, commit, target, { own: ours(repository), creates });
    if ('done' in pushed) {
      const gone = new Set(pushed.commits);
      memory.own = memory.own.filter((each) => !gone.has(each));
      for (const [other, { commit: made, files }] of Object.entries(memory.kept))
        if (gone.has(made) || other === id)
          memory.kept[other] = { commit: made, files, remote, branch, push: 'pushed' };
      log.info('pushed', { remote, branch, commits: pushed.commits.length });
      return;
    }
    if (pushed.why === 'others') return blocked(id, repository, pushed.others);
    if (pushed.why === 'creates') {
      isGone(target);
      return await ask(id, await departureOf(there, ours(repository)));
    }
    const kept = keptOf(id);
    const trouble = { code: pushed.why, detail: pushed.detail, again: keep === 'always' };
    if (kept)
      memory.kept[id] = { commit: kept.commit, files: kept.files, remote, branch, push: 'failed', trouble };
    parts.tell('warning', say.pushFailed(say.trouble[trouble.code](remote, trouble.detail), trouble.again));
  }

  /** Where things stand now, for a person who looks or has a word to say. */
  async function standing(id: string): Promise<Departure | { refused: string }> {
    if (!keptOf(id)) return { refused: say.nothingKept };
    if ((await parts.mode()) === 'off') return { refused: say.isOff };
    const found = await findRepository(dirname(home));
    if ('why' in found || found.repository.head === undefined) return { refused: say.notNow };
    const { repository } = found;
    const target = await targetOf(repository);
    if (!target) return { refused: say.noRemote };
    return await departureOf({ repository, target, commit: repository.head as string }, ours(repository));
  }

  const answered = (id: string): Answered => {
    const kept = keptOf(id);
    return kept ? { kept } : { refused: say.nothingKept };
  };

  let last: Promise<unknown> = ready;
  /** One after the other: two at once would only lock each other out. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  }
  let stored = '';
  /** Where there is no repository every council leaves it as it was. */
  async function store(): Promise<void> {
    const text = JSON.stringify(memory);
    if (text === stored) return;
    await storeGit(path, memory);
    stored = text;
  }

  return {
    ready,
    kept: keptOf,
    afterwards: (council, files) =>
      inTurn(() => keep(council, files)).catch((error: unknown) =>
        log.error('git after a council failed', { error: String(error) }),
      ),
    look: (id) =>
      inTurn(async () => {
        const departure = await standing(id);
        if ('refused' in departure) return departure;
        await ask(id, departure);
        await store();
        return answered(id);
      }),
    allow: (id, seen, keep) =>
      inTurn(async () => {
        const departure = await standing(id);
        if ('refused' in departure) return departure;
        await ask(id, departure);
        const offer = keptOf(id)?.offer;
        // What stands in the way is in what is shown; an offer that is not the one that was seen is shown first.
        if (!offer) return answered(id);
        if (offer.seen !== seen) return { refused: say.otherThanSeen };
        const { creates } = offer;
        const { repository, target } = departure;
        if (keep === 'always') await consent.give(repository.common, target, { answer: 'always', creates });
        await send(id, departure, { creates, keep });
        await store();
        return answered(id);
      }),
    refuse: (id, never) =>
      inTurn(async () => {
        const departure = await standing(id);
        if (never && !('refused' in departure))
          await consent.give(departure.repository.common, departure.target, {
            answer: 'never',
            creates: false,
          });
        left(id);
        await store();
        return answered(id);
      }),
    diff: (id) =>
      inTurn(async () => {
        const departure = await standing(id);
        if ('refused' in departure) return departure;
        const { repository, going } = departure;
        return { diff: typeof going === 'object' ? await diffOf(repository, going) : '' };
      }),
  };
}

const longestSubject = 72;

export function messageOf(council: Council): string {
  const say = gitWords[council.language];
  const words = councilWords[council.language];
  const { decision } = council;
  const seats = council.seats.map((seat) => line(seat.name)).join(', ');
  return [
    cut(say.subject(line(titleOf(council)))),
    '',
    say.body(words.status[council.status], council.protocol.id, seats),
    ...(decision ? [say.decided(words.verdict[decision.verdict], line(decision.by))] : []),
    '',
    `Council-Id: ${council.id}`,
    '',
  ].join('\n');
}

/** One line, whatever was written. */
const line = (text: string): string =>
  withoutHidden(text)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();

const cut = (text: string): string => {
  const signs = [...text];
  return signs.length <= longestSubject
    ? text
    : `${signs
        .slice(0, longestSubject - 1)
        .join('')
        .trimEnd()}…`;
};
