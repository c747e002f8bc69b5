/** Puts what does not fit a shape into words: where in the file it stands, and what would do. Short, whatever stands there. */
import type { Misfit } from '../../../core/shape.ts';
import type { StoreWords } from '../../../rpc/words/host/storeWords.ts';

const longestPath = 160;

export function misfitWords({ path, issue }: Misfit, { misfit: say }: StoreWords): string {
  const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  const said = wordsOf(issue, say);
  const shown = shownPlace(path);
  return shown ? `${say.at(shown, said)}.` : sentence(said);
}

function wordsOf(issue: Misfit['issue'], say: StoreWords['misfit']): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && issue.message.endsWith('undefined')
        ? say.missing
        : say.expected(say.types[issue.expected] ?? issue.expected);
    case 'invalid_value':
      return say.oneOf(issue.values.slice(0, 12).map(String).join(', '));
    case 'too_big':
      return say.atMost(String(issue.maximum));
    case 'too_small':
      return say.atLeast(String(issue.minimum));
    default:
      return say.other;
  }
}

/** Keys come from the file too: no line, no escape and no end of them reaches a terminal. */
function shownPlace(path: string): string {
  const plain = path.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '·');
  return plain.length > longestPath ? `${plain.slice(0, longestPath)}…` : plain;
}
