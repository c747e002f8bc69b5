/** A text over its window is cut to its own first sentences: nothing is rephrased, and no model is asked. */

export function extracted(text: string, most: number): string {
  if (text.length <= most) return text;
  const sentences = text.match(/[^.!?…\n]+[.!?…]*\s*/gu) ?? [];
  let kept = '';
  for (const sentence of sentences) {
    if (kept.length + sentence.length > most) break;
    kept += sentence;
  }
  return `${(kept || text.slice(0, most)).trim()} […]`;
}
