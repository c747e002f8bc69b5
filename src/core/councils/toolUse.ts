/** How a call ended that an agent made by itself, by its own word; `open`: it never said. */
export const announcedEnds = ['completed', 'failed', 'open'] as const;
export type AnnouncedEnd = (typeof announcedEnds)[number];

/** A tool that a seat called in its turn, as the journal keeps it; both texts are cut when they are long. */
export interface ToolUse {
  tool: string;
  input: string;
  /** False: refused, or it failed. */
  ok: boolean;
  /** Not performed, because a rule of the house says so; absent in what earlier releases recorded. */
  refused?: true;
  /** It did not go through the host: the agent told of it. */
  announced?: AnnouncedEnd;
  output: string;
  ms: number;
}
