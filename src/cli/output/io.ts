/** Where a command reads and writes. Everything a command knows of its terminal comes from here, so that a test can stand in for one. */
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { withoutHidden } from '../../rpc/hidden.ts';
import { printableJson } from '../../rpc/printableJson.ts';
import type { Language } from '../../rpc/views/views.ts';
import { languageOf } from '../../rpc/words/speak.ts';
import { ansiPaint, noPaint } from '../terminal/paint.ts';
import { type Page, pageOf } from '../terminal/terminalPage.ts';

export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** As wide as the terminal is now. */
  page(): Page;
  rows(): number;
  /** All that was piped in. */
  input(): Promise<string>;
  /** Someone sits there: progress is shown as it happens, and questions may be asked. */
  terminal: boolean;
  env: Record<string, string | undefined>;
  cwd: string;
}

const localeOf = (env: Io['env']): string => env.LC_ALL || env.LC_MESSAGES || env.LANG || '';

export const interfaceLanguage = (env: Io['env']): Language => languageOf(localeOf(env));

/** A terminal that names no language is spoken to in that of the council it shows. */
export function inLanguageOf(io: Io, council: Language): Io {
  if (!/^(C|POSIX)?(\.|$)/i.test(localeOf(io.env))) return io;
  return { ...io, page: () => pageOf(io.page().columns, io.page().paint, council) };
}

export function processIo(): Io {
  const { env, stdin, stdout, stderr } = process;
  const dumb = env.TERM === 'dumb';
  const language = interfaceLanguage(env);
  const paint = stdout.isTTY && !dumb && !env.NO_COLOR ? ansiPaint : noPaint;
  return {
    out: (said) => stdout.write(said),
    err: (said) => stderr.write(said),
    page: () => pageOf(stdout.isTTY ? (stdout.columns ?? 80) : Number(env.COLUMNS) || 80, paint, language),
    rows: () => stdout.rows ?? 24,
    input: () => text(stdin),
    terminal: Boolean(stdout.isTTY && stdin.isTTY) && !dumb,
    env,
    cwd: process.cwd(),
  };
}

/** Our own colours, and nothing else that drives a terminal: a path, an error or a warning may quote anybody. */
const printable = (text: string): string =>
  withoutHidden(text.replace(/(\u001B\[[\d;]*m|[\n\t])|\p{Control}/gu, (_sign, kept = '') => kept));

export const say = (io: Io, lines: string[]): void =>
  io.out(printable(lines.map((line) => `${line}\n`).join('')));
export const note = (io: Io, text: string): void => io.err(printable(`${text}\n`));
export const sayJson = (io: Io, value: unknown): void => io.out(`${printableJson(JSON.stringify(value))}\n`);
