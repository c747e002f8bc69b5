/** What is said of a tool that a seat called: one line for each call, its two texts behind it. */
import { own } from '../../own.ts';

const en = {
  /** Above the lines, for who can't see the glyph. */
  called: 'Tools called',
  ok: 'ok',
  failed: 'failed',
  /** By the host: it was not performed. */
  refused: 'refused',
  /** By the agent itself, through nobody: only its word is known. */
  announced: { completed: 'done, it says', failed: 'failed, it says', open: 'announced' },
  /** No call of its own: what was found in its files after it had worked. */
  found: { 'acp/copy': 'changes thrown away', 'acp/workspace': 'changed meanwhile' } as Record<
    string,
    string
  >,
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
  found: { 'acp/copy': 'modifications jetées', 'acp/workspace': 'modifié entre-temps' },
  input: 'Donné',
  output: 'Répondu',
};

export const toolUseWords = { en, fr };

interface Used {
  tool: string;
  ok: boolean;
  refused?: true;
  announced?: 'completed' | 'failed' | 'open';
}

export function toolOutcome({ tool, ok, refused, announced }: Used, say: ToolUseWords): string {
  if (announced) return say.announced[announced];
  if (ok) return say.ok;
  return refused ? say.refused : (own(say.found, tool) ?? say.failed);
}

/** `weather/forecast → ok` */
export const toolLine = (use: Used, language: keyof typeof toolUseWords): string =>
  `${use.tool} → ${toolOutcome(use, toolUseWords[language])}`;
