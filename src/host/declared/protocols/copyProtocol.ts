/** Copies a built-in protocol into the home, where a person can make it their own. What is there is left alone. */
import type { Protocol } from '../../../core/councils/protocols/protocol.ts';
import type { Language } from '../../../core/ids.ts';
import { standsAt } from '../../store/home/homeFile.ts';
import { protocolPath, shownPath } from '../../store/home/paths.ts';
import { place } from '../../store/home/placeFile.ts';
import { protocolText } from './protocolText.ts';

/** Answers what was written, relative to the home. */
export async function copyProtocol(home: string, protocol: Protocol, language: Language): Promise<string[]> {
  const path = protocolPath(home, protocol.id);
  if (standsAt(path)) return [];
  await place(path, protocolText(protocol, tops[language](protocol.id)), { sync: true });
  return [shownPath(home, path)];
}

const tops: Record<Language, (id: string) => string> = {
  en: (id) =>
    ` This file goes before the built-in "${id}". Give it another id to keep both, then: type: that-id in a brief.\n` +
    ' Councils that run keep their own copy. To check what is written: council protocols --check FILE',
  fr: (id) =>
    ` Ce fichier passe avant le « ${id} » intégré. Un autre id garde les deux, puis dans un brief : type: cet-id.\n` +
    ' Les conseils en cours gardent leur copie. Pour vérifier : council protocols --check FICHIER',
};
