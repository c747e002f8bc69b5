/** What the editor keeps of the page over a reload. It may be of another version: only what is understood is taken. */
import { isRecord, scrollFrom } from '../../feed/reading.ts';
import type { PageState, Saved } from './transcriptState.ts';

export function savedOf(state: PageState, scroll: Saved['scroll']): Saved | undefined {
  if (state.head === undefined) return state.saved;
  const { text, to, mode } = state.composer;
  return {
    council: state.head.id,
    folds: { ...state.folds },
    text,
    mode,
    ...(to === undefined ? {} : { to }),
    ...(scroll === undefined ? {} : { scroll }),
  };
}

function foldsFrom(value: unknown): Record<string, boolean> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, boolean] => typeof pair[1] === 'boolean'),
  );
}

export function savedFrom(value: unknown): Saved | undefined {
  if (!isRecord(value) || typeof value['council'] !== 'string') return undefined;
  const { council, text, to, mode, scroll } = value;
  const at = scrollFrom(scroll);
  return {
    council,
    folds: foldsFrom(value['folds']),
    text: typeof text === 'string' ? text : '',
    mode: mode === 'amend' || mode === 'reject' ? mode : 'plain',
    ...(typeof to === 'string' ? { to } : {}),
    ...(at === undefined ? {} : { scroll: at }),
  };
}
