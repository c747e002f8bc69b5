/** Messages about what leaves the machine after a council: what was committed, what a push would take along, and a person's word on it. */
import * as z from 'zod';
import { request } from './messages.ts';

export interface CommitLine {
  id: string;
  subject: string;
}

/** What a push would do, for a person to see before it is allowed. */
export interface OfferView {
  repository: string;
  remote: string;
  /** Without a password. */
  address: string;
  branch: string;
  /** The remote has no such branch, as far as is known here: the push would make it. */
  creates: boolean;
  /** Nothing was ever pushed from here by a council. */
  first: boolean;
  commits: number;
  /** From the root of the repository; the first of them. */
  files: string[];
  fileCount: number;
  /** Files of the person that stay here; absent where it can't be told. */
  changed?: number;
  /** Says exactly this; what is allowed is what was seen. */
  seen: string;
}

export type PushTrouble = 'behind' | 'offline' | 'no-credentials' | 'strange-address' | 'failed';

/** What git was told after a council. */
export interface KeptView {
  commit: string;
  files: number;
  /** `off`: nothing more was wanted. `asked`: a person is asked, see `offer`. `left`: not now. `others`: commits that are not the council's stand in the way. */
  push: 'off' | 'pushed' | 'asked' | 'left' | 'others' | 'failed';
  remote?: string;
  branch?: string;
  offer?: OfferView;
  others?: { count: number; first: CommitLine[] };
  trouble?: {
    code: PushTrouble;
    detail: string /** Tried again by itself at the next council, or asked again. */;
    again: boolean;
  };
}

const id = z.string().min(1).max(200);
const seen = z.string().min(1).max(200);

/** Looks again at what a push would take along; nothing is sent, and the remote is not asked. */
export const lookAtPush = request<KeptView>()('publish/look', z.object({ id }));
/** A person has seen the offer: `always` also holds for later councils on this repository, remote and branch. */
export const allowPush = request<KeptView>()(
  'publish/allow',
  z.object({ id, seen, keep: z.enum(['always', 'once']) }),
);
/** Not now; `never` is not asked again for this repository, remote and branch. */
export const refusePush = request<KeptView>()('publish/refuse', z.object({ id, never: z.boolean() }));
/** What would leave, as a diff. */
export const showPush = request<{ diff: string }>()('publish/diff', z.object({ id }));
