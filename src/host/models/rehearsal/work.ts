/** What lies before a seat to be judged: a document under work, or what the brief's context holds. */
import type { Language } from '../../../core/ids.ts';
import type { Heard, Scene } from '../../../core/prompts/seatScene.ts';
import type { Subject } from './subject.ts';

export interface Work {
  /** With its article, as it stands in a sentence. */
  noun: string;
  /** The document; absent when the context of the brief is reviewed. */
  heard?: Heard;
}

const nouns: Record<Language, Partial<Record<string, string>>> = {
  en: {
    draft: 'the draft',
    outline: 'the structure',
    plan: 'the plan',
    change: 'the change',
    answer: 'the reply',
  },
  fr: {
    draft: 'le texte',
    outline: 'la structure',
    plan: 'le plan',
    change: 'le changement',
    answer: 'la réponse',
  },
};

/** A frame is no work: options are weighed, not mended. */
const isWork = ({ reading }: Heard): boolean => nouns.en[reading.form] !== undefined;

export function workOf(scene: Scene, subject: Subject): Work | undefined {
  if (scene.part !== 'reviewer' && scene.part !== 'participant') return undefined;
  const heard = scene.documents.findLast(isWork);
  if (heard) return { heard, noun: nounOf(heard, scene) };
  return scene.part === 'reviewer' ? { noun: withoutMarks(thingOf(subject)) } : undefined;
}

/** A draft that answers reviews is a reply: it has been written to them and not to a blank page. */
export function nounOf(heard: Heard, { language, brief }: Scene): string {
  const form = brief.type === 'review' && heard.reading.form === 'draft' ? 'answer' : heard.reading.form;
  return nouns[language][form] ?? (language === 'fr' ? 'le document' : 'the document');
}

/** « accepter src/cache.ts » is about src/cache.ts. */
export const thingOf = ({ act, key }: Subject): string =>
  /^(?:accept|accepter|build|construire|act on|agir sur) (.+)$/iu.exec(act)?.[1] ?? key;

const withoutMarks = (text: string): string => text.replace(/^[«“][\s\u202f]*|[\s\u202f]*[»”]$/gu, '');

/** The two answers that a review has, as verb phrases. */
export function verdictIn(
  language: Language,
  { noun }: Work,
  { act }: Subject,
): { answer: string; mine: string } {
  const accepts = /^accept(?:er)? /iu.test(act);
  return language === 'fr'
    ? { answer: accepts ? act : `accepter ${noun}`, mine: `renvoyer ${noun} à l’établi` }
    : { answer: accepts ? act : `accept ${noun}`, mine: `send ${noun} back to the bench` };
}
