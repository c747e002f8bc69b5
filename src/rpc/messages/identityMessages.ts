/** Messages of the registry: who can sit at the table is added, changed, taken out, and taken over from elsewhere. */
import * as z from 'zod';
import { request } from './messages.ts';

const id = z.string().min(1).max(200);

/** What identities.yaml may say of somebody. The host checks it by the file's own schema and says what is wrong in words. */
export interface IdentityFields {
  name?: string;
  emoji?: string;
  kind?: 'agent' | 'human';
  role?: string;
  /** A text, or a file of the home. */
  persona?: string | { file: string };
  backend?: string;
  model?: string;
  discord?: { userId?: string; face?: 'webhook' | 'bot' };
  domains?: { lead?: string[]; backup?: string[] };
  orchestrator?: boolean;
  priority?: number;
  speed?: number;
  reactsTo?: string[];
  budget?: { tokens?: number; cost?: number };
  capabilities?: { tools?: string[]; files?: 'none' | 'read' | 'propose' };
  muted?: boolean;
}
const fields = z.record(z.string().max(100), z.unknown());

export interface RegistryRow extends IdentityFields {
  id: string;
  name: string;
  kind: 'agent' | 'human';
}

/** Everyone as their file says it, personas that are files by their names. */
export const listRegistry = request<{
  rows: RegistryRow[];
  /** Whether a re-scan has anything to read. */
  paddedCell: 'found' | 'absent';
  /** Why its file can't be read, where there is one. */
  why?: string;
}>()('identity/registry', z.object({}));

/** Written to identities.yaml, comments kept. Refused for an id that is there. */
export const addIdentity = request<{ id: string; written: string[] }>()(
  'identity/add',
  z.object({ id, fields }),
);
/** Sets these fields and takes out those; `discord`, `domains`, `budget` and `capabilities` are set part by part. */
export const editIdentity = request<{ id: string; written: string[] }>()(
  'identity/edit',
  z.object({ id, set: fields.default({}), clear: z.array(z.string().max(100)).max(50).default([]) }),
);
/** Channels lose the member; running councils keep their own copy and go on. Both are named. */
export const deleteIdentity = request<{
  id: string;
  written: string[];
  sitsIn: string[];
  channels: string[];
}>()('identity/delete', z.object({ id }));

/** What was taken over, by id, and what was not, in words. */
export interface TakenOver {
  written: string[];
  added: string[];
  /** Whose Discord id was missing. */
  filled: string[];
  same: string[];
  notes: string[];
}
/** The text of a dirigent-identity.json. Whoever is here stays as they are. */
export const importIdentities = request<TakenOver>()(
  'identity/import',
  z.object({ text: z.string().max(1_000_000) }),
);
/** Refused where padded-cell was not found. */
export const rescanPaddedCell = request<TakenOver>()('identity/rescan', z.object({}));
