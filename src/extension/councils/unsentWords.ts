/** What a person typed and what has not arrived yet: kept with this workspace, letter by letter, until it has. */
import { own } from '../../rpc/own.ts';

/** The editor's memory of a workspace, as far as drafts need it. */
export interface DraftMemory {
  get(key: string): unknown;
  update(key: string, value: unknown): Thenable<void>;
}

export interface Drafts {
  /** Empty: nothing is. */
  kept(box: string): string;
  keep(box: string, text: string): void;
  /** It stands where it was meant to: it need not be offered again. */
  arrived(box: string): void;
}

const place = 'council.drafts';
/** Boxes of councils that nobody came back to give way to newer ones. */
const most = 50;

export function keepDrafts(memory: DraftMemory): Drafts {
  const all = (): Record<string, string> => {
    const found = memory.get(place);
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, text]) => typeof text === 'string'));
  };
  function put(box: string, text: string): void {
    const { [box]: _before, ...others } = all();
    const next = text.trim() === '' ? others : { ...others, [box]: text };
    void memory.update(place, Object.fromEntries(Object.entries(next).slice(-most)));
  }
  return {
    kept: (box) => own(all(), box) ?? '',
    keep: put,
    arrived: (box) => put(box, ''),
  };
}
