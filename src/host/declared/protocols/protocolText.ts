/** A protocol as YAML that a person can read and edit: one short line for each thing a phase says. */
import { Document, isMap, isSeq, visit } from 'yaml';
import type { Protocol } from '../../../core/councils/protocols/protocol.ts';

export function protocolText(protocol: Protocol, top?: string): string {
  const { id, minutes, defaultRounds, mostRounds, defaults, phases } = protocol;
  const head = { id, minutes, defaultRounds, ...(mostRounds === undefined ? {} : { mostRounds }) };
  const document = new Document({ ...head, ...(defaults ? { defaults } : {}), phases });
  visit(document, {
    Pair(_key, pair) {
      const name = String(pair.key);
      // What belongs to one phase reads best on its line.
      if (name !== 'phases' && (isMap(pair.value) || isSeq(pair.value))) pair.value.flow = true;
    },
  });
  const list = document.get('phases');
  if (isSeq(list)) list.items.forEach((item, index) => isMap(item) && index > 0 && (item.spaceBefore = true));
  if (top !== undefined) document.commentBefore = top;
  return document.toString({ lineWidth: 110 }).replaceAll('[ ', '[').replaceAll(' ]', ']');
}
