/** Answers the messages about protocols, routes, personas and briefs that changed. */

import type { Council } from '../../core/councils/council.ts';
import { builtInProtocols } from '../../core/councils/protocols/builtIn.ts';
import type { Protocol } from '../../core/councils/protocols/protocol.ts';
import { routeOf } from '../../core/identities/routing.ts';
import type { CouncilId, Language } from '../../core/ids.ts';
import { own } from '../../core/own.ts';
import type { State } from '../../core/state.ts';
import { Refusal } from '../../rpc/connect/client.ts';
import * as messages from '../../rpc/messages/declaredMessages.ts';
import { refusal } from '../../rpc/messages/messages.ts';
import { declaredRefusals } from '../../rpc/words/host/declaredRefusals.ts';
import type { Answer } from '../clients/sessions.ts';
import type { conveneWith } from '../councils/convene.ts';
import { briefChanges, changesInWords } from './briefs/briefDiff.ts';
import { addPersona } from './identities/addPersona.ts';
import { useTemplate } from './identities/useTemplate.ts';
import { copyProtocol } from './protocols/copyProtocol.ts';
import { protocolRows, shownProtocol } from './protocols/protocolRows.ts';
import { loadProtocol } from './protocols/readProtocols.ts';

export interface DeclaredHandlersParts {
  home: string;
  language: Language;
  state(): State;
  convening: ReturnType<typeof conveneWith>;
  find(id: CouncilId): Promise<Council>;
  /** Takes over what was written to identities.yaml. */
  look(): Promise<void>;
}

export function answerDeclared(answer: Answer, parts: DeclaredHandlersParts): void {
  const { home, language, state, convening } = parts;
  const say = declaredRefusals[language];
  const refuse = (message: string, code: number = refusal.wrongInput): never => {
    throw new Refusal(code, message);
  };

  answer(messages.listProtocols, async () => ({ rows: await protocolRows(home, language) }));
  answer(messages.showProtocol, async ({ id }) => {
    const shown = await shownProtocol(home, id, language);
    return shown ?? refuse(say.noProtocol(id, Object.keys(builtInProtocols).join(', ')), refusal.notFound);
  });
  answer(messages.checkProtocol, ({ text, file }) => ({
    problems: loadProtocol(text, file, language).problems,
  }));
  answer(messages.copyProtocol, async ({ id }) => {
    const known = Object.keys(builtInProtocols);
    const protocol: Protocol | undefined = own(builtInProtocols, id);
    if (!protocol) return refuse(say.noProtocol(id, known.join(', ')), refusal.notFound);
    return { written: await copyProtocol(home, protocol, language) };
  });

  answer(messages.routeWords, ({ words }) => {
    const { identities } = state();
    const named = (id: string | undefined) => identities.find((one) => one.id === id);
    const rows = routeOf(words, identities).map(({ domain, lead, backup }) => {
      const [first, second] = [named(lead), named(backup)];
      return {
        domain,
        ...(first ? { lead: { id: first.id, name: first.name } } : {}),
        ...(second ? { backup: { id: second.id, name: second.name } } : {}),
      };
    });
    return { rows };
  });
  answer(messages.addPersona, async ({ persona, language: template }) => {
    const added = await addPersona(home, persona, template);
    if (!added) return refuse(say.brokenIdentities);
    await parts.look();
    return added;
  });

  answer(messages.useTemplate, async ({ template, language: spoken }) => {
    const seated = await useTemplate(home, template, spoken);
    if (!seated) return refuse(say.brokenIdentities);
    await parts.look();
    return seated;
  });

  answer(messages.briefDiff, async ({ id }) => {
    const council = await parts.find(id);
    if (council.briefPath === undefined) return refuse(say.noBriefFile);
    const source = await convening.sourceOf({ briefPath: council.briefPath });
    const { brief, problems, problemAt } = await convening.check(source);
    if (!brief) throw new Refusal(refusal.wrongInput, say.brokenBrief(source.file), { problems });
    // The language and limits of a council may have been given beside its file.
    const { language: spoken, budget } = council.brief;
    const after = {
      ...brief,
      ...(spoken ? { language: spoken } : {}),
      ...(brief.budget || !budget ? {} : { budget }),
    };
    const changes = briefChanges(council.brief, after, problemAt);
    return { file: source.file, changes, text: changesInWords(changes, council.language) };
  });
}
