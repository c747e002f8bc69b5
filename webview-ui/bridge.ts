/** How the page reaches its owner: the editor here, the control page's server later. */
import type { ToPage } from '../src/rpc/webview.ts';

export interface Bridge<Post> {
  post(message: Post): void;
  /** What was saved before a reload. */
  load(): unknown;
  save(state: unknown): void;
}

const known: ReadonlySet<unknown> = new Set<ToPage['type']>([
  'open',
  'empty',
  'changed',
  'delta',
  'host',
  'refused',
]);

/** Other scripts of the frame post messages too; only the owner's are taken. */
export const isToPage = (value: unknown): value is ToPage =>
  typeof value === 'object' && value !== null && 'type' in value && known.has(value.type);
