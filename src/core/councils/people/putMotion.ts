/** Finds in a person's words the motion that they put to the vote: a letter, a seat's answer, or words of their own. */
import { findNamed } from '../../forms/fields/namedSeat.ts';
import { namedAt } from '../aliases.ts';
import type { Council } from '../council.ts';
import { letterOf, proposalOf } from '../voting/proposals.ts';

export type PutMotion = { letter: string } | { text: string };

const kinds = '(?:proposal|answer|option|motion|proposition|réponse|reponse)';
const letter = '[«“"(]?\\s*([A-Z]{1,2})\\s*[»”")]?';

/** "put C to the vote", "vote on option C", "mets la C aux voix", "votez sur C": only a capital is a letter. */
const orders = [
  new RegExp(
    `\\b[Pp]ut\\s+(?:${kinds}\\s+)?${letter}\\s+(?:to\\s+(?:the|a)\\s+vote|up\\s+for\\s+a?\\s*vote)`,
    'u',
  ),
  new RegExp(`\\b[Vv]ote\\s+on\\s+(?:${kinds}\\s+)?${letter}(?=\\s*(?:[.,;:!?]|$|\\n))`, 'u'),
  new RegExp(
    `\\b(?:[Mm]et(?:s|tez|tons|tre)|[Ss]oumet(?:s|tez|tons|tre))\\s+(?:l[ae]\\s+)?(?:${kinds}\\s+)?${letter}\\s+aux?\\s+(?:vote|voix)`,
    'u',
  ),
  new RegExp(
    `\\b[Vv]ot(?:e|ez|ons|er)\\s+sur\\s+(?:l[ae]\\s+)?(?:${kinds}\\s+)?${letter}(?=\\s*(?:[.,;:!?]|$|\\n))`,
    'u',
  ),
];

const labelled = /^[\s>*_#-]*motion[\s*_]*[:：][\s*_]*(\S.*)$/imu;
const bareLetter = new RegExp(`^(?:l[ae]\\s+)?(?:${kinds}\\s+)?${letter}[.!]?$`, 'iu');

export function motionPutIn(words: string, council: Council): PutMotion | undefined {
  const said = labelled.exec(words)?.[1]?.replace(/[\s*_]+$/u, '');
  if (said !== undefined) return named(said, council);
  const found = orders.map((order) => order.exec(words)?.[1]).find((each) => each !== undefined);
  return known(found, council);
}

/** A letter that nobody has is no motion of anyone's; neither is it words of the person's own. */
function named(said: string, council: Council): PutMotion | undefined {
  const one = bareLetter.exec(said)?.[1]?.toUpperCase();
  if (one !== undefined) return known(one, council);
  const seat = findNamed(said, namedAt(council));
  const theirs = seat === undefined ? undefined : letterOf(council, seat);
  if (theirs !== undefined) return { letter: theirs };
  const text = said.replace(/^[«“"]\s*|\s*[»”"]$/gu, '').trim();
  return text === '' ? undefined : { text };
}

const known = (one: string | undefined, council: Council): PutMotion | undefined => {
  const proposal = proposalOf(council, one);
  return proposal && { letter: proposal.letter };
};
