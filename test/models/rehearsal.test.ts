/** Rehearsal voices over ranges of seeds, in both languages: they differ, cite, move, and keep to the brief's words. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import type { Language } from '../../src/core/ids.ts';
import { crowd, questions, sentences, words } from '../support/rehearsalReader.ts';
import { family, rehearsed, saidIn } from '../support/rehearsed.ts';

const twenty = Array.from({ length: 20 }, (_, at) => at + 1);
const everywhere = (['en', 'fr'] as Language[]).flatMap((language) =>
  questions[language].map((asked) => ({ language, ...asked })),
);

const transcript = (council: Council) => JSON.stringify(saidIn(council));
const inPhase = (council: Council, phase: string) => saidIn(council).filter((said) => said.phase === phase);

/** The councils that most tests read: every question over twenty seeds, played once. */
const played = new Map<string, Council>();
function council(asked: (typeof everywhere)[number], seed: number): Council {
  const key = `${asked.question} ${seed}`;
  const found = played.get(key) ?? rehearsed(asked.question, { ...asked, seed });
  played.set(key, found);
  return found;
}

describe('§8 rehearsal voices', () => {
  it('no sentence is shared between two seats, at a table of two to eight, whoever sits there', () => {
    let compared = 0;
    for (const { language, question, brief } of everywhere) {
      for (const seed of twenty) {
        const seats = seed % 2 ? family(language) : crowd(2 + (seed % 7), seed);
        const owner = new Map<string, string>();
        for (const { seat, text } of saidIn(rehearsed(question, { language, seed, seats, brief }))) {
          for (const sentence of sentences(text)) {
            const first = owner.get(sentence) ?? seat;
            assert.equal(
              first,
              seat,
              `seed ${seed}, ${question}: ${first} and ${seat} both say “${sentence}”`,
            );
            owner.set(sentence, seat);
            compared += 1;
          }
        }
      }
    }
    assert.ok(compared > 10_000);
  });

  it('every CHALLENGE quotes at least six consecutive words of a seat that it names', () => {
    for (const { language, question, brief } of everywhere) {
      for (const seed of twenty) {
        const seats = seed % 2 ? family(language) : crowd(2 + (seed % 7), seed);
        const council = rehearsed(question, { language, seed, seats, brief });
        const positions = inPhase(council, 'COLLECT');
        for (const { seat, text } of inPhase(council, 'CHALLENGE')) {
          const cited = positions.some((other) => {
            const name = seats.find((one) => one.id === other.seat)?.name ?? '';
            return (
              other.seat !== seat &&
              text.includes(`@${other.seat}`) &&
              text.includes(name) &&
              sharesSix(text, other.text)
            );
          });
          assert.ok(cited, `seed ${seed}, ${question}: ${seat} quotes nobody\n${text}`);
        }
      }
    }
  });

  it('the nouns of the question appear in every reply', () => {
    for (const asked of everywhere) {
      const { question, nouns } = asked;
      for (const seed of twenty) {
        const heard = council(asked, seed);
        const all = saidIn(heard)
          .map((said) => said.text)
          .join('\n');
        for (const noun of nouns)
          assert.ok(all.toLowerCase().includes(noun.toLowerCase()), `${noun} in no reply`);
        for (const { phase, text } of saidIn(heard)) {
          const named = nouns.some((noun) => text.toLowerCase().includes(noun.toLowerCase()));
          assert.ok(named, `seed ${seed}, ${phase}: no noun of ${question} in\n${text}`);
        }
        for (const { text } of inPhase(heard, 'COLLECT'))
          for (const noun of nouns)
            assert.ok(text.toLowerCase().includes(noun.toLowerCase()), `${noun} not in\n${text}`);
      }
    }
  });

  it('words of the constraints, the acceptance and the context are used', () => {
    for (const { language, question, brief } of everywhere.filter((asked) => asked.brief.constraints)) {
      const council = rehearsed(question, { language, seed: 5, brief });
      const positions = inPhase(council, 'COLLECT');
      const quoting = positions.filter(({ text }) =>
        [...(brief.constraints ?? []), ...(brief.acceptance ?? [])].some((line) => sharesSome(text, line, 3)),
      );
      assert.ok(quoting.length >= 2, `${quoting.length} of ${positions.length} quote the brief`);
    }
  });

  it('§7 French briefs give French throughout, English briefs English', () => {
    const foreign = {
      fr: words(
        'the and of with would is are we what this that from they have should which there not your their been',
      ),
      en: words(
        'le la les des une est dans avec pour qui sur pas nous vous mais donc cette faut être plus aux',
      ),
    };
    for (const asked of everywhere) {
      const { language } = asked;
      for (const seed of twenty) {
        for (const { seat, text } of saidIn(council(asked, seed))) {
          const found = [...words(text)].filter((word) => foreign[language].has(word));
          assert.deepEqual(found, [], `seed ${seed}, ${seat}:\n${text}`);
          if (language === 'en') continue;
          assert.doesNotMatch(
            text.replace(/^.*\*\*.*$|^\*Ce qui.*$|^Pris en compte.*$|^- @.*$/gmu, ''),
            / [;:?!»]|« /u,
          );
          assert.doesNotMatch(
            text,
            /\b(?:de|que|le|la|se|ne|je) (?:un|[aeéèê])\p{L}*er\b|\b(?:de|à) les? (?!\p{L}+(?:er|ir|re)\b)|\bque ils?\b/iu,
          );
        }
      }
    }
  });

  it('of twenty seeds at least five converge at CHALLENGE and at least five do not, whatever the question', () => {
    for (const asked of everywhere) {
      const converged = twenty.filter((seed) =>
        council(asked, seed).runs.some((run) => run.phase === 'CHALLENGE' && run.converged),
      ).length;
      assert.ok(converged >= 5 && converged <= 15, `${converged} of 20 converge`);
    }
  });

  it('some hold out to the end and some come over in RESOLVE', () => {
    const ends = Array.from({ length: 60 }, (_, seed) =>
      rehearsed('Should we cache the index?', { language: 'en', seed }),
    );
    const resolved = ends.filter((council) =>
      council.runs.some((run) => run.phase === 'RESOLVE' && !run.skipped),
    );
    const reported = resolved.filter((council) =>
      saidIn(council).at(-1)?.text.includes('## Minority report'),
    );
    assert.ok(reported.length >= 5, `${reported.length} with a minority report`);
    assert.ok(resolved.length - reported.length >= 5, `${resolved.length - reported.length} without`);
    for (const council of ends) {
      const last = council.runs.findLast((run) => run.phase === 'RESOLVE' && !run.skipped) ?? council.runs[1];
      const against = last?.turns.some(
        (turn) => turn.reading && 'vote' in turn.reading && turn.reading.vote === 'disagree',
      );
      assert.equal(saidIn(council).at(-1)?.text.includes('## Minority report'), against);
    }
  });

  it('the same seed gives the same transcript, twenty seeds give twenty', () => {
    const play = (seed: number) =>
      transcript(rehearsed('Faut-il passer à TypeScript 7 ?', { language: 'fr', seed }));
    assert.equal(play(7), play(7));
    assert.equal(new Set(twenty.map(play)).size, 20);
  });

  it('every reply is read without a problem, with its vote, its recommendation and its change of mind', () => {
    for (const asked of everywhere) {
      for (const seed of twenty) {
        for (const turn of council(asked, seed).runs.flatMap((run) => run.turns)) {
          const reading = turn.reading;
          assert.deepEqual(reading?.problems, [], `seed ${seed}:\n${turn.text}`);
          if (reading?.form === 'position') assert.ok(reading.proposal && reading.changeMind);
          assert.equal(reading?.missing, undefined, turn.text);
          if (reading?.form === 'challenge') {
            assert.ok(reading.backs && reading.ranking && reading.recommendation && reading.stance);
            assert.equal(Object.keys(reading.checklist).length, 5);
            if (reading.vote !== 'agree') assert.ok(reading.contests.length > 0);
          }
          if (reading?.form === 'final') assert.ok(reading.confidence);
          if (reading?.form === 'synthesis') {
            assert.equal(reading.why?.filter(({ seat }) => seat !== undefined).length, 4);
            assert.ok(reading.recommendation && reading.risks.length > 0 && reading.follows?.motion);
          }
        }
      }
    }
  });

  it('§7 a position has two to four paragraphs and ends with the line of the seed', () => {
    for (const asked of everywhere) {
      const last = {
        en: /^\*What would change my mind: .+\*$/u,
        fr: /^\*Ce qui me ferait changer d'avis : .+\*$/u,
      }[asked.language];
      for (const seed of twenty) {
        for (const { text } of inPhase(council(asked, seed), 'COLLECT')) {
          const paragraphs = text.split('\n\n');
          assert.match(paragraphs.at(-1) ?? '', last);
          assert.ok(paragraphs.length >= 3 && paragraphs.length <= 5, text);
        }
      }
    }
  });
});

function sharesSix(text: string, source: string): boolean {
  return sharesSome(text, source, 6);
}

function sharesSome(text: string, source: string, least: number): boolean {
  const flat = (some: string) => some.split(/\s+/u).join(' ');
  const parts = flat(source).split(' ');
  return parts.some(
    (_, at) =>
      at + least <= parts.length &&
      flat(text).includes(
        parts
          .slice(at, at + least)
          .join(' ')
          .replace(/[.,;:]$/u, ''),
      ),
  );
}
