/** A brief drafted by a model, at the terminal: shown before anything starts, and taken only when a person says so. */

import { spending } from '../../rpc/askToSpend.ts';
import { type DraftView, draftBrief, stopDraft } from '../../rpc/messages/draftMessages.ts';
import type { Convene } from '../../rpc/messages/messages.ts';
import { draftWords } from '../../rpc/words/council/draftWords.ts';
import { sumWords } from '../../rpc/words/council/sumWords.ts';
import { onInterrupt } from '../follow/interrupts.ts';
import { Mistake } from '../output/exits.ts';
import { type Io, note } from '../output/io.ts';
import type { Session } from '../session/session.ts';
import { tameLine } from '../terminal/tame.ts';
import { wrap } from '../terminal/width.ts';
import { agreeing } from './agreeToSpend.ts';

/** One call. Ctrl+C ends it; whoever waits is told. */
export async function draftFor(
  session: Session,
  request: Convene,
  io: Io,
  yes?: boolean,
): Promise<DraftView | undefined> {
  const { question, mode, language, context, seats, backend } = request;
  const words = draftWords[io.page().language];
  if (question === undefined) throw new Mistake(words.needsQuestion);
  const client = session.client();
  const { forget } = onInterrupt(() => void client.request(stopDraft, {}).catch(() => undefined));
  const agree = agreeing(io, { telling: 'text', yes });
  const asked = { question, mode, language, context, seats, backend };
  try {
    return await spending(session.client, draftBrief, asked, async (spend) => {
      const agreed = await agree(spend);
      if (agreed) note(io, words.drafting);
      return agreed;
    });
  } finally {
    forget();
  }
}

/** Who drafted, and what it took. */
export function draftedLine({ by, usage }: DraftView, io: Io): string {
  const { language } = io.page();
  const words = draftWords[language];
  const tokens = usage && sumWords[language].tokens(usage.input + usage.output);
  return [words.draftedBy(tameLine(by.model ?? by.backend)), ...(tokens ? [words.cost(tokens)] : [])].join(
    '. ',
  );
}

export function draftLines(draft: DraftView, io: Io): string[] {
  const { columns, paint, language } = io.page();
  const words = draftWords[language];
  const list = (title: string, items: readonly string[]): string[] =>
    items.length === 0
      ? []
      : [
          paint.bold(title),
          ...items.flatMap((item) =>
            wrap(tameLine(item), columns - 4).map((line, n) => `${n === 0 ? '  - ' : '    '}${line}`),
          ),
        ];
  return [
    ...list(words.constraints, draft.constraints),
    ...list(words.format, draft.format === undefined ? [] : [draft.format]),
    ...list(words.acceptance, draft.acceptance),
  ];
}

/** What is convened then; nothing when the person would rather have the brief than the council. */
export async function draftFirst(
  session: Session,
  request: Convene,
  io: Io,
  yes?: boolean,
): Promise<Convene | DraftView | undefined> {
  const words = draftWords[io.page().language];
  const draft = await draftFor(session, request, io, yes);
  if (!draft) return undefined;
  for (const line of [...draftLines(draft, io), io.page().paint.dim(draftedLine(draft, io))]) note(io, line);
  const { isCancel, select } = await import('@clack/prompts');
  const choice = await select<'with' | 'without' | 'print'>({
    message: words.choose,
    options: [
      { value: 'with', label: words.startWith },
      { value: 'without', label: words.startWithout },
      { value: 'print', label: words.printIt },
    ],
    showInstructions: false,
  });
  if (isCancel(choice) || choice === 'print') return draft;
  const { constraints, format, acceptance } = draft;
  return choice === 'without'
    ? request
    : { ...request, drafted: { constraints, acceptance, ...(format === undefined ? {} : { format }) } };
}
