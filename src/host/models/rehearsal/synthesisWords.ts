/** The orchestrator's sentences, by language. */
import { synthesisEnglish } from './synthesisEnglish.ts';
import { synthesisFrench } from './synthesisFrench.ts';

export const synthesisWords = { en: synthesisEnglish, fr: synthesisFrench };
