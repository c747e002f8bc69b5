/** Rehearsal voices in every protocol and form, over seeds and languages: read without problems, their own, and to the point. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import type { Language } from '../../src/core/ids.ts';
import { rehearse } from '../../src/host/models/rehearsal/speak.ts';
import { play } from '../support/play.ts';
import { crowd, sentences, words } from '../support/rehearsalReader.ts';
import { type Asked, convened, family, rehearsed, saidIn } from '../support/rehearsed.ts';

const types = Object.keys(builtInProtocols);
const languages: Language[] = ['en', 'fr'];
const seeds = Array.from({ length: 10 }, (_, at) => at + 1);

const file = `src/cache.ts

\`\`\`ts
export const cache = new Map<string, Entry>();
export function put(key: string, value: Entry): void {
  cache.set(key, value);
  setTimeout(() => cache.delete(key), value.ttl);
}
export function take(key: string): Entry | undefined {
  return cache.get(key);
}
\`\`\``;

interface Subject {
  question: string;
  noun: string;
}

const asked: Record<Language, Record<string, Subject>> = {
  en: {
    debate: { question: 'Should we create a weather bot?', noun: 'weather bot' },
    roundtable: { question: 'Should we create a weather bot?', noun: 'weather bot' },
    prd: { question: 'Write the PRD for the weather bot', noun: 'weather bot' },
    engineering: { question: 'Add a retry to the HTTP client', noun: 'retry' },
    analysis: { question: 'Should we use Redis or Postgres for sessions?', noun: 'Redis' },
    review: { question: 'Review src/cache.ts', noun: 'src/cache.ts' },
    synthesis: { question: 'Summarise the outage of Monday', noun: 'outage' },
  },
  fr: {
    debate: { question: 'Faut-il créer un bot météo ?', noun: 'bot météo' },
    roundtable: { question: 'Faut-il créer un bot météo ?', noun: 'bot météo' },
    prd: { question: 'Rédiger le PRD du bot météo', noun: 'bot météo' },
    engineering: { question: 'Ajouter une nouvelle tentative au client HTTP', noun: 'tentative' },
    analysis: { question: 'Faut-il choisir Redis ou Postgres pour les sessions ?', noun: 'Redis' },
    review: { question: 'Relire src/cache.ts', noun: 'src/cache.ts' },
    synthesis: { question: 'Faire le point sur la panne de lundi', noun: 'panne' },
  },
};

const briefs: Record<Language, Asked['brief'] & object> = {
  en: {
    constraints: ['no more than one hour of read-only', 'nobody is signed out'],
    acceptance: ['p99 stays under eight milliseconds'],
  },
  fr: {
    constraints: ['pas plus de deux jours d’arrêt', 'aucune donnée hors de France'],
    acceptance: ['la facture baisse de vingt pour cent'],
  },
};

interface Played {
  type: string;
  language: Language;
  seed: number;
  council: Council;
}

const played = new Map<string, Council>();

/** Even seeds have a fuller brief and a gate, every third a table of strangers. */
function council(type: string, language: Language, seed: number): Council {
  const key = `${type} ${language} ${seed}`;
  const found = played.get(key);
  if (found) return found;
  const full = seed % 2 === 0;
  const made = rehearsed(asked[language][type]?.question ?? '', {
    language,
    seed,
    gated: full,
    seats: seed % 3 === 0 ? crowd(3 + (seed % 5), seed) : family(language),
    brief: { type, maxRounds: type === 'roundtable' ? 5 : 3, ...(full ? briefs[language] : {}) },
    ...(type === 'review' ? { context: file } : {}),
  });
  played.set(key, made);
  return made;
}

const every = (test: (one: Played) => void): void => {
  for (const type of types)
    for (const language of languages)
      for (const seed of seeds) test({ type, language, seed, council: council(type, language, seed) });
};

describe('§8 rehearsed protocols', function () {
  this.timeout(60_000);

  it('every protocol runs to its decision, and every reply of every form is read without a problem', () => {
    const forms = new Set<string>();
    every(({ type, language, seed, council: { status, runs } }) => {
      assert.equal(status, 'decision', `${type} ${language} ${seed}`);
      for (const turn of runs.flatMap((run) => run.turns)) {
        assert.deepEqual(
          turn.reading?.problems,
          [],
          `${type} ${language} ${seed} ${turn.seat}:\n${turn.text}`,
        );
        forms.add(turn.reading?.form ?? '');
      }
    });
    assert.equal(forms.size, 16, [...forms].join(' '));
  });

  it('no sentence is shared between two seats in any protocol', () => {
    every(({ type, language, seed, council: one }) => {
      const owner = new Map<string, string>();
      for (const { seat, text } of saidIn(one))
        for (const sentence of sentences(text)) {
          const first = owner.get(sentence) ?? seat;
          assert.equal(first, seat, `${type} ${language} ${seed}: ${first} and ${seat} say “${sentence}”`);
          owner.set(sentence, seat);
        }
    });
  });

  it('every reply names what the brief is about', () => {
    every(({ type, language, seed, council: one }) => {
      const noun = asked[language][type]?.noun ?? '';
      for (const { phase, seat, text } of saidIn(one)) {
        if (phase === 'QA') continue;
        assert.ok(
          text.includes(noun),
          `${type} ${language} ${seed} ${phase} ${seat}: no ${noun} in\n${text}`,
        );
      }
    });
  });

  it('§7 no slot is left unfilled, and French is French with its narrow spaces in every form', () => {
    const foreign = words(
      'the and of with would is are we what this that from they have should which there not your their been',
    );
    every(({ type, language, seed, council: one }) => {
      for (const { phase, text } of saidIn(one)) {
        const prose = text.replace(/`[^`\n]*`|^\+.*$/gmu, '');
        assert.doesNotMatch(
          prose,
          /\{[\p{L} ]+\}|undefined|\bNaN\b/u,
          `${type} ${language} ${seed} ${phase}\n${text}`,
        );
        if (language === 'en') continue;
        const found = [...words(prose)].filter((word) => foreign.has(word));
        assert.deepEqual(found, [], `${type} ${seed} ${phase}:\n${text}`);
        const set = prose.replace(
          /^.*\*\*.*$|^\*Ce qui.*$|^Pris en compte.*$|^- @.*$|^\| Option.*$|^```.*$|^(?:---|\+\+\+|@@|diff).*$/gmu,
          '',
        );
        assert.doesNotMatch(set, / [;:?!»]|« /u, `${type} ${seed} ${phase}`);
        assert.doesNotMatch(
          set,
          /(?<!\p{L})(?:de|à) les? (?!\p{L}+(?:er|ir|re)\b)|\bque ils?\b|\bd’une? une? /iu,
          `${type} ${seed} ${phase}\n${text}`,
        );
      }
    });
  });

  it('the same seed gives the same council, another seed another', () => {
    for (const type of types) {
      const play = (seed: number) =>
        JSON.stringify(
          saidIn(rehearsed(asked.fr[type]?.question ?? '', { language: 'fr', seed, brief: { type } })),
        );
      assert.equal(play(5), play(5));
      assert.equal(new Set([1, 2, 3, 4, 5].map(play)).size, 5);
    }
  });

  it('§7 what a person says is acknowledged by everyone who speaks next, in any form', () => {
    for (const type of types)
      for (const language of languages) {
        const one = rehearsed(
          asked[language][type]?.question ?? '',
          { language, seed: 6, gated: true, brief: { type } },
          (table) =>
            table.tell({
              type: 'person.injected',
              council: table.council().id,
              id: 'i',
              by: 'Papa',
              text: 'Budget 400',
            }),
        );
        const first = new Map<string, Council['runs'][number]['turns'][number]>();
        for (const [index, run] of one.runs.entries())
          for (const turn of index === 0 ? [] : run.turns)
            if (!first.has(turn.seat)) first.set(turn.seat, turn);
        assert.ok(first.size > 2);
        const heard = new Set(
          one.runs
            .flatMap((run) => run.turns)
            .flatMap((turn) => (turn.reading?.acknowledges ? [turn.seat] : [])),
        );
        assert.deepEqual(
          [...first.keys()].filter((seat) => !heard.has(seat)),
          [],
          `${type} ${language}`,
        );
      }
  });

  it('§7 another round is answered to the question of the person who asked for it, in every protocol', () => {
    for (const type of types)
      for (const language of languages) {
        const table = play(
          convened(asked[language][type]?.question ?? '', { language, seed: 4, brief: { type } }),
        );
        table.run(rehearse);
        const before = table.council().runs.length;
        const text = 'Et si le disque est plein ?';
        table.tell({
          type: 'person.decided',
          council: table.council().id,
          by: 'Papa',
          verdict: 'another-round',
          text,
        });
        table.run(rehearse);
        const again = table.council().runs.slice(before);
        assert.ok(again.length > 0, type);
        for (const turn of again[0]?.turns ?? []) {
          assert.ok(
            turn.text?.replace(/\s/gu, ' ').includes('Et si le disque est plein'),
            `${type}:\n${turn.text}`,
          );
          assert.deepEqual(turn.reading?.problems, []);
        }
      }
  });
});
