/** Whether a reason for a change of mind names nothing but how many others think so: that is no argument. */
import { folded, foldedWords } from '../../identities/folded.ts';

const crowd = new Set(
  (
    'majority most everyone everybody others consensus unanimity unanimous group room table council unity ' +
    'majorite plupart tous toutes monde autres unanimite unanime groupe conseil collectif'
  ).split(' '),
);
/** Words that carry no argument beside those: what a crowd does, and what any sentence is made of. */
const plain = new Set(
  (
    'a an the of to for with on in at is are was were be been being it its this that these those and or but so as since ' +
    'because by from my mine own i we us our me you they them their he she his her there have has had do does did not no ' +
    'now all else rest side view views opinion opinions answer answers proposal proposals option options motion vote votes ' +
    'voted voting seat seats member members agree agrees agreed agreement back backs backed backing support supports ' +
    'supported supporting favour favours favoured favor favors favored prefer prefers preferred join joins joined joining ' +
    'follow follows following go goes going along rally rallied move moved moving change changed mind will would can could ' +
    'should want wants reach reaching keep sake clear strong broad general already also just only simply two three four ' +
    'five six out against alone think thinks said say says one other won wins numbers number ' +
    'le la les l un une des du de d au aux et ou mais donc car que qui qu ce cet cette ces est sont etait etaient etre ete ' +
    'il elle ils elles on nous vous je j me m moi mon ma mes leur leurs son sa ses en y a ont avait pour par avec sur dans ' +
    'pas ne n plus avis reponse reponses proposition propositions option motion vote votes voix votent siege sieges membre ' +
    'membres accord accords soutient soutiennent soutenir soutien prefere preferent rejoins rejoint rejoindre suis ' +
    'suit suivre rallie rallier range ranger change changer fait veut veux va vont tout deux trois quatre cinq six seul ' +
    'claire large general deja aussi simplement contre parce puisque pense pensent dit disent afin atteindre trouver nombre'
  ).split(' '),
);

/** `seats`: naming who else thinks so adds no argument either. */
export function onlyNamesMajority(reason: string, seats: readonly { id: string; name: string }[]): boolean {
  const names = new Set(seats.flatMap(({ id, name }) => [folded(id), ...foldedWords(name)]));
  const words = foldedWords(reason);
  const counted = /\b\d+\s*(?:of|out of|on|sur|\/)\s*\d+\b/iu.test(reason);
  if (!counted && !words.some((word) => crowd.has(word))) return false;
  return words.every(
    (word) =>
      crowd.has(word) || plain.has(word) || names.has(word) || /^[a-z]$/u.test(word) || /^\d+$/u.test(word),
  );
}
