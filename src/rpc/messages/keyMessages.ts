/** Messages about keys. A key goes to the host, and never comes back: answers say where one is from and where it may go. */
import * as z from 'zod';
import { request } from './messages.ts';

const provider = z.string().min(1).max(100);
const NewKey = z.object({
  provider,
  value: z.string().min(1).max(4000),
  /** The address that it may be sent to, where that is not the provider's own. */
  url: z.string().max(1000).optional(),
});

export interface KeyRow {
  provider: string;
  /** Absent: there is none. */
  from?: 'lent' | 'environment' | 'kept';
  /** The one host that it goes to, or would; absent: the person has to say it. */
  host?: string;
  /** The variable of the environment that holds it. */
  variable?: string;
  /** Where council.yaml points, when that is another host: it gets no key until the person approves it. */
  declared?: string;
  /** The address that council.yaml gives then. */
  url?: string;
}

export interface KeyTested {
  ok: boolean;
  /** What came, in words. */
  message: string;
  models?: string[];
}

/** The keys of a client, in the place of those it lent before: held in memory, never written. */
export const lendKeys = request<null>()('keys/lend', z.object({ keys: z.array(NewKey).max(50) }));
export const listKeys = request<{ rows: KeyRow[]; problem?: string }>()('keys/list', z.object({}));
/** Asks the provider whether it takes the key; no model is asked. Without a value: the key that is there. */
export const testKey = request<KeyTested>()('keys/test', NewKey.partial({ value: true }));
export const forgetKey = request<{ dropped: ('lent' | 'kept')[] }>()('keys/forget', z.object({ provider }));
