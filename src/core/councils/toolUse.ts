/** A tool that a seat called in its turn, as the journal keeps it; both texts are cut when they are long. */
export interface ToolUse {
  tool: string;
  input: string;
  /** False: refused, or it failed. */
  ok: boolean;
  /** Not performed, because a rule of the house says so; absent in what earlier releases recorded. */
  refused?: true;
  output: string;
  ms: number;
}
