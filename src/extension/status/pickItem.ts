/** A row of a list to choose from, as the editor is given it. */
import { withoutHidden } from '../../rpc/hidden.ts';
import { undrawn } from './undrawn.ts';

export interface PickItem {
  label: string;
  description?: string | undefined;
  detail?: string | undefined;
  /** Our own pictures, before the label. */
  drawn?: string;
}

const shown = (text: string): string => undrawn(withoutHidden(text));

/** Of its words nothing becomes a picture, and nothing hides or turns another. */
export function plainItem<T extends PickItem>(item: T): T {
  const { label, description, detail, drawn } = item;
  return {
    ...item,
    label: [...(drawn === undefined ? [] : [drawn]), shown(label)].filter(Boolean).join(' '),
    ...(description === undefined ? {} : { description: shown(description) }),
    ...(detail === undefined ? {} : { detail: shown(detail) }),
  };
}
