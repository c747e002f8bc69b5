/** Which of the models that editors lend is meant, and how they are listed: each once, by whose mind it is. */
import type { LentModel } from '../../rpc/messages/editorMessages.ts';
import type { Session } from '../clients/sessions.ts';
import type { ModelRow } from '../ports/ports.ts';
import { familyOf } from './seatFamilies.ts';

export type Lenders = Map<Session, LentModel[]>;

export const shown = ({ name, family, id }: LentModel): string => name || family || id;

/** Two windows of one editor lend the same models: each is there once. */
export function offeredBy(lenders: Lenders): LentModel[] {
  const all = new Map<string, LentModel>();
  for (const lent of [...lenders.values()].flat()) if (!all.has(lent.id)) all.set(lent.id, lent);
  return [...all.values()];
}

/** An editor's family is a version (`gpt-4o`, `gpt-4.1`); seats are spread over those who were raised apart. */
const mindOf = ({ family, id }: LentModel): string => familyOf('editor', family || id);

export const modelsOf = (lenders: Lenders): ModelRow[] =>
  offeredBy(lenders).map((lent) => ({
    id: lent.id,
    ...(lent.name ? { name: lent.name } : {}),
    family: mindOf(lent),
  }));

/** From the closest to the widest; of several that fit the first in the editor's own order. */
const fits: readonly ((lent: LentModel) => string | undefined)[] = [
  ({ id }) => id,
  ({ name }) => name,
  ({ vendor, family }) => (vendor && family ? `${vendor}/${family}` : undefined),
  ({ family }) => family,
  mindOf,
];

export function findLent(
  lenders: Lenders,
  model: string | undefined,
): { session: Session; lent: LentModel } | undefined {
  const all = [...lenders].flatMap(([session, models]) => models.map((lent) => ({ session, lent })));
  if (model === undefined) return all[0];
  const wanted = model.toLowerCase();
  for (const part of fits) {
    const found = all.find(({ lent }) => part(lent)?.toLowerCase() === wanted);
    if (found) return found;
  }
  return undefined;
}
