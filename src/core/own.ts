/** Names are data: a record is asked for what it holds itself, never for what every object has (`constructor`, `toString`). */

export const own = <T>(
  record: Readonly<Record<string, T>> | undefined,
  name: string | undefined,
): T | undefined =>
  record !== undefined && name !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
