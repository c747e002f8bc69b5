/** What was asked for on the command line, as the host takes it. */

import path from 'node:path';
import { budgetTyped, type Typed } from '../../rpc/askToSpend.ts';
import type { Convene } from '../../rpc/messages/messages.ts';
import { type Piece, pieceOf } from '../../rpc/namedPieces.ts';
import { scriptCli } from '../../rpc/words/cli/scriptCli.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import { Mistake } from '../output/exits.ts';
import type { Io } from '../output/io.ts';
import {
  checked,
  existingFile,
  homeOf,
  longestText,
  oneOf,
  seatList,
  wholeNumber,
} from '../program/arguments.ts';
import { scriptIn } from './scriptFile.ts';

export interface TableOptions {
  home?: string;
  brief?: string;
  seats?: string;
  mode?: string;
  context?: string[];
  backend?: string;
  rehearse?: boolean;
  script?: string;
  baseline?: boolean;
  seed?: string;
  maxRounds?: string;
  language?: string;
  decide?: string;
  text?: string;
  pace?: string;
  allowChecks?: boolean;
  allowPrograms?: boolean;
  draft?: boolean;
  json?: boolean;
  ndjson?: boolean;
  yes?: boolean;
  budget?: string;
  minutes?: string;
}

/** What was asked for, as the host takes it. */
export function requestOf(question: string | undefined, options: TableOptions, io: Io): Convene {
  const { wrong } = io.page().words;
  const text = question?.trim();
  if (text && text.length > longestText) throw new Mistake(wrong.tooLong(longestText));
  if (text && options.brief !== undefined) throw new Mistake(wrong.questionAndBrief);
  if (!text && options.brief === undefined) throw new Mistake(wrong.noQuestion);
  if (options.brief !== undefined && (options.seats ?? options.maxRounds) !== undefined) {
    throw new Mistake(wrong.briefDecides);
  }
  if (options.brief !== undefined && (options.mode ?? options.context) !== undefined)
    throw new Mistake(wrong.briefDecides);
  if (options.script !== undefined && (options.rehearse || options.backend !== undefined || options.draft))
    throw new Mistake(scriptCli[io.page().language].alone);
  return {
    ...(text ? { question: text } : {}),
    ...(options.brief === undefined ? {} : { briefPath: existingFile(options.brief, io) }),
    ...(options.seats === undefined ? {} : { seats: seatList(options.seats, io) }),
    ...(options.mode === undefined ? {} : { mode: checked('id', options.mode, io) }),
    ...(options.context === undefined ? {} : { context: contextOf(options.context, options, io) }),
    ...(options.language === undefined
      ? {}
      : { language: oneOf('--language', options.language, ['fr', 'en'] as const, io) }),
    ...(options.maxRounds === undefined
      ? {}
      : { maxRounds: wholeNumber('--max-rounds', options.maxRounds, io) }),
    ...(options.backend === undefined ? {} : { backend: checked('path', options.backend, io) }),
    ...(options.rehearse ? { rehearse: true } : {}),
    ...(options.script === undefined ? {} : { script: scriptIn(options.script, io) }),
    ...(options.baseline ? { baseline: true } : {}),
    ...(options.seed === undefined ? {} : { seed: wholeNumber('--seed', options.seed, io) }),
    ...(options.budget === undefined && options.minutes === undefined
      ? {}
      : { budget: { ...budgetOf(options.budget, io), ...minutesOf(options.minutes, io) } }),
  };
}

/** Files are named from where the person stands, and read from where the home does. */
export function contextOf(given: readonly string[], { home }: Pick<TableOptions, 'home'>, io: Io): Piece[] {
  const workspace = path.dirname(homeOf(home, io));
  const placed = (file: string) =>
    path.relative(workspace, path.resolve(io.cwd, file)).split(path.sep).join('/') || '.';
  return given.flatMap((word): Piece[] => {
    const piece = pieceOf(word.trim());
    if (!piece || 'git' in piece) return piece ? [piece] : [];
    return 'file' in piece
      ? [{ file: placed(piece.file) }]
      : [{ selection: { ...piece.selection, file: placed(piece.selection.file) } }];
  });
}

function budgetOf(given: string | undefined, io: Io): Partial<Typed> {
  if (given === undefined) return {};
  const typed = budgetTyped(given);
  // A budget is also leave to spend up to it; minutes are not.
  if (!typed || 'time' in typed) throw new Mistake(spendingWords[io.page().language].notBudget(given));
  return typed;
}

function minutesOf(given: string | undefined, io: Io): { time?: number | 'off' } {
  if (given === undefined) return {};
  const typed = budgetTyped(given === 'off' ? given : `${given} min`);
  if (!typed || !('time' in typed)) throw new Mistake(spendingWords[io.page().language].notMinutes(given));
  return typed;
}
