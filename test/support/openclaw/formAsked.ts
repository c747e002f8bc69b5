/** Which form a message asks for, read from its last words, as a model would. */
export function formAsked(message: string): string {
  const end = message.slice(-3000);
  if (/Minority report|Avis minoritaire/.test(end)) return 'synthesis';
  if (/Contests|Conteste/.test(end)) return 'challenge';
  return /FINAL/.test(end) ? 'final' : 'position';
}
