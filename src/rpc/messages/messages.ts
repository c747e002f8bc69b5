/** Every message between a client and the host: one typed constant each, with the schema that checks it. */

import * as z from 'zod';
import type {
  AsideView,
  CouncilPatch,
  CouncilRow,
  CouncilView,
  FileProblem,
  IdentityRow,
} from '../views/views.ts';
import type { Who } from '../views/whoRule.ts';
import type { ChoiceView } from './modelMessages.ts';
import { type ModeWhy, type SpendView, seen } from './spendMessages.ts';

export interface Request<S extends z.ZodType, R> {
  method: string;
  params: S;
  /** Carries the type of the answer; never set. */
  readonly _result?: R;
}

export interface Notification<P> {
  method: string;
  readonly _params?: P;
}

export const request =
  <R>() =>
  <S extends z.ZodType>(method: string, params: S): Request<S, R> => ({ method, params });
const notification = <P>(method: string): Notification<P> => ({ method });

const id = z.string().min(1).max(200);
const words = z.string().min(1).max(20_000);

/** What a host says of itself; earlier releases name no person, and nothing when they are only asked whether they are there. */
export interface Named {
  home: string;
  person?: string;
}

interface Greeting extends Named {
  version: string;
  pid: number;
  notes: string[];
  aside?: AsideView;
  who: Who;
  /** What this connection is called; earlier releases give it no name. */
  line?: string;
  /** The connection before this one was let go, because the client did not read. */
  dropped?: true;
}

/**
 * Who the client is. `as` is whom it says to be in front of it; the answer says who that is here, or that it must be asked.
 * `before`: the line that it had and lost.
 */
export const hello = request<Greeting>()(
  'hello',
  z.object({
    client: z.enum(['extension', 'cli', 'test', 'bench']),
    as: id.optional(),
    before: id.optional(),
  }),
);

/** Whether anybody is there, and who: a host that is suspended keeps its socket. Earlier releases say no more than that. */
export const ping = request<Named | null>()('host/ping', z.object({}));

const some = z.array(id).max(1000).default([]);
/**
 * What this client waits for, and so wants asked for as long as it is there. A host that stands drives everything anyway;
 * one that a command opened drives what is asked for and nothing else.
 */
export const drive = request<{ drives: 'everything' | 'asked' | 'nothing' }>()(
  'host/drive',
  z.object({ councils: some, channels: some }),
);
/** Of these, where somebody is asked: elsewhere a floor that is open only stands there. */
export const driven = request<{ councils: string[]; channels: string[] }>()(
  'host/driven',
  z.object({ councils: some, channels: some }),
);

/** A part of a context: text, a file of the workspace, lines of one, or a git range. */
const ContextPart = z.union([
  words,
  z.object({ file: z.string().min(1).max(1000) }),
  z.object({ git: z.string().min(1).max(200) }),
  z.object({
    selection: z.object({
      file: z.string().min(1).max(1000),
      from: z.number().int().min(1),
      to: z.number().int().min(1),
    }),
  }),
]);

export const Convene = z.object({
  /** One of the three: a question in words, the path of a brief (absolute or in the home), or its text. */
  question: words.optional(),
  briefPath: z.string().max(4096).optional(),
  briefText: z.string().max(1_000_000).optional(),
  /** What the seats need to know, for a question in words. */
  context: z.array(ContextPart).max(50).optional(),
  seats: z.array(id).optional(),
  /** Fields of the brief for a question in words, as they were drafted and agreed to. */
  drafted: z
    .object({
      constraints: z.array(z.string().min(1).max(2000)).max(50),
      format: z.string().min(1).max(2000).optional(),
      acceptance: z.array(z.string().min(1).max(2000)).max(50),
    })
    .optional(),
  /** The protocol for a question in words, chosen from them when absent; a brief names its own. */
  mode: z.string().min(1).max(100).optional(),
  language: z.enum(['en', 'fr']).optional(),
  maxRounds: z.number().int().optional(),
  /** Nobody's model is asked: every voice is a rehearsal's, whatever its seat names. */
  rehearse: z.boolean().optional(),
  /** Nobody's model is asked: every agent says what this script dictates. `file` is where it stands, for its problems. */
  script: z.object({ text: z.string().max(1_000_000), file: z.string().min(1).max(4096) }).optional(),
  /** One model of the table is also asked alone, once, to compare with after the decision. */
  baseline: z.boolean().optional(),
  /** For seats that name none. */
  backend: z.string().max(100).optional(),
  seed: z.number().int().nonnegative().optional(),
  attended: z.boolean().default(true),
  /** The client's own name for this request: put to the next host again, it is the same council. */
  once: z
    .string()
    .regex(/^[0-9A-Za-z-]{10,40}$/)
    .optional(),
  /** The limits of this council, in the place of those of its brief. */
  budget: z
    .object({
      tokens: z.number().int().positive().max(1e9).optional(),
      cost: z.number().positive().max(1e6).optional(),
      /** Minutes. */
      time: z.union([z.number().positive().max(1440), z.literal('off')]).optional(),
    })
    .optional(),
  seen,
});
export type Convene = z.input<typeof Convene>;
export interface Convened {
  id: string;
  briefPath: string;
  mode: string;
  because: ModeWhy;
  warnings: string[];
  choice: ChoiceView;
}
export const convene = request<Convened>()('council/convene', Convene);

export const checkBrief = request<{ problems: FileProblem[] }>()(
  'brief/check',
  z.object({ path: z.string().max(4096).optional(), text: z.string().max(1_000_000).optional() }),
);

export const listCouncils = request<{ rows: CouncilRow[] }>()('council/list', z.object({}));
export const getCouncil = request<CouncilView>()('council/get', z.object({ id }));
/** From here on `changed` and `delta` arrive for this council; answers the whole view, partial turns included. */
export const watchCouncil = request<CouncilView>()('council/watch', z.object({ id }));
export const unwatchCouncil = request<null>()('council/unwatch', z.object({ id }));

export const injectWords = request<null>()(
  'council/inject',
  z.object({ id, text: words, to: id.optional(), by: id.optional() }),
);
export const Decide = z.object({
  id,
  verdict: z.enum(['accept', 'amend', 'reject', 'another-round']),
  text: words.optional(),
  by: id.optional(),
  seen,
});
export const decideCouncil = request<{ status: string }>()('council/decide', Decide);
export const pauseCouncil = request<null>()('council/pause', z.object({ id }));
/** Without an id all paused councils go on. */
export const resumeCouncil = request<{ resumed: string[] }>()(
  'council/resume',
  z.object({ id: id.optional(), attended: z.boolean().default(true), seen }),
);
export const stopCouncil = request<null>()('council/stop', z.object({ id, reason: words.optional() }));
/** A person at the table speaks. The text is read as any seat's reply. */
export const answerSeat = request<null>()(
  'council/answer',
  z.object({ id, seat: id, text: z.string().min(1).max(100_000) }),
);
export const extendDeadline = request<null>()(
  'council/extend',
  z.object({ id, seat: id, seconds: z.number().int().min(1).max(86_400) }),
);
export const skipSeat = request<null>()('council/skip', z.object({ id, seat: id }));

export const listIdentities = request<{ rows: IdentityRow[]; problems: FileProblem[] }>()(
  'identity/list',
  z.object({}),
);
/** Writes the family template; answers the files that were made, none if they were there. */
export const initHome = request<{ written: string[] }>()(
  'home/init',
  z.object({
    language: z.enum(['en', 'fr']).default('en'),
    /** Laid because a council needs a table, not because somebody asked for a home: then git is left alone. */
    inPassing: z.boolean().default(false),
  }),
);
/** Looks at the files again now: for clients that watch the workspace themselves. */
export const filesChanged = request<null>()('home/files-changed', z.object({}));
/** A person saved this file in their editor, with words of this sum (SHA-256 of the text): no program did. */
export const filesSaved = request<null>()(
  'home/files-saved',
  z.object({ file: z.string().min(1).max(4096), sum: z.string().regex(/^[0-9a-f]{64}$/) }),
);

export const councilChanged = notification<CouncilPatch>('council/changed');
/** Text as it is spoken: gathered over 33 ms for each watcher, never recorded. */
export const councilDelta = notification<{ id: string; key: string; text: string }>('council/delta');
/** Rows that are new or other than before, to be put in place by id. */
export const rowsChanged = notification<{
  rows: CouncilRow[];
  /** Councils that were deleted: their rows go. */
  gone?: string[];
}>('council/rows');
export const identitiesChanged = notification<{ rows: IdentityRow[]; problems: FileProblem[] }>(
  'identity/changed',
);
/** Something a person should know that belongs to no council: a full disk, a cut-off record. */
export const noticed = notification<{ level: 'info' | 'warning' | 'error'; message: string }>('host/noticed');

/** Codes of refusals, so that a client can choose its exit code or button. The message is for people. */
export const refusal = {
  wrongInput: -32001,
  notFound: -32002,
  notNow: -32003,
  storage: -32004,
  /** The host is about to end and has done nothing of it: put it to the next one. */
  closing: -32005,
  /** It would cost, and the estimate that comes with this was not seen. */
  unseen: -32006,
  /** A review without anything to review. */
  nothingToReview: -32007,
} as const;
export interface RefusalData {
  problems?: FileProblem[];
  spend?: SpendView;
}
