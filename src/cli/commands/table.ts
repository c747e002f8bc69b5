/** `council table`: convenes a council on a question or a brief and follows it to its end. What is wrong is said before anything starts. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type Agree, spending } from '../../rpc/askToSpend.ts';
import { type Convene, convene } from '../../rpc/messages/messages.ts';
import { conveningWords } from '../../rpc/words/council/conveningWords.ts';
import { draftWords } from '../../rpc/words/council/draftWords.ts';
import { agreeing } from '../before/agreeToSpend.ts';
import { askToReview, lacksMaterial } from '../before/askToReview.ts';
import { showBefore } from '../before/beforeCouncil.ts';
import { draftFirst } from '../before/draftAtTerminal.ts';
import { tryElsewhere } from '../before/dryRun.ts';
import { editBrief } from '../before/editBrief.ts';
import { layTable } from '../before/layFirstTable.ts';
import { requestOf, type TableOptions } from '../before/tableRequest.ts';
import { conduct } from '../follow/followToEnd.ts';
import { exits, Mistake } from '../output/exits.ts';
import { type Io, interfaceLanguage, note } from '../output/io.ts';
import {
  homeOf,
  isOpened,
  oneOf,
  tellingOf,
  type Verdict,
  verdicts,
  wholeNumber,
} from '../program/arguments.ts';
import { openSession, paceOf } from '../session/session.ts';
import { tame } from '../terminal/tame.ts';

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

/** A draft is for a question, and is shown to somebody. */
function draftable(options: TableOptions, io: Io): void {
  const words = draftWords[io.page().language];
  if (options.brief !== undefined) throw new Mistake(words.needsQuestion);
  if (!io.terminal || options.json || options.ndjson) throw new Mistake(words.needsTerminal);
}

export async function table(question: string | undefined, options: TableOptions, io: Io): Promise<number> {
  const telling = tellingOf(options, io);
  let request = requestOf(question, options, io);
  const decided = decision(options, io);
  if (options.draft) draftable(options, io);
  const pace = options.pace === undefined ? paceOf(telling, io) : wholeNumber('--pace', options.pace, io);
  const home = homeOf(options.home, io);
  /** What lacks something to review is asked for it, where somebody is there. */
  const reviewing = <T>(work: (asked: Convene) => Promise<T>): Promise<T> =>
    work(request).catch(async (error: unknown) => {
      if (!lacksMaterial(error) || !io.terminal || telling !== 'text' || options.brief) throw error;
      const context = await askToReview(options, io);
      if (!context) throw error;
      request = { ...request, context };
      return work(request);
    });
  const language = isOpened(home)
    ? interfaceLanguage(io.env)
    : await reviewing((asked) => tryElsewhere(asked, home, io));
  const session = await openSession(home, io, { pace });
  try {
    for (const told of await layTable(session, home, language, io)) note(io, told);
    // Nobody to decide: the council ends with its recommendation instead of waiting for ever.
    const attended = decided.decide !== undefined || io.terminal;
    const wanted = options.draft ? await draftFirst(session, request, io, options.yes) : request;
    if (!wanted) return exits.stopped;
    if ('brief' in wanted) {
      io.out(tame(wanted.brief));
      return exits.done;
    }
    request = wanted;
    const settled = await reviewing((asked) =>
      showBefore(session, asked, io, {
        allowChecks: options.allowChecks ?? false,
        allowPrograms: options.allowPrograms ?? false,
        telling,
      }),
    );
    let isShown = false;
    const agreed = (how: Parameters<typeof agreeing>[1]): Agree => {
      const agree = agreeing(io, how);
      return (spend) => {
        isShown = true;
        return agree(spend);
      };
    };
    const convened = await spending(
      session.client,
      convene,
      { ...settled, attended, once: randomUUID() },
      agreed({
        ...{ telling, yes: options.yes, budgeted: options.budget !== undefined },
        choices: {
          review: () => askToReview(options, io),
          edit: (brief) => editBrief(brief, home, io),
          named: (file) => path.relative(io.cwd, path.join(home, file)),
        },
      }),
    );
    if (!convened) return exits.stopped;
    const { id, warnings, mode, because } = convened;
    // A debate is what everyone expects; another protocol is worth a word before it begins.
    const say = conveningWords[io.page().language];
    if (!isShown && (because.code === 'order' || because.code === 'options'))
      note(io, say.mode(mode, say.why(because)));
    for (const warning of warnings) note(io, warning);
    return (await conduct(session, id, io, { telling, yes: options.yes, ...decided })).exit;
  } finally {
    await session.close();
  }
}
