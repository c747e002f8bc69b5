/** Who the person is: asked, or refused because nobody can tell. */
import type { Person, Who } from '../../views/whoRule.ts';
import { nnbsp } from '../speak.ts';

const listed = (people: readonly Person[]) => people.map(({ id, name }) => `${name} (${id})`).join(', ');

const en = {
  ask: 'Who are you? What you say and decide is signed with this name.',
  /** What the settings or the environment say is nobody’s. */
  unknown: (name: string, file: string) => `Nobody in ${file} is a person with the id “${name}”.`,
  nobody: (file: string) =>
    `Nobody in ${file} is a person, so nobody can sign this. Add yourself there, with kind: human.`,
  /** Without a person to ask. */
  which: (people: readonly Person[], file: string) =>
    `Who says this? In ${file} there are: ${listed(people)}.`,
  /** Where to say it. */
  how: (one: string) =>
    `Say who you are: the setting council.me in the editor, COUNCIL_ME=${one} or --as ${one} on the command line.`,
  choose: 'Choose who I am',
  openFile: 'Open identities.yaml',
  kept: (name: string) => `You are ${name} here.`,
  notAPerson: (id: string) => `“${id}” is not a person of identities.yaml.`,
};

type WhoWords = typeof en;

const fr: typeof en = {
  ask: `Qui êtes-vous${nnbsp}? Vos paroles et vos décisions seront signées de ce nom.`,
  unknown: (name, file) => `Personne dans ${file} n’a l’identifiant «${nnbsp}${name}${nnbsp}».`,
  nobody: (file) =>
    `Il n’y a personne d’humain dans ${file}, donc personne pour signer. Ajoutez-vous, avec kind: human.`,
  which: (people, file) => `Qui parle${nnbsp}? Dans ${file} il y a${nnbsp}: ${listed(people)}.`,
  how: (one) =>
    `Dites qui vous êtes${nnbsp}: réglage council.me dans l’éditeur, COUNCIL_ME=${one} ou --as ${one} en ligne de commande.`,
  choose: 'Choisir qui je suis',
  openFile: 'Ouvrir identities.yaml',
  kept: (name) => `Vous êtes ${name} ici.`,
  notAPerson: (id) => `«${nnbsp}${id}${nnbsp}» n’est pas une personne de identities.yaml.`,
};

export const whoWords = { en, fr };

/** Why nobody can sign, and what to do. */
export function unsigned(words: WhoWords, { people, unknown }: Who, file: string): string {
  const [first] = people;
  if (!first) return words.nobody(file);
  const why = unknown === undefined ? words.which(people, file) : words.unknown(unknown, file);
  const names = unknown === undefined ? '' : ` ${words.which(people, file)}`;
  return `${why}${names} ${words.how(first.id)}`;
}
