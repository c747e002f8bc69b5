/** What is said of a tool that a seat called: one line for each call, its two texts behind it. */

const en = {
  /** Above the lines, for who can't see the glyph. */
  called: 'Tools called',
  ok: 'ok',
  failed: 'failed',
  /** By the host: it was not performed. */
  refused: 'refused',
  input: 'Given',
  output: 'Answered',
};

type ToolUseWords = typeof en;

const fr: typeof en = {
  called: 'Outils appelés',
  ok: 'ok',
  failed: 'échec',
  refused: 'refusé',
  input: 'Donné',
  output: 'Répondu',
};

export const toolUseWords = { en, fr };

interface Used {
  ok: boolean;
  refused?: true;
}

export const toolOutcome = ({ ok, refused }: Used, say: ToolUseWords): string =>
  ok ? say.ok : refused ? say.refused : say.failed;

/** `weather/forecast → ok` */
export const toolLine = (use: Used & { tool: string }, language: keyof typeof toolUseWords): string =>
  `${use.tool} → ${toolOutcome(use, toolUseWords[language])}`;
