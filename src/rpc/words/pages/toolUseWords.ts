/** What is said of a tool that a seat called: one line for each call, its two texts behind it. */

const en = {
  /** Above the lines, for who can't see the glyph. */
  called: 'Tools called',
  ok: 'ok',
  failed: 'failed',
  /** By the host: it was not performed. */
  refused: 'refused',
  /** By the agent itself, through nobody: only its word is known. */
  announced: { completed: 'done, it says', failed: 'failed, it says', open: 'announced' },
  input: 'Given',
  output: 'Answered',
};

type ToolUseWords = typeof en;

const fr: typeof en = {
  called: 'Outils appelés',
  ok: 'ok',
  failed: 'échec',
  refused: 'refusé',
  announced: { completed: 'fait, selon l’agent', failed: 'échec, selon l’agent', open: 'annoncé' },
  input: 'Donné',
  output: 'Répondu',
};

export const toolUseWords = { en, fr };

interface Used {
  ok: boolean;
  refused?: true;
  announced?: 'completed' | 'failed' | 'open';
}

export const toolOutcome = ({ ok, refused, announced }: Used, say: ToolUseWords): string =>
  announced ? say.announced[announced] : ok ? say.ok : refused ? say.refused : say.failed;

/** `weather/forecast → ok` */
export const toolLine = (use: Used & { tool: string }, language: keyof typeof toolUseWords): string =>
  `${use.tool} → ${toolOutcome(use, toolUseWords[language])}`;
