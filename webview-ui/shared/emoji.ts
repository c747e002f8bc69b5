/** Whether this machine's fonts have a picture for an emoji: if not, a letter stands in for it. */

const drawn = new Map<string, boolean>();

function pixels(text: string): string | undefined {
  // An exported page is made where nothing is drawn, for fonts that nobody knows.
  if (typeof document === 'undefined') return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = 20;
  canvas.height = 20;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  context.font = '14px sans-serif';
  context.textBaseline = 'top';
  context.fillText(text, 1, 1);
  return context.getImageData(0, 0, 20, 20).data.join();
}

export function canDraw(emoji: string): boolean {
  let known = drawn.get(emoji);
  if (known === undefined) {
    const shape = pixels(emoji);
    // A code point nobody uses shows the sign for a missing glyph; so would an emoji without a font.
    known = shape === undefined || !(shape === pixels('\u{10FFFF}') || shape === pixels(''));
    drawn.set(emoji, known);
  }
  return known;
}
