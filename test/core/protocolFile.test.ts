/** A protocol that a person wrote: what can't be followed to its end is refused at its line, in both languages. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import { protocolText } from '../../src/host/declared/protocols/protocolText.ts';
import { loadProtocol } from '../../src/host/declared/protocols/readProtocols.ts';

const told = (text: string, language: 'en' | 'fr' = 'en'): string[] =>
  loadProtocol(text, 'protocols/ours.yaml', language).problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

/** Two phases that run and end; `more` goes under the first. */
const first = (more = '', head = ''): string =>
  `id: ours\n${head}phases:\n  - id: ASK\n    speakers: participants\n    form: challenge\n${more}` +
  '  - id: END\n    speakers: orchestrator\n    form: synthesis\n    closing: true\n';

describe('§7 a protocol file', () => {
  it('is what a built-in protocol is printed as, to the last field', () => {
    for (const protocol of Object.values(builtInProtocols)) {
      const { protocol: read, problems } = loadProtocol(protocolText(protocol), 'x');
      assert.deepEqual(problems, [], protocol.id);
      assert.deepEqual(read, protocol);
    }
  });

  it('takes its defaults where it says little', () => {
    const { protocol } = loadProtocol(first(), 'x');
    assert.deepEqual(
      [protocol?.minutes, protocol?.defaultRounds, protocol?.phases[0]?.order],
      [10, 3, 'parallel'],
    );
    assert.deepEqual(protocol?.phases[0]?.sees, []);
  });

  const cases: [string, string, string[], string[]][] = [
    [
      'a phase twice',
      first('  - id: ASK\n    speakers: owner\n    form: draft\n'),
      ['6:9 phases.id: "ASK" stands twice'],
      ['6:9 phases.id : « ASK » est présent deux fois'],
    ],
    [
      'a phase that does not exist in what it sees',
      first('    sees: [{ replies: AKS }]\n'),
      ['6:23 phases.sees.replies: there is no phase "AKS" (did you mean ASK?)'],
      ['6:23 phases.sees.replies : pas de phase « AKS » (peut-être ASK ?)'],
    ],
    [
      'a condition on a phase that does not exist',
      first('    when: { not: { converged: COLLECT } }\n'),
      ['6:31 phases.when.not.converged: there is no phase "COLLECT"'],
      ['6:31 phases.when.not.converged : pas de phase « COLLECT »'],
    ],
    [
      'a loop that can’t end',
      first('    until: { condition: { converged: ASK } }\n'),
      ['6:5 phases.until: without max this loop can’t end: give a number of rounds, or maxRounds'],
      ['6:5 phases.until : sans max cette boucle ne peut finir : donner un nombre de tours, ou maxRounds'],
    ],
    [
      'a way back that leads on',
      first('    until: { condition: { always: true }, max: 2, backTo: END }\n'),
      ['6:59 phases.until.backTo: END does not come before: a way back leads to an earlier phase'],
      ['6:59 phases.until.backTo : END ne vient pas avant : un retour mène à une phase précédente'],
    ],
    [
      'a gate that goes back to itself or nowhere',
      first(
        '  - id: QA\n    speakers: qa\n    form: qa\n    gate: { backTo: QA }\n',
        'defaults: { qa: qa }\n',
      ).replace(
        '  - id: END',
        '  - id: Q2\n    speakers: qa\n    form: qa\n    gate: { backTo: NONE }\n  - id: END',
      ),
      [
        '10:21 phases.gate.backTo: QA does not come before: a way back leads to an earlier phase',
        '14:21 phases.gate.backTo: there is no phase "NONE"',
      ],
      [
        '10:21 phases.gate.backTo : QA ne vient pas avant : un retour mène à une phase précédente',
        '14:21 phases.gate.backTo : pas de phase « NONE »',
      ],
    ],
    [
      'a phase for a role that nobody has',
      first('  - id: QA\n    speakers: qa\n    form: qa\n    gate: { backTo: ASK }\n'),
      [
        '7:15 phases.speakers: a phase for a role nobody has: give defaults.qa a domain, or hold it only when: { hasRole: qa }',
      ],
      [
        '7:15 phases.speakers : une phase pour un rôle que personne n’a : donner un domaine à defaults.qa, ou ne la tenir que when: { hasRole: qa }',
      ],
    ],
    [
      'a seat that calls for what it had no part in',
      first('    sees: [own]\n'),
      ['6:12 phases.sees: who speaks here has said nothing before: there is nothing of its own to see'],
      ['6:12 phases.sees : qui parle ici n’a encore rien dit : rien de soi à voir'],
    ],
    [
      'an orchestrator that calls for what the participants said as its own',
      first().replace(/(form: synthesis)/, 'sees: [own]\n    $1'),
      ['8:12 phases.sees: who speaks here has said nothing before: there is nothing of its own to see'],
      ['8:12 phases.sees : qui parle ici n’a encore rien dit : rien de soi à voir'],
    ],
    [
      'a look at what comes later',
      first('    sees: [{ latest: END }]\n    when: { repeating: END }\n'),
      [
        '6:22 phases.sees.latest: END comes later, and nothing leads back from it to here',
        '7:24 phases.when.repeating: END comes later, and nothing leads back from it to here',
      ],
      [
        '6:22 phases.sees.latest : END vient plus tard, et rien n’en ramène ici',
        '7:24 phases.when.repeating : END vient plus tard, et rien n’en ramène ici',
      ],
    ],
    [
      'backing where nobody backs, and an advocate that no brief need ask for',
      first(
        '    when: { all: [{ motion: soft }, { points: { open: 0, kind: blocking } }, { advocate: true }] }\n' +
          '  - id: SAY\n    speakers: advocate\n    form: advocate\n    when: { backs: SAY }\n',
      ),
      [
        '8:15 phases.speakers: a brief may ask for no advocate: hold this phase ifAsked: true, or when: { advocate: true }',
        '10:20 phases.when.backs: nobody backs a proposal in SAY: its form is not challenge',
      ],
      [
        '8:15 phases.speakers : un brief peut ne demander aucun avocat : ne tenir cette phase que ifAsked: true, ou when: { advocate: true }',
        '10:20 phases.when.backs : personne ne soutient de proposition dans SAY : sa forme n’est pas challenge',
      ],
    ],
    [
      'no last word',
      'id: ours\nphases:\n  - id: ASK\n    speakers: participants\n    form: position\n',
      ['2:1 phases: no phase is the last word: mark one as closing, or let the last one leave an artefact'],
      [
        '2:1 phases : aucune phase n’a le dernier mot : en marquer une closing, ou laisser un artefact à la dernière',
      ],
    ],
    [
      'a last word that is not the last',
      `${first()}  - id: MORE\n    speakers: participants\n    form: final\n`,
      ['9:14 phases.closing: END closes the council: only a gate may come after it'],
      ['9:14 phases.closing : END clôt le conseil : seule une porte (gate) peut la suivre'],
    ],
    [
      'a last word of many, and one that may be skipped',
      'id: ours\nphases:\n  - id: END\n    speakers: participants\n    form: synthesis\n    closing: true\n    optional: true\n',
      [
        '4:15 phases.speakers: one voice has the last word: owner, orchestrator or synthesizer',
        '7:15 phases.optional: a gate or a closing phase is never optional',
      ],
      [
        '4:15 phases.speakers : une seule voix a le dernier mot : owner, orchestrator ou synthesizer',
        '7:15 phases.optional : une porte (gate) ou une phase de clôture n’est jamais facultative',
      ],
    ],
    [
      'a blind phase that sees itself or is spoken in turn',
      first('    blind: true\n    order: rotating\n    sees: [{ replies: ASK }]\n'),
      [
        '7:12 phases.order: a blind phase is spoken all at once: order: parallel',
        '8:23 phases.sees.replies: a blind phase can’t see its own replies',
      ],
      [
        '7:12 phases.order : une phase à l’aveugle se tient en même temps : order: parallel',
        '8:23 phases.sees.replies : une phase à l’aveugle ne peut voir ses propres réponses',
      ],
    ],
    [
      'a vote where nobody votes, stances where there are none, a gate that is none',
      first(
        '  - id: SAY\n    speakers: owner\n    form: draft\n    when: { any: [{ converged: SAY }, { consensus: { phase: ASK, reaches: soft } }, { sentBackBy: ASK }] }\n',
      ),
      [
        '9:32 phases.when.any.converged: nobody votes in SAY: its form is none of challenge, final, review, ballot',
        '9:61 phases.when.any.consensus.phase: ASK has no stances to judge: its form is not turn',
        '9:99 phases.when.any.sentBackBy: ASK is no gate',
      ],
      [
        '9:32 phases.when.any.converged : personne ne vote dans SAY : sa forme n’est ni challenge, ni final, ni review, ni ballot',
        '9:61 phases.when.any.consensus.phase : ASK n’a pas d’avis à juger : sa forme n’est pas turn',
        '9:99 phases.when.any.sentBackBy : ASK n’est pas une porte (gate)',
      ],
    ],
    [
      'a gate of another form, checks without a gate, two phases to run again',
      first(
        '    checks: true\n    again: true\n  - id: QA\n    speakers: qa\n    form: final\n    again: true\n    gate: { backTo: ASK }\n',
        'defaults: { qa: qa }\n',
      ),
      [
        '7:13 phases.checks: checks run at a gate: add gate',
        '11:11 phases.form: the form of a gate is qa',
        '12:12 phases.again: one phase alone can be run again',
      ],
      [
        '7:13 phases.checks : les contrôles se lancent à une porte : ajouter gate',
        '11:11 phases.form : la forme d’une porte (gate) est qa',
        '12:12 phases.again : une seule phase peut être rejouée',
      ],
    ],
    [
      'more rounds by default than at most',
      first('', 'defaultRounds: 4\nmostRounds: 2\n'),
      ['2:16 defaultRounds: at most 2, which is mostRounds'],
      ['2:16 defaultRounds : 2 au plus, soit mostRounds'],
    ],
    [
      'an unknown key, form, speaker and condition',
      first('    sees: [everything]\n    when: { convergd: ASK }\n    colour: red\n').replace(
        'form: challenge',
        'form: chalenge',
      ),
      [
        '5:11 phases.form: expected one of position, challenge, final, synthesis, turn, ballot, qa, matrix, outline, draft, plan, change, frame, page, review, response, advocate',
        '6:12 phases.sees: expected one of own, disagreements, transcript',
        '7:13 phases.when.convergd: unknown (did you mean converged?)',
        '8:5 phases.colour: unknown',
      ],
      [
        '5:11 phases.form : une de ces valeurs attendue : position, challenge, final, synthesis, turn, ballot, qa, matrix, outline, draft, plan, change, frame, page, review, response, advocate',
        '6:12 phases.sees : une de ces valeurs attendue : own, disagreements, transcript',
        '7:13 phases.when.convergd : inconnu (peut-être converged ?)',
        '8:5 phases.colour : inconnu',
      ],
    ],
    [
      'a phase that no heading can show',
      first().replace('id: ASK', 'id: "A/../B"'),
      ['3:9 phases.id: a phase is named by letters, digits, - and _, 41 at most'],
      ['3:9 phases.id : une phase se nomme par lettres, chiffres, - et _, 41 au plus'],
    ],
    ['nothing', '', ['1:1 the file is empty'], ['1:1 le fichier est vide']],
  ];
  for (const [name, text, english, french] of cases)
    it(`with ${name} is refused at its line`, () => {
      assert.deepEqual(told(text), english);
      assert.deepEqual(told(text, 'fr'), french);
      assert.equal(loadProtocol(text, 'x').protocol, undefined);
    });

  it('may ask what is backed, whether a motion stands, what is open and whether there is an advocate', () => {
    const conditions = [
      '{ backs: ASK }',
      '{ motion: put }',
      '{ not: { motion: strong } }',
      '{ points: { open: 2 } }',
      '{ advocate: true }',
    ];
    for (const condition of conditions)
      assert.deepEqual(told(first(`    until: { condition: ${condition}, max: 2 }\n`)), [], condition);
    assert.deepEqual(
      told(
        first('  - id: AGAINST\n    speakers: advocate\n    form: advocate\n    when: { advocate: true }\n'),
      ),
      [],
    );
    assert.deepEqual(
      told(first('  - id: AGAINST\n    speakers: advocate\n    form: advocate\n    ifAsked: true\n')),
      [],
    );
    assert.deepEqual(told(first('    when: { motion: weak }\n')), [
      '6:21 phases.when.motion: expected one of put, soft, strong',
    ]);
  });

  it('with conditions in conditions without end is refused, not followed down', () => {
    const deep = (n: number) => first(`    when: ${'{ not: '.repeat(n)}{ always: true }${' }'.repeat(n)}\n`);
    assert.deepEqual(told(deep(5)), []);
    assert.deepEqual(told(deep(200)), ['1:1 too many nested or repeated parts']);
    assert.match(told(deep(5000))[0] ?? '', /nested/);
  });

  it('as docs/PROTOCOLS.md shows one is taken as it stands', () => {
    const page = readFileSync(new URL('../../docs/PROTOCOLS.md', import.meta.url), 'utf8');
    const shown = /```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    assert.match(shown, /motion: strong/);
    assert.deepEqual(told(shown), []);
  });

  it('may look at a later phase where a loop, a gate or another round leads back', () => {
    const looped = first(
      '    sees: [{ replies: QA }]\n  - id: QA\n    speakers: qa\n    form: qa\n    gate: { backTo: ASK }\n',
      'defaults: { qa: qa }\n',
    );
    assert.deepEqual(told(looped), []);
    assert.deepEqual(told(first('    again: true\n    sees: [{ latest: END }]\n')), []);
  });
});
