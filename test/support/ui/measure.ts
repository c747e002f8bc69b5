/** Measurements that run inside the page: each function is handed over whole, so it leans on nothing outside itself. */

export interface Measured {
  text: string;
  ratio: number;
}

/** The contrast of every text against what lies behind it; disabled controls and marks without words excepted. */
export function contrasts(): Measured[] {
  type Colour = [number, number, number, number];
  const parse = (css: string): Colour => {
    const n = (css.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
    const scale = css.startsWith('color(') ? 255 : 1;
    const [r = 0, g = 0, b = 0, a = 1] = n;
    return [r * scale, g * scale, b * scale, a];
  };
  const over = ([r, g, b, a]: Colour, [x, y, z]: Colour): Colour => [
    r * a + x * (1 - a),
    g * a + y * (1 - a),
    b * a + z * (1 - a),
    1,
  ];
  const light = ([r, g, b]: Colour): number => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((v) => {
      const c = v / 255;
      return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const behind = (element: Element | null): Colour => {
    const layers: Colour[] = [];
    for (let e = element; e !== null; e = e.parentElement)
      layers.push(parse(getComputedStyle(e).backgroundColor));
    return layers.reverse().reduce((under, layer) => over(layer, under), [255, 255, 255, 1]);
  };
  const measured: Measured[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const text = walker.currentNode.nodeValue?.trim() ?? '';
    const element = walker.currentNode.parentElement;
    if (text === '' || element === null || element.offsetParent === null) continue;
    if (element.closest('script, style, .sr, .codicon, .av, :disabled, .box.off') !== null) continue;
    const back = behind(element);
    const front = over(parse(getComputedStyle(element).color), back);
    const [a, b] = [light(front), light(back)];
    measured.push({ text: text.slice(0, 40), ratio: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) });
  }
  return measured;
}

/** Texts that do not fit their place, or stand outside the pane. What scrolls by itself may be wider. */
export function cutOff(): string[] {
  const pane = document.querySelector<HTMLElement>(
    'council-transcript, channel-conversation, council-measures',
  );
  if (pane === null) return ['there is no page'];
  const cut: string[] = [];
  if (pane.scrollWidth > pane.clientWidth)
    cut.push(`the pane is ${pane.scrollWidth} px wide in ${pane.clientWidth}`);
  const right = pane.getBoundingClientRect().left + pane.clientWidth;
  for (const element of pane.querySelectorAll<HTMLElement>('*')) {
    if (
      element.offsetParent === null ||
      element.closest('.sr, svg, pre, .body table, .matrix thead, .codicon, .spacer') !== null
    )
      continue;
    const name = `${element.tagName.toLowerCase()}.${element.className} “${element.innerText?.slice(0, 40)}”`;
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    if (box.right > right + 0.5 || box.left < -0.5)
      cut.push(`${name} stands outside, ${Math.round(box.left)} to ${Math.round(box.right)}`);
    const style = getComputedStyle(element);
    const hides = style.overflowX !== 'visible' || element.tagName === 'BUTTON';
    if (hides && element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline')
      cut.push(`${name} is cut off`);
  }
  const title = pane.querySelector<HTMLElement>('h1');
  if (title !== null && title.scrollHeight > title.clientHeight + 1 && title.title === '')
    cut.push('the question is cut off without a tooltip');
  return cut;
}
