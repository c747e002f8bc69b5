/** What is said when a path holds a link, a device, a pipe or a socket, or a file beyond all measure: nothing was done with it. */
import type { Language } from '../../../core/ids.ts';
import { type OddKind, storeWords } from '../../../rpc/words/host/storeWords.ts';

export class NotPlain extends Error {
  readonly path: string;
  readonly kind: OddKind;
  constructor(path: string, kind: OddKind = 'link') {
    super(storeWords.en.odd[kind](path));
    this.name = 'NotPlain';
    this.path = path;
    this.kind = kind;
  }
  in(language: Language): string {
    return storeWords[language].odd[this.kind](this.path);
  }
}
