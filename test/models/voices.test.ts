/** The banks of sentences themselves: no line twice, every slot known, each temperament its own. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Language } from '../../src/core/ids.ts';
import { sceneOf } from '../../src/core/prompts/visibleToSeat.ts';
import { words } from '../../src/host/models/rehearsal/actor.ts';
import { castSeat, temperaments, voices } from '../../src/host/models/rehearsal/casting.ts';
import { play } from '../support/play.ts';
import { crowd } from '../support/rehearsalReader.ts';
import { convened, family } from '../support/rehearsed.ts';

const slots = new Set('act dont key answer mine name at quote point by said weeks question'.split(' '));

const sharedSlots = new Set(
  `concern persona role terms format place line issue constraint acceptance context doc best last names one other rounds
  scores title owner thing who section step passed id output`.split(/\s+/u),
);

const linesOf = (thing: unknown): string[] =>
  typeof thing === 'string' ? [thing] : Object.values(thing as object).flatMap(linesOf);

describe('voices', () => {
  for (const language of ['en', 'fr'] as Language[]) {
    it(`no sentence stands in two voices (${language})`, () => {
      const owner = new Map<string, string>();
      for (const temperament of temperaments) {
        const said = linesOf(voices[temperament][language]).flatMap((line) =>
          line.split(/(?<=[.!?]) (?=\p{Lu}|\{)/u),
        );
        for (const sentence of said) {
          assert.equal(owner.get(sentence), undefined, `${temperament}: ${sentence}`);
          owner.set(sentence, temperament);
        }
      }
      assert.ok(owner.size > 800, `${owner.size} sentences`);
    });

    it(`two seats of one voice find a line each on every occasion, and none is empty (${language})`, () => {
      for (const voice of Object.values(voices))
        for (const [occasion, pool] of Object.entries(voice[language])) {
          assert.ok(pool.length >= 2, occasion);
          for (const line of pool) assert.match(line, /^\S(?:.*\S)?$/u, `${occasion}: “${line}”`);
        }
    });

    it(`every slot of the words that all seats share is one that is filled (${language})`, () => {
      for (const line of linesOf(words[language]))
        for (const [, link, name = ''] of line.matchAll(/\{(de |que |à )?(\p{L}+)\}/gu)) {
          const slot = name.charAt(0).toLowerCase() + name.slice(1);
          assert.ok(slots.has(slot) || sharedSlots.has(slot), line);
          assert.ok(language === 'fr' || link === undefined, line);
        }
    });

    it(`every slot is one that is filled (${language})`, () => {
      for (const line of Object.values(voices).flatMap((voice) => linesOf(voice[language])))
        for (const [, link, name = ''] of line.matchAll(/\{(de |que )?(\p{L}+)\}/gu)) {
          assert.ok(slots.has(name.charAt(0).toLowerCase() + name.slice(1)), line);
          assert.ok(language === 'fr' || link === undefined, line);
        }
    });
  }

  it('the family speaks as its roles say', () => {
    const cast = (language: Language) => castOf(family(language));
    assert.deepEqual(cast('en'), ['guardian', 'critic', 'builder', 'tester']);
    assert.deepEqual(cast('fr'), ['guardian', 'critic', 'builder', 'tester']);
  });

  it('up to eight seats never share a temperament, and three models get their own', () => {
    for (let seed = 0; seed < 40; seed++) {
      const cast = castOf(crowd(2 + (seed % 7), seed));
      assert.equal(new Set(cast).size, cast.length);
    }
    const three = ['Reasoner', 'Pragmatist', 'Synthesizer'].map((role, at) => ({
      id: `m${at}`,
      name: `M${at}`,
      role,
      persona: '',
    }));
    assert.deepEqual(castOf(three), ['reasoner', 'pragmatist', 'weaver']);
    const team = ['PM', 'Dev', 'QA'].map((role) => ({
      id: role.toLowerCase(),
      name: role,
      role,
      persona: '',
    }));
    assert.deepEqual(castOf(team), ['advocate', 'builder', 'tester']);
  });
});

function castOf(seats: ReturnType<typeof family>): string[] {
  const table = play(convened('Should we?', { language: 'en', seed: 1, seats }));
  const council = table.council();
  return seats.map(({ id }) => {
    const scene = sceneOf(council, 0, id);
    assert.ok(scene);
    return castSeat(scene).temperament;
  });
}
