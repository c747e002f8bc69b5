/** Asks for an object in words, where a server promises JSON but takes no schema: the model has to be told its shape. */
import type { Language } from '../../../core/ids.ts';
import type { StructuredAsk } from '../../ports/ports.ts';

const words: Record<Language, string> = {
  en: 'Give this answer as one JSON object and nothing else, in the place of the form above. Its JSON Schema:',
  fr: 'Donne cette réponse sous forme d’un seul objet JSON et rien d’autre, à la place du formulaire ci-dessus. Son schéma JSON :',
};

export const objectAsk = ({ schema }: StructuredAsk, language: Language): string =>
  `${words[language]}\n${JSON.stringify(schema)}`;
