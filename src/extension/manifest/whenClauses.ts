/** The facts that the extension sets for `when` clauses, and the clauses that commands share. */

/** Before the extension is active none is set, and nothing is hidden for that. */
export const contextKeys = {
  known: 'council.known',
  host: 'council.host',
  toDecide: 'council.toDecide',
  running: 'council.running',
  paused: 'council.paused',
  any: 'council.any',
  several: 'council.several',
  archived: 'council.archived',
  ended: 'council.ended',
  over: 'council.over',
} as const;

export const ifKnown = (key: string) => `!${contextKeys.known} || ${key}`;
export const trusted = 'isWorkspaceTrusted && workspaceFolderCount > 0';
const whileTrusted = (key: string) => `${trusted} && (${ifKnown(key)})`;
export const whileRunning = whileTrusted(contextKeys.running);
export const whileOpen = whileTrusted(`${contextKeys.running} || ${contextKeys.paused}`);
export const whileWaivable = whileTrusted(
  `${contextKeys.running} || ${contextKeys.paused} || ${contextKeys.toDecide}`,
);
export const whilePaused = whileTrusted(contextKeys.paused);
export const whileUndecided = whileTrusted(contextKeys.toDecide);
export const whileEnded = whileTrusted(contextKeys.ended);
export const whileOver = whileTrusted(contextKeys.over);
export const whileAny = whileTrusted(contextKeys.any);
export const whileSeveral = whileTrusted(contextKeys.several);
export const whileArchived = whileTrusted(contextKeys.archived);
