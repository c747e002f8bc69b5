/**
 * A seat that knows seed 0 and nothing else of the house: it parses the state block, appends to the section under its own
 * heading, marks its status, saves. Every word about the file's shape in here is the seed's.
 */

export interface SeedSeat {
  /** As in `(agent:sage)` and in the block. */
  key: string;
  /** As in `### 🦎 Sage`. */
  face: string;
}

export interface SeedState {
  currentPhase: string;
  tour: number;
  status: 'ACTIVE' | 'CONVERGED' | 'TIMEOUT';
  participants: Record<string, { status: string; lastAction: string | null }>;
}

export type SeedMark = 'block' | 'list' | 'both';

const block = /<!--council-state\s*([\s\S]*?)\s*-->/;

/** « Parse le JSON du fichier d'état. » */
export function seedState(text: string): SeedState | undefined {
  const json = block.exec(text)?.[1];
  return json === undefined ? undefined : (JSON.parse(json) as SeedState);
}

/** « Ajoute à sa section dans le fichier markdown » : pas de remplacement, append. */
export function appended(text: string, { face }: SeedSeat, entry: string): string {
  const lines = text.split('\n');
  const heading = lines.findLastIndex((line) => line.trimEnd() === `### ${face}`);
  if (heading < 0) throw new Error(`no section "### ${face}"`);
  let end = heading + 1;
  while (end < lines.length && !/^#{1,3} |^<!--council-state/.test(lines[end] ?? '')) end++;
  return [...lines.slice(0, end), entry, '', ...lines.slice(end)].join('\n');
}

/** « Met à jour le JSON : status → RESPONDED, lastAction → now. » */
export function respondedInBlock(text: string, { key }: SeedSeat, now: string): string {
  const state = seedState(text);
  const own = state?.participants[key];
  if (!state || !own) throw new Error(`no participant ${key}`);
  own.status = 'RESPONDED';
  own.lastAction = now;
  return text.replace(block, () => `<!--council-state\n${JSON.stringify(state, null, 2)}\n-->`);
}

/** `- 🦎 Sage (agent:sage): [status: RESPONDED]`, as the seed's list of participants has it. */
export const respondedInList = (text: string, { key, face }: SeedSeat): string =>
  text.replace(
    new RegExp(`^- .*\\(agent:${key}\\):.*$`, 'm'),
    () => `- ${face} (agent:${key}): [status: RESPONDED]`,
  );

/**
 * What the seat makes of the file when it is invoked; nothing when it has nothing to do: « Si RESPONDED ou DONE → ne rien
 * faire. Si WAITING → procéder. »
 */
export function invoked(
  text: string,
  seat: SeedSeat,
  { now, mark, answer }: { now: string; mark: SeedMark; answer(state: SeedState): string },
): string | undefined {
  const state = seedState(text);
  // It looks where it writes: in the list, or in the block.
  const listed = new RegExp(`\\(agent:${seat.key}\\):.*WAITING`).test(text) ? 'WAITING' : '';
  const own = mark === 'list' ? listed : state?.participants[seat.key]?.status;
  if (state?.status !== 'ACTIVE' || own !== 'WAITING') return undefined;
  const added = appended(text, seat, `[Tour ${state.tour}]: ${answer(state)}`);
  const blocked = mark === 'list' ? added : respondedInBlock(added, seat, now);
  return mark === 'block' ? blocked : respondedInList(blocked, seat);
}
