/** How the page reaches its owner: the editor here, the control page's server later. */
import type { ToPage } from '../../src/rpc/pages/transcriptPageMessages.ts';

export interface Bridge<Post> {
  post(message: Post): void;
  /** What was saved before a reload. */
  load(): unknown;
  save(state: unknown): void;
}

/** Every one of them, or it does not compile: what is not here would be dropped without a word. */
const known: Record<ToPage['type'], true> = {
  open: true,
  empty: true,
  changed: true,
  delta: true,
  host: true,
  taken: true,
  refused: true,
};

/** Other scripts of the frame post messages too; only the owner's are taken. */
export const isToPage = (value: unknown): value is ToPage =>
  typeof value === 'object' && value !== null && 'type' in value && Object.hasOwn(known, String(value.type));
