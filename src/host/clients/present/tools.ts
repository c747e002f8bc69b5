/** The tools that a seat called in a turn, as clients see them: of an anonymous council without its names. */
import type { Council } from '../../../core/councils/council.ts';
import type { ToolUseView } from '../../../rpc/views/deliberationViews.ts';
import { shown } from './veil.ts';

export function toolsIn(council: Council, run: number, seat: string): { tools?: ToolUseView[] } {
  const turn = shown(council).runs[run]?.turns.find((each) => each.seat === seat);
  return turn?.tools === undefined ? {} : { tools: turn.tools };
}
