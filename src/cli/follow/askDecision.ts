/** The person's last word, asked at the terminal: accept, amend, another round, reject, or later. */
import type { Io } from '../output/io.ts';
import type { Verdict } from '../program/arguments.ts';

export interface Answer {
  verdict: Verdict;
  text?: string;
}

/** Nothing when it is left for later, or when the signal says that someone else has decided. */
export async function askDecision(io: Io, signal: AbortSignal): Promise<Answer | undefined> {
  const { isCancel, select, text } = await import('@clack/prompts');
  const { words } = io.page();
  const choice = await select<Verdict | 'later'>({
    message: words.choose,
    options: [
      { value: 'accept', label: words.accept },
      { value: 'amend', label: words.amend },
      { value: 'another-round', label: words.anotherRound },
      { value: 'reject', label: words.reject },
      { value: 'later', label: words.later },
    ],
    signal,
    showInstructions: false,
  });
  if (isCancel(choice) || choice === 'later') return undefined;
  if (choice === 'accept') return { verdict: 'accept' };
  const asked = { amend: words.askAmendment, reject: words.askReason, 'another-round': words.askRound };
  const said = await text({
    message: asked[choice],
    signal,
    validate: (given) => (choice === 'amend' && !given?.trim() ? words.textNeeded : undefined),
  });
  if (isCancel(said)) return undefined;
  return { verdict: choice, ...(said?.trim() ? { text: said.trim() } : {}) };
}
