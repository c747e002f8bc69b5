/** A review without anything to review: what it should look at is asked for, where somebody is there. */
import { isRefusal } from '../../rpc/connect/client.ts';
import { refusal } from '../../rpc/messages/messages.ts';
import type { Piece } from '../../rpc/namedPieces.ts';
import { conveningWords } from '../../rpc/words/council/conveningWords.ts';
import type { Io } from '../output/io.ts';
import { contextOf, type TableOptions } from './tableRequest.ts';

export const lacksMaterial = (error: unknown): boolean =>
  isRefusal(error) && error.code === refusal.nothingToReview;

/** Nothing when the person would rather leave. */
export async function askToReview(options: Pick<TableOptions, 'home'>, io: Io): Promise<Piece[] | undefined> {
  const { isCancel, text } = await import('@clack/prompts');
  const said = await text({
    message: conveningWords[io.page().language].askContext,
    placeholder: 'main..HEAD',
  });
  if (isCancel(said) || !said?.trim()) return undefined;
  return contextOf(said.trim().split(/\s+/), options, io);
}
