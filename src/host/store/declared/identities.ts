/** identities.yaml → who can sit at the table, or what is wrong with it and where. */
import { type DeclaredIdentity, IdentitiesFile, type Identity } from '../../../core/identities/identity.ts';
import type { Language } from '../../../core/ids.ts';
import type { FileProblem } from '../../../rpc/views.ts';
import { type Grantable, idleGrants } from './grantRules.ts';
import { personaFilesOf, readPersonas } from './identityPersonas.ts';
import { type ReadYaml, readYaml } from './readYaml.ts';
import { declaredWords } from './words.ts';

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

/** The file alone: personas that are files are not read. */
export function parseIdentities(
  text: string,
  language: Language = 'en',
  grantable?: Grantable,
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
  return { declared: value.identities, problems: found, problemAt };
}

/** Whether the file is sound, and who is in it. A persona that is a file is empty here. */
export function loadIdentities(
  text: string,
  language: Language = 'en',
  grantable?: Grantable,
): LoadedIdentities {
  const { declared, problems } = parseIdentities(text, language, grantable);
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
  grantable?: Grantable,
): Promise<IdentitiesInHome> {
  const { declared, problems, problemAt } = parseIdentities(text, language, grantable);
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
