/** What the layout must be told in pixels, set through the CSSOM; only when it changed, for it restyles the whole page. */

function tell(element: HTMLElement, name: string, value: string): void {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}

/** Narrow panes: the header scrolls away and leaves only the consensus strip. */
export function measureHead(pane: HTMLElement): void {
  const head = pane.querySelector<HTMLElement>('.tx-head');
  if (head === null) return;
  const strip = head.querySelector<HTMLElement>('.strip');
  const foot = pane.querySelector<HTMLElement>('.tx-foot');
  const above = strip === null ? 0 : strip.getBoundingClientRect().top - head.getBoundingClientRect().top;
  tell(pane, '--collapse', `${Math.max(0, Math.floor(above))}px`);
  tell(pane, '--headh', `${head.offsetHeight}px`);
  tell(pane, '--footh', `${foot?.offsetHeight ?? 0}px`);
}

/** The box is as high as its text, to a third of the pane. */
export function growBox(pane: HTMLElement): void {
  const box = pane.querySelector<HTMLElement>('.box .area');
  if (box === null) return;
  box.style.setProperty('height', 'auto');
  box.style.setProperty('height', `${Math.min(box.scrollHeight, Math.max(80, pane.clientHeight / 3))}px`);
}
