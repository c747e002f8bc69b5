/** The settings that the manifest declares, as typed constants, with their texts as keys of package.nls.json. */
import type { Text } from './contributions.ts';

/** A setting's own JSON schema, with its text as a key. */
export interface SettingDeclaration {
  readonly type: 'string' | 'boolean' | 'number' | 'array' | 'object';
  readonly default: unknown;
  readonly markdownDescription: Text;
  readonly enum?: readonly string[];
  readonly markdownEnumDescriptions?: readonly Text[];
  readonly scope?: 'application' | 'machine' | 'window' | 'resource' | 'machine-overridable';
}

export const settingIds = { home: 'council.home', me: 'council.me', backend: 'council.backend' } as const;

export const settings: Record<string, SettingDeclaration> = {
  [settingIds.home]: {
    type: 'string',
    default: 'council',
    markdownDescription: '%setting.home%',
    scope: 'resource',
  },
  [settingIds.me]: { type: 'string', default: '', markdownDescription: '%setting.me%', scope: 'window' },
  [settingIds.backend]: {
    type: 'string',
    default: '',
    markdownDescription: '%setting.backend%',
    scope: 'window',
  },
};
