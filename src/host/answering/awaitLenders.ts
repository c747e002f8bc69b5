/**
 * The window that starts a host lends its keys and models a moment later. Until then nobody knows who answers for those
 * who name nothing: who is chosen in a channel waits for it, rather than being answered for by others.
 */
import type { KeyRing } from '../keys/keyring.ts';
import type { Clock } from '../ports/ports.ts';

/** An editor tells of its models within this time after its keys, or has none. */
const modelsMs = 4000;
const longestMs = 45_000;

export interface Lenders {
  keysCame(): void;
  modelsCame(): void;
  /** Resolves once it is known what the window lends, or nobody came. */
  came: Promise<void>;
}

export function awaitLenders(clock: Clock, keys: Pick<KeyRing, 'isAwaited' | 'giveUp'>): Lenders {
  if (!keys.isAwaited())
    return { keysCame: () => undefined, modelsCame: () => undefined, came: Promise.resolve() };
  const waits: (() => void)[] = [];
  let hasKeys = false;
  let hasModels = false;
  let settle: () => void = () => undefined;
  const came = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const look = (isLate = false) => {
    if (!isLate && !(hasKeys && hasModels)) return;
    for (const stop of waits.splice(0)) stop();
    settle();
  };
  waits.push(
    clock.at(clock.now() + longestMs, () => {
      keys.giveUp();
      look(true);
    }),
  );
  return {
    came,
    keysCame() {
      if (!hasKeys) waits.push(clock.at(clock.now() + modelsMs, () => look(true)));
      hasKeys = true;
      look();
    },
    modelsCame() {
      hasModels = true;
      look();
    },
  };
}
