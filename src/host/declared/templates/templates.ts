/** Who a home can start with, by name. */
import type { Language } from '../../../core/ids.ts';
import { familyTemplate } from './family.ts';
import { productTeam } from './productTeam.ts';
import { threeModels } from './threeModels.ts';

export const templates = {
  family: familyTemplate,
  'three-models': threeModels,
  'product-team': productTeam,
} as const satisfies Record<string, Record<Language, string>>;
export type TemplateName = keyof typeof templates;
