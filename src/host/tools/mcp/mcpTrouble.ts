/** What keeps a tool server from answering, before it is said in anybody's language. */

/** Its start took longer than it may. */
export class Late extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super(`no start within ${seconds} s`);
    this.seconds = seconds;
  }
}

/** It sent more than is read of one answer, and was hung up on. */
export class TooMuch extends Error {
  readonly bytes: number;
  constructor(bytes: number) {
    super(`more than ${bytes} bytes in one answer`);
    this.bytes = bytes;
  }
}

/** The code of an answer that was no JSON-RPC, in our own words for it. */
export const unreadable = -32_099;

/** Its program ended before it had started; with its last words. */
export class Ended extends Error {
  readonly code: number | string;
  readonly said: string;
  constructor(code: number | string, said: string) {
    super(`ended (${code})${said === '' ? '' : `: ${said}`}`);
    this.code = code;
    this.said = said;
  }
}

/** In somebody's language: whole for people and in answers; in our own words alone where a seat is asked. */
export class NotNow extends Error {
  readonly inOurWords: string;
  constructor(whole: string, inOurWords: string = whole) {
    super(whole);
    this.inOurWords = inOurWords;
  }
}

/** Itself, or what it was caused by. */
export function troubleIn<T extends Error>(
  kind: abstract new (...args: never[]) => T,
  error: unknown,
): T | undefined {
  for (let at = error, deep = 0; at instanceof Error && deep < 5; at = at.cause, deep++)
    if (at instanceof kind) return at;
  return undefined;
}
