/** What the layout must be told in pixels, set through the CSSOM. */

/** Narrow panes: the header scrolls away and leaves only the consensus strip. */
export function measureHead(pane: HTMLElement): void {
  const head = pane.querySelector<HTMLElement>('.tx-head');
  if (head === null) return;
  const strip = head.querySelector<HTMLElement>('.strip');
  const foot = pane.querySelector<HTMLElement>('.tx-foot');
  const above = strip === null ? 0 : strip.getBoundingClientRect().top - head.getBoundingClientRect().top;
  pane.style.setProperty('--collapse', `${Math.max(0, Math.floor(above))}px`);
  pane.style.setProperty('--headh', `${head.offsetHeight}px`);
  pane.style.setProperty('--footh', `${foot?.offsetHeight ?? 0}px`);
}

/** The box is as high as its text, to a third of the pane. */
export function growBox(pane: HTMLElement): void {
  const box = pane.querySelector<HTMLElement>('.box .area');
  if (box === null) return;
  box.style.setProperty('height', 'auto');
  box.style.setProperty('height', `${Math.min(box.scrollHeight, Math.max(80, pane.clientHeight / 3))}px`);
}
