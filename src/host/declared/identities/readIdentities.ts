/** identities.yaml → who can sit at the table, or what is wrong with it and where. */
import { elsewhere } from '../../../core/identities/answersElsewhere.ts';
import { type DeclaredIdentity, IdentitiesFile, type Identity } from '../../../core/identities/identity.ts';
import type { Language } from '../../../core/ids.ts';
import type { FileProblem } from '../../../rpc/views/views.ts';
import { declaredWords } from '../declaredWords.ts';
import type { IsPriced } from '../pricedModels.ts';
import { type ReadYaml, readYaml } from '../readYaml.ts';
import { type Grantable, idleGrants } from '../settings/grantRules.ts';
import { personaFilesOf, readPersonas } from './identityPersonas.ts';

export const identitiesFile = 'identities.yaml';

export interface LoadedIdentities {
  /** Absent when the file has an error: then the last good version stays in force. */
  identities?: Identity[];
  problems: FileProblem[];
}

export interface DeclaredIdentities {
  /** As they stand in the file; absent when it has an error. */
  declared?: DeclaredIdentity[];
  problems: FileProblem[];
  problemAt: ReadYaml<unknown>['problemAt'];
}

/** What the file is judged by beside itself; what is absent is not looked at. */
export interface IdentitiesAround {
  grantable?: Grantable | undefined;
  isPriced?: IsPriced | undefined;
}

/** The file alone: personas that are files are not read. */
export function parseIdentities(
  text: string,
  language: Language = 'en',
  { grantable, isPriced }: IdentitiesAround = {},
): DeclaredIdentities {
  const words = declaredWords[language];
  const { value, problems, problemAt } = readYaml(text, IdentitiesFile, identitiesFile, language);
  if (!value) return { problems, problemAt };
  const found = [...problems];
  const seen = new Set<string>();
  const onDiscord = new Set<string>();
  value.identities.forEach(({ id, discord }, index) => {
    if (seen.has(id)) found.push(problemAt(['identities', index, 'id'], words.duplicateId(id)));
    seen.add(id);
    const userId = discord?.userId;
    if (userId === undefined) return;
    // Nobody could say whose words a message is.
    if (onDiscord.has(userId))
      found.push(problemAt(['identities', index, 'discord', 'userId'], words.duplicateUser(userId)));
    onDiscord.add(userId);
  });
  const leaders = value.identities.flatMap(({ orchestrator }, index) => (orchestrator ? [index] : []));
  for (const index of leaders.slice(1))
    found.push(
      problemAt(['identities', index, 'orchestrator'], words.twoOrchestrators, { severity: 'warning' }),
    );
  if (grantable)
    value.identities.forEach(({ capabilities }, at) => {
      for (const { index, message } of idleGrants(capabilities?.tools ?? [], grantable, language))
        found.push(
          problemAt(['identities', at, 'capabilities', 'tools', index], message, { severity: 'warning' }),
        );
    });
  if (found.some((problem) => problem.severity === 'error')) return { problems: found, problemAt };
  value.identities.forEach((one, index) => {
    const path = ['identities', index];
    if (isBare(one))
      found.push(problemAt([...path, 'discord', 'userId'], words.bare(one.name), { severity: 'warning' }));
    const { backend, model, budget } = one;
    if (budget?.cost === undefined || backend === undefined || !isPriced) return;
    if (isPriced({ backend, ...(model === undefined ? {} : { model }) })) return;
    const what = [backend, model].filter(Boolean).join(', ');
    // Taken all the same: who can't be counted is not asked, and everybody else is.
    found.push(problemAt([...path, 'budget', 'cost'], words.ownUnpriced(one.name, what)));
  });
  const declared = value.identities.map((one) => (isBare(one) ? { ...one, backend: elsewhere } : one));
  return { declared, problems: found, problemAt };
}

/**
 * An entry that says nothing but who somebody is on Discord: as other registries were taken over before they said so
 * themselves. Whoever it is runs elsewhere, and no model here speaks in that name.
 */
function isBare({ kind, discord, domains, persona, role, ...rest }: DeclaredIdentity): boolean {
  const { id: _id, name: _name, ...more } = rest;
  const isSilent = Object.values(more).every((value) => value === undefined) && discord?.face === undefined;
  const hasWords = persona !== '' || role !== '' || domains.lead.length + domains.backup.length > 0;
  return kind === 'agent' && discord?.userId !== undefined && isSilent && !hasWords;
}

/** Whether the file is sound, and who is in it. A persona that is a file is empty here. */
export function loadIdentities(
  text: string,
  language: Language = 'en',
  around: IdentitiesAround = {},
): LoadedIdentities {
  const { declared, problems } = parseIdentities(text, language, around);
  return declared ? { identities: declared.map((one) => withPersona(one, '')), problems } : { problems };
}

export interface IdentitiesInHome extends LoadedIdentities {
  /** The files that personas stand in, as full paths: their change is a change of who sits here. */
  personaFiles: string[];
}

/** The file and the files that it names. One that can't be read is a problem at the line that names it. */
export async function loadIdentitiesIn(
  home: string,
  text: string,
  language: Language = 'en',
  around: IdentitiesAround = {},
): Promise<IdentitiesInHome> {
  const { declared, problems, problemAt } = parseIdentities(text, language, around);
  if (!declared) return { problems, personaFiles: [] };
  const personas = await readPersonas(home, declared, language);
  const unread = declared.flatMap(({ id }, index) => {
    const read = personas.get(id);
    return read && 'problem' in read
      ? [
          problemAt(
            ['identities', index, 'persona', 'file'],
            `identities.persona.file${colon(language)}${read.problem}`,
          ),
        ]
      : [];
  });
  const files = { problems: [...problems, ...unread], personaFiles: personaFilesOf(home, declared) };
  if (unread.length > 0) return files;
  const identities = declared.map((one) => {
    const read = personas.get(one.id);
    return withPersona(one, read && 'text' in read ? read.text : '');
  });
  return { ...files, identities };
}

const withPersona = ({ persona, ...one }: DeclaredIdentity, read: string): Identity => ({
  ...one,
  persona: typeof persona === 'string' ? persona : read,
});

const colon = (language: Language): string => (language === 'fr' ? ' : ' : ': ');
