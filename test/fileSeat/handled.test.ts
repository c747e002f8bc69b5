/** What people and editors do to the shared file: words of one's own are taken, others' are put back, the rest is said. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { convene, getCouncil, noticed, skipSeat } from '../../src/rpc/messages/messages.ts';
import type { TurnView } from '../../src/rpc/views/views.ts';
import {
  agreeing,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { appended, respondedInBlock, respondedInList, type SeedSeat } from '../support/seedSeat.ts';
import { sharedFileOf, written } from '../support/sharedFile.ts';

const sage: SeedSeat = { key: 'sage', face: '🦎 Sage' };
const nova: SeedSeat = { key: 'nova', face: '🌟 Nova' };
const now = '2026-02-08T20:10:00Z';

const brief = (language: 'en' | 'fr', seats = '[{ id: sage, backend: file }, henry, nova]') => `type: debate
question: ${language === 'fr' ? 'Faut-il créer un bot météo ?' : 'Should we build a weather bot?'}
language: ${language}
seats: ${seats}
`;

const collect = 'Le bot rend service.\n\n**Proposition :** Créer le bot.';

describe('§8 what a person does to the shared file', () => {
  let table: OpenTable;
  let said: string[];
  afterEach(() => table.close());

  async function seated(seats?: string, language: 'en' | 'fr' = 'en') {
    table = await openTable();
    said = [];
    table.client.on(noticed, ({ message }) => void (message.startsWith('Shared file') && said.push(message)));
    const { id } = await table.client.request(convene, {
      briefText: brief(language, seats),
      attended: false,
    });
    const file = sharedFileOf(table);
    await file.asked('sage');
    const turn = async (seat: string, phase = 'COLLECT') =>
      // As the seat itself, which sees its own words while others still write.
      (await table.host.client({ as: seat }).request(getCouncil, { id })).entries.find(
        (entry): entry is TurnView => entry.kind === 'turn' && entry.seat === seat && entry.phase === phase,
      );
    const kept = async () => {
      const folder = join(table.home, '.state/versions');
      const names = await readdir(folder).catch(() => []);
      return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
    };
    return { id, file, turn, kept };
  }
  const two = '[{ id: sage, backend: file }, { id: nova, backend: file }, henry]';
  const answer = (text: string, seat = sage, words = collect) => appended(text, seat, words);
  const responded = (text: string, seat = sage) => respondedInList(text, seat);

  it('text first and the status later, or the status first and the text later: both are an answer', async () => {
    for (const order of [
      [answer, responded],
      [responded, answer],
    ]) {
      const { file, turn } = await seated();
      for (const step of order) await file.edit((text) => step(text));
      await file.asked('sage', 'CHALLENGE');
      assert.equal((await turn('sage'))?.text, collect);
      if (order[0] === answer) await table.close();
    }
  });

  it('a heading in other letters, at another level, without its emoji or with its id is one’s own', async () => {
    for (const heading of ['### SAGE', '## sage', '### 🦎  Sagé ###', '#### Sage', '### Sage (agent:sage)']) {
      const { file, turn } = await seated();
      await file.edit((text) =>
        responded(
          text.replace(
            /^### 🦎 Sage\n<!-- council:answer[^]*?\/council:answer sage -->/m,
            () => `${heading}\n\n${collect}`,
          ),
        ),
      );
      await file.asked('sage', 'CHALLENGE');
      assert.equal((await turn('sage'))?.text, collect, heading);
      assert.deepEqual(said, []);
      if (heading !== '### Sage (agent:sage)') await table.close();
    }
  });

  it('a section of one’s own at the end of the file, with the phase above it, is taken too', async () => {
    const { file, turn } = await seated(undefined, 'fr');
    await file.edit(
      (text) => `${responded(text)}\n## Réponses - Phase COLLECT\n### 🦎 Sage\n[Tour 1]: ${collect}\n`,
    );
    await file.asked('sage', 'CHALLENGE');
    assert.equal((await turn('sage'))?.text, collect);
    assert.deepEqual(said, []);
  });

  it('headings, lists, code and comments of one’s own stay in the answer, whole', async () => {
    const long = [
      'Mon avis.',
      '',
      '# Plan',
      '',
      '## Étapes',
      '1. Un',
      '   - deux',
      '',
      '```sh',
      '# install',
      'npm ci <!-- no -->',
      '```',
      '',
      '#### Brief',
      '- Henry: a raison.',
      '',
      '**Proposition :** Créer le bot.',
    ].join('\n');
    const { file, turn } = await seated();
    await file.edit((text) => responded(answer(text, sage, long)));
    await file.asked('sage', 'CHALLENGE');
    assert.equal((await turn('sage'))?.text, long);
  });

  it('a broken marked place is no condition: one of its signs or all of them gone, the words are found', async () => {
    for (const cut of [
      (text: string) => text.replace('<!-- /council:answer sage -->', ''),
      (text: string) => text.replace(/<!-- council:answer sage 1\.1\n/, ''),
      (text: string) => text.replace(/(<!-- council:answer sage[^]*?)\n-->/, '$1'),
      (text: string) => text.replace(/<!-- council:answer sage[^]*?\/council:answer sage -->/, ''),
    ]) {
      const { file, turn } = await seated();
      await file.edit((text) =>
        responded(
          cut(written(text, 'sage', collect)).replace(/### 🦎 Sage\n+(?=## )/, `### 🦎 Sage\n${collect}\n\n`),
        ),
      );
      await file.asked('sage', 'CHALLENGE');
      assert.equal((await turn('sage'))?.text, collect, cut.toString());
      await table.close();
    }
    await seated();
  });

  it('words under another seat’s heading are nobody’s: put back, kept, and said at once, in the file too', async () => {
    const { id, file, turn, kept } = await seated(two);
    await file.edit((text) =>
      text.replace('## Convergence State', '### 🦉 Henry\nI give up.\n\n## Convergence State'),
    );
    assert.doesNotMatch(await file.read(), /I give up/);
    assert.match(await kept(), /I give up/);
    assert.doesNotMatch((await turn('henry'))?.text ?? '', /I give up/);
    assert.equal(said.length, 1);
    assert.match(
      said[0] ?? '',
      /^Shared file: words under “🦉 Henry” were changed and put back\. Write under your own heading\. What stood there is kept in \.state\/versions\/\S+\.v1\.md$/,
    );
    const { head } = await table.client.request(getCouncil, { id });
    assert.deepEqual(
      head.fileNotes?.map(({ what, where }) => [what, where]),
      [[['text'], '🦉 Henry']],
    );
    assert.match(
      await file.read(),
      /<!-- council:answer sage 1\.1\n[^]*?words under “🦉 Henry” were changed[^]*?-->/,
    );
    // Another seat of the file without its status has written a draft, and nothing more.
    await file.edit((text) => responded(answer(text, nova, 'Not by Nova.')));
    assert.equal((await turn('nova'))?.state, 'queued');
    assert.equal((await turn('sage'))?.state, 'queued');
    assert.match(said.at(-1) ?? '', /^Shared file, Sage: marked as answered, but no words/);
  });

  it('two that write in the same file at once, each in what it had opened: neither is lost and nobody is blamed', async () => {
    const { file, turn } = await seated(two);
    const opened = await file.read();
    await file.edit(() => responded(answer(opened)));
    await file.edit(() => responded(answer(opened, nova, 'Not yet.\n\n**Proposal:** Not yet.'), nova));
    await file.asked('nova', 'CHALLENGE');
    assert.equal((await turn('sage'))?.text, collect);
    assert.match((await turn('nova'))?.text ?? '', /^Not yet\./);
    assert.deepEqual(said, []);
  });

  it('one that writes twice: at one go both are the answer; after the answer it is told that the rest was not taken', async () => {
    const { file, turn, kept } = await seated(two);
    await file.edit((text) =>
      responded(answer(answer(text, sage, `[Tour 1]: ${collect}`), sage, '[Tour 1]: Et ceci.')),
    );
    assert.equal((await turn('sage'))?.text, `${collect}\n\nEt ceci.`);
    await file.edit((text) =>
      text.replace('## Convergence State', '### 🦎 Sage\nAnd one more thing.\n\n## Convergence State'),
    );
    assert.match(
      said.join('\n'),
      /^Shared file, Sage: has answered already: what was added later was not taken\. What stood there is kept in /,
    );
    assert.match(await kept(), /And one more thing/);
    assert.equal((await turn('sage'))?.text, `${collect}\n\nEt ceci.`);
    assert.equal(said.length, 1);
  });

  it('what is saved for a question that is over is kept and said, blames nobody, and answers no other', async () => {
    const { file, turn, kept } = await seated();
    const opened = await file.read();
    await file.edit((text) => responded(answer(text)));
    await file.asked('sage', 'CHALLENGE');
    await file.edit(() => responded(answer(opened, sage, 'A slow second thought.')));
    await file.look();
    assert.deepEqual(
      said.map((each) => each.replace(/ What stood.*$/, '')),
      ['Shared file, Sage: the words were saved after the question was over. They were not taken.'],
    );
    assert.match(await kept(), /A slow second thought/);
    assert.equal((await turn('sage', 'CHALLENGE'))?.state, 'queued');
    assert.doesNotMatch(await file.read(), /A slow second thought/);
  });

  it('words without a status whose question ends are kept and said; the next place begins empty', async () => {
    const { id, file, kept } = await seated();
    await file.edit((text) => answer(text, sage, 'Half a thou'));
    await table.client.request(skipSeat, { id, seat: 'sage' });
    assert.doesNotMatch(await file.asked('sage', 'CHALLENGE'), /Half a thou/);
    assert.match(said.join('\n'), /^Shared file, Sage: the words were saved after the question was over/);
    assert.match(await kept(), /Half a thou/);
  });

  it('a draft outlives whatever makes the file be written anew, as often as it is', async () => {
    const { file } = await seated(two);
    await file.edit((text) => answer(text, sage, 'Half a thought'));
    for (let times = 0; times < 3; times++) {
      await file.edit((text) => text.replace('weather bot', 'climate bot'));
      await file.look();
      const now = await file.read();
      assert.match(now, /Half a thought/);
      assert.doesNotMatch(now, /climate/);
    }
    await file.edit((text) => responded(answer(text, nova, 'Nova.\n\n**Proposal:** N.'), nova));
    assert.match(await file.read(), /Half a thought/);
  });

  it('a word that is no status is said with what to write; one of the seed’s, in small letters or DONE, counts', async () => {
    const { file, turn } = await seated(undefined, 'fr');
    await file.edit((text) => answer(text).replace('(agent:sage): WAITING', '(agent:sage): répondu'));
    assert.match(
      said[0] ?? '',
      /^Shared file, Sage: “répondu” is no status\. Write RESPONDED \(or AGREED\)\./,
    );
    assert.match(await file.read(), /«\srépondu\s» n’est pas un statut\. Écrire RESPONDED/);
    assert.equal((await turn('sage'))?.state, 'queued');
    await file.edit((text) => text.replace('(agent:sage): WAITING', '(agent:sage): respon'));
    assert.equal(said.length, 1, 'still being typed');
    await file.edit((text) => text.replace('(agent:sage): respon', '(agent:sage): status: done'));
    await file.asked('sage', 'CHALLENGE');
    assert.equal((await turn('sage'))?.text, collect);
  });

  it('a block with a comma too many still says the status', async () => {
    const { file, turn } = await seated();
    await file.edit((text) =>
      respondedInBlock(answer(text), sage, now).replace(
        '"lastAction": "2026-02-08T20:10:00Z"',
        '"lastAction": "now",',
      ),
    );
    await file.asked('sage', 'CHALLENGE');
    assert.equal((await turn('sage'))?.text, collect);
    assert.match(said.join('\n'), /state block was changed/);
  });

  it('by the letter of the seed, words appended to one’s section of the round before answer this round', async () => {
    const { file, turn } = await seated();
    await file.edit((text) => responded(answer(text)));
    const opened = await file.asked('sage', 'CHALLENGE');
    const end = opened.indexOf('\n### ', opened.indexOf('### 🦎 Sage') + 5);
    const words = 'Je soutiens A.\n\n- **Backs**: A\n- **Vote**: agree\n\n**Blocking issues:** none';
    await file.edit(() => responded(`${opened.slice(0, end)}\n[Tour 2]: ${words}\n${opened.slice(end)}`));
    assert.equal((await turn('sage', 'CHALLENGE'))?.text, words);
    assert.deepEqual(said, []);
  });

  it('one that is not asked now is told so when it writes, and its words are kept', async () => {
    let conclude = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      conclude = resolve;
    });
    table = await openTable({
      backends: [
        puppets(async (turn) => {
          if (turn.scene.phase.id === 'SYNTHESIZE') await held;
          return agreeing(turn);
        }),
      ],
    });
    said = [];
    table.client.on(noticed, ({ message }) => void (message.startsWith('Shared file') && said.push(message)));
    const briefText = `${brief('en')}maxRounds: 1\nroles: { orchestrator: henry }\n`;
    const { id } = await table.client.request(convene, { briefText, attended: false });
    const file = sharedFileOf(table);
    await file.asked('sage');
    await file.edit((text) => responded(answer(text)));
    while (!(await file.read()).includes('"currentPhase": "SYNTHESIZE"')) await file.look();
    await file.edit((text) => answer(text, sage, 'One last word.'));
    assert.match(
      said.join('\n'),
      /^Shared file, Sage: is not asked now: the words were not taken\. What stood/,
    );
    assert.doesNotMatch(await file.read(), /One last word/);
    conclude();
    await watchUntil(table.client, id, isRecorded);
    assert.match(
      await readFile(join(table.home, `conseils/${id}.md`), 'utf8'),
      /Sage: a seat wrote while it was not asked/,
    );
  });
});
