/** The family template in both languages. */
import type { Language } from '../../../core/ids.ts';
import { familyEn } from './familyEn.ts';
import { familyFr } from './familyFr.ts';

export const familyTemplate: Record<Language, string> = { en: familyEn, fr: familyFr };
