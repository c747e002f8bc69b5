/** Follows a council that a command has just opened: the options that say how it is told, paced and decided. */

import { exits, Mistake } from '../output/exits.ts';
import type { Io } from '../output/io.ts';
import { oneOf, tellingOf, verdicts, wholeNumber } from '../program/arguments.ts';
import { openSession, paceOf, type Session } from '../session/session.ts';
import { type Conduct, conduct } from './followToEnd.ts';

export interface GoOnOptions {
  seed?: string;
  decide?: string;
  text?: string;
  pace?: string;
  json?: boolean;
  ndjson?: boolean;
  yes?: boolean;
}

function conductOf(options: GoOnOptions, io: Io): Conduct {
  const { wrong } = io.page().words;
  const telling = tellingOf(options, io);
  const text = options.text?.trim();
  if (options.decide === undefined) {
    if (text !== undefined) throw new Mistake(wrong.textWithoutDecide);
    return { telling };
  }
  const decide = oneOf('--decide', options.decide, [...verdicts, 'ask'] as const, io);
  if (decide === 'amend' && !text) throw new Mistake(wrong.amendNeedsText);
  return { telling, decide, ...(text ? { text } : {}) };
}

/** Opens the home, has the council opened by `begin`, and follows it to its end. */
export async function goOn(
  home: string,
  options: GoOnOptions,
  io: Io,
  begin: (
    session: Session,
    how: { attended: boolean; seed?: number },
    telling: Conduct['telling'],
  ) => Promise<string | undefined>,
): Promise<number> {
  const conducted = conductOf(options, io);
  const seed = options.seed === undefined ? {} : { seed: wholeNumber('--seed', options.seed, io) };
  const pace =
    options.pace === undefined ? paceOf(conducted.telling, io) : wholeNumber('--pace', options.pace, io);
  const session = await openSession(home, io, { pace });
  try {
    // Nobody to decide: the council ends with its recommendation instead of waiting for ever.
    const attended = conducted.decide !== undefined || io.terminal;
    const id = await begin(session, { attended, ...seed }, conducted.telling);
    if (id === undefined) return exits.stopped;
    return (await conduct(session, id, io, { ...conducted, yes: options.yes })).exit;
  } finally {
    await session.close();
  }
}
