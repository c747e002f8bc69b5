/** `[words]()` is words in every page: a link that leads nowhere looks like one that does. */

interface Piece {
  type: string;
  attrGet(name: string): unknown;
}

/** Of the pieces of one paragraph. A link holds no other, so the next end is its own. */
export function withoutBareLinks<P extends Piece>(pieces: readonly P[]): P[] {
  let bare = false;
  return pieces.filter((each) => {
    if (each.type === 'link_open') bare = each.attrGet('href') === '';
    return !bare || (each.type !== 'link_open' && each.type !== 'link_close');
  });
}
