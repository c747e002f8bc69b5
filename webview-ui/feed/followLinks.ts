/** A click on a link is never followed by the page or the editor: it says where it leads, and the owner decides. */

export interface Link {
  /** An address on the web. */
  href?: string;
  /** A mention of this seat, in this row. */
  seat?: string;
  row?: string;
}

export function linkOf(event: Event): Link | undefined {
  const link = (event.target as Element).closest('a');
  if (link === null) return undefined;
  // The editor listens at the document and would open it by itself.
  event.preventDefault();
  event.stopPropagation();
  const href = link.getAttribute('href') ?? '';
  const { seat } = link.dataset;
  const row = link.closest<HTMLElement>('[data-row]')?.dataset['row'];
  if (seat !== undefined) return { seat, ...(row === undefined ? {} : { row }) };
  return href.startsWith('https://') ? { href } : {};
}
