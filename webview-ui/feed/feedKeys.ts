/** The keys of the feed. Single letters count only while the feed has the focus, never with a modifier. */
export type Intent =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'next-phase'
  | 'previous-phase'
  | 'tools'
  | 'fold'
  | 'unfold'
  | 'copy'
  | 'search'
  | 'box'
  | 'points'
  | 'motion';

const keys: Record<string, Intent> = {
  ArrowDown: 'next',
  j: 'next',
  ArrowUp: 'previous',
  k: 'previous',
  Home: 'first',
  End: 'last',
  ']': 'next-phase',
  '[': 'previous-phase',
  Enter: 'tools',
  ArrowLeft: 'fold',
  ArrowRight: 'unfold',
  c: 'copy',
  '/': 'search',
  i: 'box',
  p: 'points',
  m: 'motion',
};

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** AltGr counts as Ctrl and Alt together: the brackets of some keyboards need it. */
export function intentOf({ key, ctrlKey, metaKey, altKey }: Pressed): Intent | undefined {
  const altGr = ctrlKey && altKey;
  if (!altGr && (ctrlKey || metaKey || altKey)) return undefined;
  return keys[key];
}
