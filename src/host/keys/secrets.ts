/** Keeps secrets out of everything that is written or shown: logs, the journal, errors, what a model says, answers to clients. */

const shortest = 6;
const blot = '••••';
/** So many letters in a row are of use to somebody. */
const telling = 12;

/** A secret as it may stand in a text: plain, as a part of an address, and in base64, at whatever place it begins there. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  // In base64 three bytes make four letters: what stands before shifts it, so that there are three ways to spell it.
  const inside = [0, 1, 2].map((shift) => {
    const whole = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const from = [0, 2, 3][shift] ?? 0;
    const tail = (bytes.length + shift) % 3 === 0 ? 0 : 1;
    return whole.slice(from, whole.length - tail);
  });
  const spelled = inside.filter((form) => form.length >= 8);
  const safe = spelled.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  return [...new Set([secret, encodeURIComponent(secret), ...spelled, ...safe])];
}

export interface Mask {
  (text: string): string;
  /** Of a text that goes on: only what is a secret from its first letter to its last. */
  whole(text: string): string;
  /** How much of the end of a text could be the beginning of a secret: it is not to be shown before more came. */
  held(text: string): number;
}

/** Blots out each secret that is known by then, wherever it stands in a text; one that was cut off before or behind, too. */
export function maskFor(secrets: () => readonly (string | undefined)[]): Mask {
  let seen: readonly (string | undefined)[] = [];
  let count = 0;
  let forms: string[] = [];
  const now = (): string[] => {
    const given = secrets();
    if (given === seen && given.length === count) return forms;
    [seen, count] = [given, given.length];
    const long = given.filter((secret) => secret !== undefined && secret.length >= shortest) as string[];
    // The longest first: a secret that holds another must not be left with its ends.
    forms = long.flatMap(formsOf).toSorted((a, b) => b.length - a.length);
    return forms;
  };
  const whole = (text: string): string => {
    let masked = text;
    for (const form of now()) if (masked.includes(form)) masked = masked.replaceAll(form, blot);
    return masked;
  };
  const mask = (text: string): string => {
    let masked = whole(text);
    for (const form of forms) if (form.length > telling) masked = withoutEnds(masked, form);
    return masked;
  };
  const held = (text: string): number => {
    let most = 0;
    for (const form of now())
      for (let length = Math.min(form.length - 1, text.length); length > most; length -= 1)
        if (text.endsWith(form.slice(0, length))) most = length;
    return most;
  };
  return Object.assign(mask, { whole, held });
}

/** Errors and logs are cut to a length before they come here: the first or last part of a secret is blotted out as far as it goes. */
function withoutEnds(text: string, form: string): string {
  let masked = text;
  const head = form.slice(0, telling);
  for (let at = masked.indexOf(head); at >= 0; at = masked.indexOf(head, at + blot.length)) {
    let end = at + telling;
    while (end - at < form.length && masked[end] === form[end - at]) end += 1;
    masked = masked.slice(0, at) + blot + masked.slice(end);
  }
  const tail = form.slice(-telling);
  for (let at = masked.indexOf(tail); at >= 0; at = masked.indexOf(tail, at + 1)) {
    const end = at + telling;
    let start = at;
    while (end - start < form.length && masked[start - 1] === form[form.length - (end - start) - 1])
      start -= 1;
    masked = masked.slice(0, start) + blot + masked.slice(end);
  }
  return masked;
}
