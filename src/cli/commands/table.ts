/** `council table`: convenes a council on a question or a brief and follows it to its end. What is wrong is said before anything starts. */
import { convene, initHome, listIdentities } from '../../rpc/messages.ts';
import { checked, existingFile, homeOf, oneOf, seatList, tellingOf, wholeNumber } from '../arguments.ts';
import { conduct } from '../conduct.ts';
import { Mistake } from '../exits.ts';
import { type Io, interfaceLanguage, note } from '../io.ts';
import { openSession } from '../session.ts';
import { type Verdict, verdicts } from '../verdicts.ts';

export interface TableOptions {
  home?: string;
  brief?: string;
  seats?: string;
  mode?: string;
  backend?: string;
  seed?: string;
  maxRounds?: string;
  language?: string;
  decide?: string;
  text?: string;
  pace?: string;
  json?: boolean;
  ndjson?: boolean;
}

/** What was asked for, as the host takes it. */
function asked(question: string | undefined, options: TableOptions, io: Io) {
  const { wrong } = io.page().words;
  const text = question?.trim();
  if (text && options.brief !== undefined) throw new Mistake(wrong.questionAndBrief);
  if (!text && options.brief === undefined) throw new Mistake(wrong.noQuestion);
  if (options.mode !== undefined) oneOf('--mode', options.mode, ['debate'], io);
  return {
    ...(text ? { question: text } : {}),
    ...(options.brief === undefined ? {} : { briefPath: existingFile(options.brief, io) }),
    ...(options.seats === undefined ? {} : { seats: seatList(options.seats, io) }),
    ...(options.language === undefined
      ? {}
      : { language: oneOf('--language', options.language, ['fr', 'en'] as const, io) }),
    ...(options.maxRounds === undefined
      ? {}
      : { maxRounds: wholeNumber('--max-rounds', options.maxRounds, io) }),
    ...(options.backend === undefined ? {} : { backend: checked('path', options.backend, io) }),
    ...(options.seed === undefined ? {} : { seed: wholeNumber('--seed', options.seed, io) }),
  };
}

function decision(options: TableOptions, io: Io): { decide?: Verdict | 'ask'; text?: string } {
  const { wrong } = io.page().words;
  if (options.decide === undefined) {
    if (options.text !== undefined) throw new Mistake(wrong.textWithoutDecide);
    return {};
  }
  const decide = oneOf('--decide', options.decide, [...verdicts, 'ask'] as const, io);
  if (decide === 'amend' && !options.text?.trim()) throw new Mistake(wrong.amendNeedsText);
  return { decide, ...(options.text?.trim() ? { text: options.text.trim() } : {}) };
}

export async function table(question: string | undefined, options: TableOptions, io: Io): Promise<number> {
  const telling = tellingOf(options, io);
  const request = asked(question, options, io);
  const decided = decision(options, io);
  const pace = options.pace === undefined ? undefined : wholeNumber('--pace', options.pace, io);
  const home = homeOf(options.home, io);
  const session = await openSession(home, io, pace === undefined ? {} : { pace });
  try {
    const client = session.client();
    const { rows, problems } = await client.request(listIdentities, {});
    if (rows.length === 0 && problems.length === 0) {
      await client.request(initHome, { language: request.language ?? interfaceLanguage(io.env) });
      if (telling === 'text') note(io, io.page().words.hints.madeHome(home));
    }
    // Nobody to decide: the council ends with its recommendation instead of waiting for ever.
    const attended = decided.decide !== undefined || io.terminal;
    const { id, warnings } = await client.request(convene, { ...request, attended });
    for (const warning of warnings) note(io, warning);
    return (await conduct(session, id, io, { telling, ...decided })).exit;
  } finally {
    await session.close();
  }
}
