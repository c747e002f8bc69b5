/** What is said of a tool that a seat called: one line for each call, its two texts behind it. */
import type { Words } from '../speak.ts';

interface ToolUseWords {
  /** Above the lines, for who can't see the glyph. */
  called: string;
  ok: string;
  failed: string;
  /** By the host: it was not performed. */
  refused: string;
  input: string;
  output: string;
}

export const toolUseWords: Words<ToolUseWords> = {
  en: {
    called: 'Tools called',
    ok: 'ok',
    failed: 'failed',
    refused: 'refused',
    input: 'Given',
    output: 'Answered',
  },
  fr: {
    called: 'Outils appelés',
    ok: 'ok',
    failed: 'échec',
    refused: 'refusé',
    input: 'Donné',
    output: 'Répondu',
  },
};

interface Used {
  ok: boolean;
  refused?: true;
}

export const toolOutcome = ({ ok, refused }: Used, say: ToolUseWords): string =>
  ok ? say.ok : refused ? say.refused : say.failed;

/** `weather/forecast → ok` */
export const toolLine = (use: Used & { tool: string }, language: keyof typeof toolUseWords): string =>
  `${use.tool} → ${toolOutcome(use, toolUseWords[language])}`;
