/** The settings that the manifest declares, as typed constants, with their texts as keys of package.nls.json. */
import { usualLimit } from '../../rpc/askToSpend.ts';
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

export const settingIds = {
  home: 'council.home',
  me: 'council.me',
  backend: 'council.backend',
  askAboveCost: 'council.askAbove.cost',
  askAboveTokens: 'council.askAbove.tokens',
} as const;

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
  // The person's own: no workspace can raise it.
  [settingIds.askAboveCost]: {
    type: 'number',
    default: usualLimit.cost,
    markdownDescription: '%setting.askAbove.cost%',
    scope: 'machine',
  },
  [settingIds.askAboveTokens]: {
    type: 'number',
    default: usualLimit.tokens,
    markdownDescription: '%setting.askAbove.tokens%',
    scope: 'machine',
  },
};
