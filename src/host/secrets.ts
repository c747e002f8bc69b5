/** Keeps secrets out of everything that is written or shown: logs, the journal, errors. */

/** A function that blots out each of these secrets wherever it stands in a text. */
export function maskFor(secrets: readonly (string | undefined)[]): (text: string) => string {
  const known = secrets.filter((secret): secret is string => secret !== undefined && secret.length >= 6);
  return (text) => known.reduce((masked, secret) => masked.replaceAll(secret, '••••'), text);
}
