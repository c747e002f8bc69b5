/** `council table`: convenes a council on a question or a brief and follows it to its end. What is wrong is said before anything starts. */
import { convene } from '../../rpc/messages.ts';
import { conveningWords } from '../../rpc/words/convening.ts';
import {
  checked,
  existingFile,
  homeOf,
  isOpened,
  longestText,
  oneOf,
  seatList,
  tellingOf,
  wholeNumber,
} from '../arguments.ts';
import { conduct } from '../conduct.ts';
import { Mistake } from '../exits.ts';
import { type Io, interfaceLanguage, note } from '../io.ts';
import { layTable } from '../layTable.ts';
import { openSession, paceOf } from '../session.ts';
import { tryElsewhere } from '../tryElsewhere.ts';
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
  if (text && text.length > longestText) throw new Mistake(wrong.tooLong(longestText));
  if (text && options.brief !== undefined) throw new Mistake(wrong.questionAndBrief);
  if (!text && options.brief === undefined) throw new Mistake(wrong.noQuestion);
  if (options.brief !== undefined && (options.seats ?? options.maxRounds) !== undefined) {
    throw new Mistake(wrong.briefDecides);
  }
  if (options.brief !== undefined && options.mode !== undefined) throw new Mistake(wrong.briefDecides);
  return {
    ...(text ? { question: text } : {}),
    ...(options.brief === undefined ? {} : { briefPath: existingFile(options.brief, io) }),
    ...(options.seats === undefined ? {} : { seats: seatList(options.seats, io) }),
    ...(options.mode === undefined ? {} : { mode: checked('id', options.mode, io) }),
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
  const pace = options.pace === undefined ? paceOf(telling, io) : wholeNumber('--pace', options.pace, io);
  const home = homeOf(options.home, io);
  const language = isOpened(home) ? interfaceLanguage(io.env) : await tryElsewhere(request, home, io);
  const session = await openSession(home, io, { pace });
  try {
    for (const told of await layTable(session, home, language, io)) note(io, told);
    // Nobody to decide: the council ends with its recommendation instead of waiting for ever.
    const attended = decided.decide !== undefined || io.terminal;
    const convened = await session.client().request(convene, { ...request, attended });
    const { id, warnings, mode, because } = convened;
    // A debate is what everyone expects; another protocol is worth a word before it begins.
    if (because !== undefined && mode !== 'debate')
      note(io, conveningWords[io.page().language].mode(mode, because));
    for (const warning of warnings) note(io, warning);
    return (await conduct(session, id, io, { telling, ...decided })).exit;
  } finally {
    await session.close();
  }
}
