/** The protocols of a home as they are listed and shown: built-in ones first, then those of protocols/. */

import { builtInProtocols } from '../../../core/councils/protocols/builtIn.ts';
import type { Protocol } from '../../../core/councils/protocols/protocol.ts';
import type { Language } from '../../../core/ids.ts';
import { own } from '../../../core/own.ts';
import type { ProtocolRow } from '../../../rpc/messages/declaredMessages.ts';
import { protocolText } from './protocolText.ts';
import { readProtocols } from './readProtocols.ts';

export async function protocolRows(home: string, language: Language = 'en'): Promise<ProtocolRow[]> {
  const { own: owned } = await readProtocols(home, language);
  const replaced = new Set(owned.map(({ id }) => id));
  const isBuiltIn = (id: string) => Object.hasOwn(builtInProtocols, id);
  return [
    ...Object.values(builtInProtocols)
      .filter(({ id }) => !replaced.has(id))
      .map((protocol) => ({ ...factsOf(protocol), problems: [] })),
    ...owned.map(({ id, file, protocol, problems }) => ({
      ...(protocol ? factsOf(protocol) : { id, phases: [], minutes: 0, rounds: 0, artefacts: [] }),
      file,
      problems,
      ...(isBuiltIn(id) ? { replaces: true as const } : {}),
    })),
  ];
}

const factsOf = ({ id, phases, minutes, defaultRounds }: Protocol) => ({
  id,
  // In brackets what is held only where a brief asks for it.
  phases: phases.map((phase) => (phase.ifAsked ? `(${phase.id})` : phase.id)),
  minutes: minutes === 'off' ? 0 : minutes,
  rounds: defaultRounds,
  artefacts: [...new Set(phases.flatMap(({ artefact }) => artefact ?? []))],
});

/** A person's own file as they wrote it; a built-in one as it would be copied. */
export async function shownProtocol(
  home: string,
  id: string,
  language: Language = 'en',
): Promise<{ id: string; yaml: string; file?: string } | undefined> {
  const mine = (await readProtocols(home, language)).own.find((each) => each.id === id);
  if (mine) return { id, yaml: mine.text, file: mine.file };
  const protocol = own(builtInProtocols, id);
  return protocol && { id, yaml: protocolText(protocol) };
}
