/** Files that people write: each problem at its line, in their language, and never a council on a wrong brief. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Identity } from '../../src/core/identities/identity.ts';
import { loadBrief } from '../../src/host/declared/briefs/readBrief.ts';
import { loadIdentities } from '../../src/host/declared/identities/readIdentities.ts';
import { familyTemplate } from '../../src/host/declared/templates/family.ts';
import type { FileProblem } from '../../src/rpc/views/views.ts';

const family = loadIdentities(familyTemplate.en).identities as Identity[];
const told = (problems: FileProblem[]): string[] =>
  problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
const problemsOf = (text: string, language: 'en' | 'fr' = 'en'): string[] =>
  told(loadBrief(text, family, { file: 'briefs/x.yaml', language }).problems);
const known = 'debate, prd, engineering, analysis, review, synthesis, roundtable';
const good = 'type: debate\nquestion: Should we?\n';

describe('§7 a brief', () => {
  it('that is right becomes a brief, with the defaults filled in', () => {
    const { brief, problems } = loadBrief(`${good}seats: [henry, { id: sage, role: critic }]\n`, family, {
      file: 'x',
    });
    assert.deepEqual(problems, []);
    assert.equal(brief?.maxRounds, 3);
    assert.equal(brief?.timeouts.seat, 90);
  });

  const cases: [string, string, string[], string[]][] = [
    [
      'a wrong type',
      'type: debat\nquestion: x\n',
      [`1:7 type: no protocol "debat" (did you mean debate?); known: ${known}`],
      [`1:7 type : pas de protocole « debat » (peut-être debate ?) ; connus : ${known}`],
    ],
    [
      'an unknown identity',
      `${good}seats:\n  - sgae\n  - nova\n`,
      ['4:5 seats: no identity "sgae" (did you mean sage?)'],
      ['4:5 seats : pas d’identité « sgae » (peut-être sage ?)'],
    ],
    ['maxRounds 9', `${good}maxRounds: 9\n`, ['3:12 maxRounds: at most 3'], ['3:12 maxRounds : 3 au plus']],
    [
      'broken YAML',
      'type: debate\nquestion: a: b\n',
      ['2:11 a second colon on one line: put the text in quotes'],
      ['2:11 deux fois deux-points sur une ligne : mettre le texte entre guillemets'],
    ],
    ['a missing question', 'type: debate\n', ['1:1 question: missing'], ['1:1 question : manque']],
    ['an empty question', 'type: debate\nquestion:\n', ['2:1 question: missing'], ['2:1 question : manque']],
    [
      'an unknown key',
      `${good}quorums: 2\n`,
      ['3:1 quorums: unknown (did you mean quorum?)'],
      ['3:1 quorums : inconnu (peut-être quorum ?)'],
    ],
    [
      'one seat',
      `${good}seats: [nova]\n`,
      ['3:8 seats: a council needs at least two seats'],
      ['3:8 seats : un conseil demande au moins deux sièges'],
    ],
    [
      'a seat twice',
      `${good}seats: [nova, sage, nova]\n`,
      ['3:21 seats: "nova" is seated twice'],
      ['3:21 seats : « nova » occupe deux sièges'],
    ],
    [
      'an orchestrator that is nobody',
      `${good}roles:\n  orchestrator: mama\n`,
      ['4:17 roles.orchestrator: no identity "mama" (did you mean maman?)'],
      ['4:17 roles.orchestrator : pas d’identité « mama » (peut-être maman ?)'],
    ],
    [
      'a quorum above the seats',
      `${good}quorum: 9\n`,
      ['3:9 quorum: at most 4, the number of seats'],
      ['3:9 quorum : 4 au plus, le nombre de sièges'],
    ],
    [
      'six rounds of a round table',
      'type: roundtable\nquestion: q\nmaxRounds: 6\n',
      ['3:12 maxRounds: at most 5'],
      ['3:12 maxRounds : 5 au plus'],
    ],
    [
      'an owner, a QA and a reviewer that are nobody',
      'type: prd\nquestion: q\nroles:\n  owner: nov\n  qa: blase\n  reviewers: [sage, henri, sage]\n',
      [
        '4:10 roles.owner: no identity "nov" (did you mean nova?)',
        '5:7 roles.qa: no identity "blase" (did you mean blaise?)',
        '6:21 roles.reviewers: no identity "henri" (did you mean henry?)',
        '6:28 roles.reviewers: "sage" is named twice',
      ],
      [
        '4:10 roles.owner : pas d’identité « nov » (peut-être nova ?)',
        '5:7 roles.qa : pas d’identité « blase » (peut-être blaise ?)',
        '6:21 roles.reviewers : pas d’identité « henri » (peut-être henry ?)',
        '6:28 roles.reviewers : « sage » est nommé deux fois',
      ],
    ],
    [
      'an advocate that is nobody',
      `${good}advocate: sagee\n`,
      ['3:11 advocate: no identity "sagee" (did you mean sage?)'],
      ['3:11 advocate : pas d’identité « sagee » (peut-être sage ?)'],
    ],
    [
      'an advocate who does not sit there',
      `${good}seats: [nova, henry]\nadvocate: sage\n`,
      ['4:11 advocate: "sage" does not sit at this table: seats does not name it'],
      ['4:11 advocate : « sage » n’est pas à cette table : seats ne le nomme pas'],
    ],
    [
      'a consensus above the seats',
      'type: roundtable\nquestion: q\nseats: [nova, sage]\nconsensusThreshold: 3\n',
      ['4:21 consensusThreshold: at most 2, the number of seats'],
      ['4:21 consensusThreshold : 2 au plus, le nombre de sièges'],
    ],
    [
      'a check where council.yaml declares none',
      `${good}checks: [tests]\n`,
      ['3:10 checks: council.yaml declares no check "tests": add it there, a brief never holds a command'],
      [
        '3:10 checks : council.yaml ne déclare pas de contrôle « tests » : l’y ajouter, un brief ne contient jamais de commande',
      ],
    ],
    [
      'a command line for a check',
      `${good}checks: ["rm -rf ."]\n`,
      ['3:10 checks: an id is lower case letters, digits, - and _, 64 at most'],
      ['3:10 checks : un id : lettres minuscules, chiffres, - et _, 64 au plus'],
    ],
    [
      'a context that names nothing',
      `${good}context:\n  - fil: src/a.ts\n`,
      ['4:5 context.fil: unknown (did you mean file?)'],
      ['4:5 context.fil : inconnu (peut-être file ?)'],
    ],
    [
      'a budget of nothing',
      `${good}budget: { tokens: 0, time: 5, money: 1 }\n`,
      ['3:19 budget.tokens: more than 0', '3:31 budget.money: unknown'],
      ['3:19 budget.tokens : plus que 0', '3:31 budget.money : inconnu'],
    ],
    ['a key twice', `${good}type: debate\n`, ['3:1 type: stands twice'], ['3:1 type : présent deux fois']],
    [
      'a fraction of a second',
      `${good}timeouts:\n  seat: 1.5\n`,
      ['4:9 timeouts.seat: expected a whole number'],
      ['4:9 timeouts.seat : attendu : un nombre entier'],
    ],
    [
      'two documents',
      `${good}---\ntype: debate\n`,
      ['3:1 several YAML documents in one file: keep one (a line of --- starts another)'],
      ['3:1 plusieurs documents YAML dans un fichier : en garder un (une ligne --- en ouvre un autre)'],
    ],
    ['nothing', '', ['1:1 the file is empty'], ['1:1 le fichier est vide']],
    ['comments alone', '# nothing\n', ['1:1 the file is empty'], ['1:1 le fichier est vide']],
    ['a list', '- a\n', ['1:1 expected keys and values'], ['1:1 attendu : des clés et des valeurs']],
  ];
  for (const [name, text, english, french] of cases)
    it(`with ${name} is told so at its line`, () => {
      assert.deepEqual(problemsOf(text), english);
      assert.deepEqual(problemsOf(text, 'fr'), french);
      assert.equal(loadBrief(text, family, { file: 'x' }).brief, undefined);
    });

  it('§3 with several mistakes has each named, those of the schema and those of the table', () => {
    assert.deepEqual(problemsOf('type: x\nquestion: q\nseats: [sgae, nova]\nmaxRounds: 9\n'), [
      `1:7 type: no protocol "x"; known: ${known}`,
      '3:9 seats: no identity "sgae" (did you mean sage?)',
      '4:12 maxRounds: at most 5',
    ]);
  });

  it('gives the same lines with CRLF and a byte order mark (R17)', () => {
    const text = `${good}maxRounds: 9\nseats: [sgae, nova]\n`;
    const expected = problemsOf(text);
    assert.deepEqual(problemsOf(text.replaceAll('\n', '\r\n')), expected);
    assert.deepEqual(problemsOf(`\uFEFF${text}`), expected);
    assert.deepEqual(problemsOf(`\uFEFF${text.replaceAll('\n', '\r\n')}`), expected);
  });

  it('§3 with conflict markers is told of the conflict and nothing else (R17)', () => {
    const text = 'type: debate\n<<<<<<< ours\nquestion: a\n=======\nquestion: b\n>>>>>>> theirs\n';
    for (const each of [text, text.replaceAll('\n', '\r\n')])
      assert.deepEqual(problemsOf(each), [
        '2:1 an unresolved merge conflict: keep one side and remove the lines <<<<<<<, =======, >>>>>>>',
      ]);
    assert.deepEqual(problemsOf(`${good}context: |\n  <<<<<<< ours\n  >>>>>>> theirs\n`), []);
  });

  const source = { file: 'x' };
  it('without rounds has its protocol’s, and a round table five', () => {
    const rounds = (text: string) => loadBrief(text, family, source).brief?.maxRounds;
    assert.equal(rounds('type: debate\nquestion: q\n'), 3);
    assert.equal(rounds('type: roundtable\nquestion: q\n'), 5);
    assert.equal(rounds('type: roundtable\nquestion: q\nmaxRounds: 4\n'), 4);
    assert.equal(rounds('type: prd\nquestion: q\nmaxRounds: 1\n'), 1);
  });

  it('with rounds that its protocol ignores, or a role it does not ask, is warned at the line', () => {
    for (const type of ['analysis', 'review', 'synthesis']) {
      const { brief, problems } = loadBrief(`type: ${type}\nquestion: q\nmaxRounds: 9\n`, family, source);
      assert.equal(brief?.maxRounds, 3);
      assert.deepEqual(told(problems), [`3:12 maxRounds: ${type} has a fixed course and ignores it`]);
      assert.equal(problems[0]?.severity, 'warning');
    }
    const owned = loadBrief(`${good}roles: { owner: nova }\n`, family, { file: 'x', language: 'fr' });
    assert.ok(owned.brief);
    assert.deepEqual(told(owned.problems), [
      '3:17 roles.owner : aucune phase de debate ne fait parler ce rôle',
    ]);
  });

  it('with an advocate that will not be heard is warned at the line, and one that will is taken', () => {
    const table = loadBrief('type: roundtable\nquestion: q\nadvocate: true\n', family, source);
    assert.deepEqual(told(table.problems), ['3:11 advocate: no phase of roundtable asks this role']);
    const short = loadBrief(`${good}maxRounds: 2\nadvocate: sage\n`, family, source);
    assert.deepEqual(told(short.problems), [
      '4:11 advocate: with fewer than three rounds nobody is asked after it: it does not speak',
    ]);
    assert.equal(short.brief?.advocate, 'sage');
    const heard = loadBrief(`${good}advocate: true\n`, family, source);
    assert.deepEqual(heard.problems, []);
    assert.equal(heard.brief?.advocate, true);
  });

  it('may seat a person, and name the checks that council.yaml declares', () => {
    const text = `${good}seats: [nova, papa]\nchecks: [tests, typs]\n`;
    const wrong = loadBrief(text, family, { file: 'x', knownChecks: ['tests', 'types'] });
    assert.deepEqual(told(wrong.problems), [
      '4:17 checks: council.yaml declares no check "typs" (did you mean types?); declared: tests, types',
    ]);
    const right = loadBrief(text.replace('typs', 'types'), family, {
      file: 'x',
      knownChecks: ['tests', 'types'],
    });
    assert.deepEqual(right.problems, []);
    assert.deepEqual(right.brief?.seats, ['nova', 'papa']);
  });

  it('with a limit in money is refused as long as one seat has no price', () => {
    const text = `${good}seats: [nova, { id: sage, backend: openai, model: big }]\nbudget: { cost: 2 }\n`;
    const isPriced = (seat: { backend?: string }) => seat.backend !== 'openai';
    assert.deepEqual(told(loadBrief(text, family, { file: 'x', isPriced }).problems), [
      '4:17 budget.cost: a limit in money needs a price for every seat, and Sage (openai, big) has none: add it to prices in council.yaml, or limit tokens',
    ]);
    assert.ok(loadBrief(text, family, { file: 'x', isPriced: () => true }).brief);
    assert.ok(loadBrief(text.replace('cost', 'tokens'), family, { file: 'x', isPriced }).brief);
  });

  it('takes a context of text, files, a selection and a git range', () => {
    const context =
      '[words, { file: a.ts }, { git: main..HEAD }, { selection: { file: a.ts, from: 2, to: 4 } }]';
    const { brief, problems } = loadBrief(`${good}context: ${context}\n`, family, source);
    assert.deepEqual(problems, []);
    assert.equal(brief?.context?.length, 4);
  });

  it('is not stopped by a warning', () => {
    const muted = family.map((one) => (one.id === 'nova' ? { ...one, muted: true } : one));
    const { brief, problems } = loadBrief(`${good}seats: [nova, sage]\n`, muted, { file: 'x' });
    assert.ok(brief);
    assert.deepEqual(
      problems.map(({ severity }) => severity),
      ['warning'],
    );
  });
});
