/** Every voice, by language and temperament. */
import type { Language } from '../../../core/ids.ts';
import type { Temperament } from './temperament.ts';
import type { Voice } from './voice.ts';
import { advocate as advocateEn } from './voices/en/advocate.ts';
import { builder as builderEn } from './voices/en/builder.ts';
import { critic as criticEn } from './voices/en/critic.ts';
import { guardian as guardianEn } from './voices/en/guardian.ts';
import { pragmatist as pragmatistEn } from './voices/en/pragmatist.ts';
import { reasoner as reasonerEn } from './voices/en/reasoner.ts';
import { tester as testerEn } from './voices/en/tester.ts';
import { weaver as weaverEn } from './voices/en/weaver.ts';
import { advocate as advocateFr } from './voices/fr/advocate.ts';
import { builder as builderFr } from './voices/fr/builder.ts';
import { critic as criticFr } from './voices/fr/critic.ts';
import { guardian as guardianFr } from './voices/fr/guardian.ts';
import { pragmatist as pragmatistFr } from './voices/fr/pragmatist.ts';
import { reasoner as reasonerFr } from './voices/fr/reasoner.ts';
import { tester as testerFr } from './voices/fr/tester.ts';
import { weaver as weaverFr } from './voices/fr/weaver.ts';

export const voices: Record<Language, Record<Temperament, Voice>> = {
  en: {
    advocate: advocateEn,
    builder: builderEn,
    critic: criticEn,
    guardian: guardianEn,
    pragmatist: pragmatistEn,
    reasoner: reasonerEn,
    tester: testerEn,
    weaver: weaverEn,
  },
  fr: {
    advocate: advocateFr,
    builder: builderFr,
    critic: criticFr,
    guardian: guardianFr,
    pragmatist: pragmatistFr,
    reasoner: reasonerFr,
    tester: testerFr,
    weaver: weaverFr,
  },
};
