/** A seat of the shared file that follows seed 0 by the letter, and people who save as editors do: their words are taken. */
import assert from 'node:assert/strict';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { convene, getCouncil } from '../../src/rpc/messages/messages.ts';
import type { CouncilView } from '../../src/rpc/views/views.ts';
import { type OpenTable, openTable } from '../support/openTable.ts';
import { invoked, type SeedMark, type SeedSeat, type SeedState } from '../support/seedSeat.ts';
import { sharedFileOf } from '../support/sharedFile.ts';

const sage: SeedSeat = { key: 'sage', face: '🦎 Sage' };
const nova: SeedSeat = { key: 'nova', face: '🌟 Nova' };
const now = '2026-02-08T20:10:00Z';

const brief = (language: 'en' | 'fr', seats = '[{ id: sage, backend: file }, henry, nova]') => `type: debate
question: ${language === 'fr' ? 'Faut-il créer un bot météo ?' : 'Should we build a weather bot?'}
language: ${language}
seats: ${seats}
`;

/** Prose, as the seed has it: nobody told this seat of labels. */
const said = ({ currentPhase, tour }: SeedState): string =>
  `Ma parole en ${currentPhase}, tour ${tour} : le bot rend service, à peu de frais.\n\nEt un second paragraphe.`;

const isOver = ({ head }: CouncilView): boolean =>
  head.recorded === true && head.status !== 'running' && head.status !== 'paused';

describe('§8 a seat that knows seed 0 and nothing of our marks', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  /** Invoked again and again, as a heartbeat would, until the council has ended. */
  async function held(
    briefText: string,
    seats: readonly SeedSeat[],
    mark: SeedMark,
    save = (path: string, text: string): Promise<void> => writeFile(path, text),
  ) {
    table = await openTable();
    const { id } = await table.client.request(convene, { briefText, attended: false });
    const file = sharedFileOf(table);
    for (let times = 0; times < 400; times++) {
      await file.look();
      const view = await table.client.request(getCouncil, { id });
      if (isOver(view)) return { id, view };
      const text = await file.read();
      for (const seat of seats) {
        const next = text === '' ? undefined : invoked(text, seat, { now, mark, answer: said });
        if (next === undefined) continue;
        await save(file.path, next);
        break;
      }
    }
    throw new Error(`not over: ${await file.read()}`);
  }

  const replied = ({ entries }: CouncilView, seat: string): string[] =>
    entries.flatMap((entry) =>
      entry.kind === 'turn' && entry.seat === seat && entry.state === 'replied'
        ? [`${entry.phase}: ${entry.text}`]
        : [],
    );

  for (const [language, mark] of [
    ['fr', 'block'],
    ['en', 'list'],
    ['fr', 'both'],
  ] as const)
    it(`holds a whole council in ${language}, its status in ${mark === 'both' ? 'list and block' : `the ${mark}`}`, async () => {
      const { id, view } = await held(brief(language), [sage], mark);
      const words = replied(view, 'sage');
      assert.match(
        words[0] ?? '',
        /^COLLECT: Ma parole en COLLECT, tour 1 : le bot[\s\S]*second paragraphe\.$/,
      );
      assert.match(words[1] ?? '', /^CHALLENGE: [\s\S]*Ma parole en CHALLENGE, tour 2/);
      assert.match(words[2] ?? '', /^RESOLVE: [\s\S]*Ma parole en RESOLVE, tour 3/);
      const archive = await readFile(join(table.home, `conseils/${id}.md`), 'utf8');
      assert.match(archive, /Ma parole en COLLECT/);
      assert.doesNotMatch(archive, /Changes to the shared file|Modifications du fichier partagé/);
    });

  const encodings: [string, (text: string) => string | Buffer][] = [
    ['CRLF', (text) => text.replaceAll('\n', '\r\n')],
    ['CRLF and a byte order mark', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
    ['UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    [
      'its own lines in Latin-1',
      (text) =>
        Buffer.concat(
          text
            .split(/(?<=\n)/)
            .map((line) => Buffer.from(line, /^[^<>#*-]*[éà]/.test(line) ? 'latin1' : 'utf8')),
        ),
    ],
    ['trailing blanks', (text) => text.replaceAll('\n', '  \n')],
    ['no blank lines at all', (text) => text.replace(/\n{2,}/g, '\n')],
    ['a blank line after each heading', (text) => text.replace(/^(#.*)\n(?!\n)/gm, '$1\n\n')],
  ];
  for (const [name, encode] of encodings)
    it(`holds a whole council through an editor that saves ${name}`, async () => {
      const { id, view } = await held(brief('fr'), [sage], 'list', (path, text) =>
        writeFile(path, encode(text)),
      );
      const words = replied(view, 'sage');
      assert.equal(words.length, 3, words.join('\n---\n'));
      assert.match(words[0] ?? '', /^COLLECT: Ma parole en COLLECT, tour 1 : le bot[^]*paragraphe\.$/);
      const archive = await readFile(join(table.home, `conseils/${id}.md`), 'utf8');
      assert.doesNotMatch(archive, /Modifications du fichier partagé/);
    });

  it('holds a whole council through an editor that saves by renaming, and two such seats in one file', async () => {
    const two = '[{ id: sage, backend: file }, { id: nova, backend: file }, henry]';
    const { view } = await held(brief('fr', two), [sage, nova], 'block', async (path, text) => {
      await writeFile(`${path}~`, text);
      await rename(`${path}~`, path);
    });
    for (const seat of ['sage', 'nova']) assert.equal(replied(view, seat).length, 3, seat);
    assert.equal(view.head.fileNotes, undefined);
  });
});
