/** identities.yaml as a file that the host may change for people. */
import type { DeclaredIdentity } from '../../../core/identities/identity.ts';
import type { Language } from '../../../core/ids.ts';
import { homePaths } from '../../store/home/paths.ts';
import { type Changed, changeFile } from '../edit/changeFile.ts';
import type { Edited, ListShape } from '../edit/listEdit.ts';
import type { IsPriced } from '../pricedModels.ts';
import { readDeclared } from '../readDeclared.ts';
import { identitiesFile, parseIdentities } from './readIdentities.ts';

export const identityList: ListShape = {
  list: 'identities',
  fields: [
    'id',
    'name',
    'emoji',
    'kind',
    'role',
    'backend',
    'model',
    'persona',
    'discord',
    'domains',
    'orchestrator',
    'priority',
    'speed',
    'reactsTo',
    'budget',
    'capabilities',
    'muted',
  ],
  parts: ['discord', 'domains', 'budget', 'capabilities'],
};

export const changeIdentities = (
  home: string,
  change: (text: string, declared: DeclaredIdentity[]) => Edited,
  language: Language = 'en',
  isPriced?: IsPriced,
): Promise<Changed> =>
  changeFile(
    {
      home,
      path: homePaths(home).identities,
      file: identitiesFile,
      language,
      load(text) {
        const { declared, problems } = parseIdentities(text, language, { isPriced });
        return declared ? { value: declared, problems } : { problems };
      },
    },
    change,
  );

/** Who stands in the file, personas that are files by their names; undefined while it has problems or is not there. */
export async function declaredIn(home: string): Promise<DeclaredIdentity[] | undefined> {
  const read = await readDeclared(homePaths(home).identities, identitiesFile);
  return read.state === 'text' ? parseIdentities(read.text).declared : undefined;
}
