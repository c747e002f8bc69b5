/** Councils looked at again in the editor: which turns, which other council, where two part, what a prompt shows. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'mocha';
import { menus } from '../../src/extension/manifest/contributions.ts';
import { againCommandIds, againCommands } from '../../src/extension/manifest/contributionsPast.ts';
import { lineOf, promptText, turnItems } from '../../src/extension/past/offeredTurns.ts';
import { wantedIn } from '../../src/extension/past/pastRequest.ts';
import { diffTitle, othersThan, sideNames } from '../../src/extension/past/relatedCouncils.ts';
import type { CompareView, PartView } from '../../src/rpc/views/pastViews.ts';
import type { CouncilRow } from '../../src/rpc/views/views.ts';
import { decision, live } from '../support/ui/fixtures.ts';
import { roundtable } from '../support/ui/roundtable.ts';

const council = (id: string, at: number, question = 'Which queue?'): CouncilRow => ({
  id,
  question,
  mode: 'debate',
  status: 'decided',
  rehearsal: false,
  at,
});

describe('turns that are offered', () => {
  it('come newest first, and a fork begins only where somebody answered or was missed', () => {
    const turns = turnItems(decision(), 'fork', 'en');
    assert.match(turns[0]?.label ?? '', /Maman$/);
    assert.ok(turns.some(({ description }) => description.startsWith('Challenge · 2')));
    assert.ok(
      turnItems(decision(), 'fork', 'fr').some(({ description }) => description.startsWith('Recueil')),
    );
    const speaking = live().entries.filter((entry) => entry.kind === 'turn' && entry.state === 'speaking');
    assert.ok(speaking.length > 0);
    const keys = (purpose: 'fork' | 'prompt') => turnItems(live(), purpose, 'en').map(({ at }) => at);
    for (const { key } of speaking) {
      assert.ok(!keys('fork').includes(key));
      assert.ok(keys('prompt').includes(key));
    }
  });

  it('have no prompt while they wait for their turn', () => {
    const waiting = roundtable().entries.filter((entry) => entry.kind === 'turn' && entry.waits === true);
    const offered = turnItems(roundtable(), 'prompt', 'en').map(({ at }) => at);
    assert.ok(waiting.length > 0);
    for (const { key } of waiting) assert.ok(!offered.includes(key));
  });
});

describe('§7 the other council of a comparison', () => {
  const rows = [
    council('2026-02-01-queue', 1),
    council('2026-02-01-queue-fork', 2),
    council('2026-02-01-queue-fork-2', 3),
    council('2026-02-09-license', 9, 'Which license?'),
  ];

  it('is first the one that a fork came from, else its forks, then all others', () => {
    const of = (id: string, origin?: string) => othersThan(id, origin, rows).map(({ row }) => row.id);
    assert.equal(of('2026-02-01-queue-fork', '2026-02-01-queue')[0], '2026-02-01-queue');
    assert.deepEqual(of('2026-02-01-queue'), [
      '2026-02-01-queue-fork-2',
      '2026-02-01-queue-fork',
      '2026-02-09-license',
    ]);
    assert.deepEqual(of('2026-02-09-license')[0], '2026-02-01-queue-fork-2');
  });

  it('is named by its title, a fork of the same title as the fork, and the diff says where the two part', () => {
    const [origin, fork, second, license] = rows as [CouncilRow, CouncilRow, CouncilRow, CouncilRow];
    assert.deepEqual(sideNames(origin, fork, 'en'), ['Which queue?', 'fork']);
    assert.deepEqual(sideNames(fork, second, 'fr'), ['copie', 'copie 2']);
    assert.deepEqual(sideNames(origin, license, 'en'), ['Which queue?', 'Which license?']);
    const twins = [council('one', 1), council('two', 2)] as const;
    assert.deepEqual(sideNames(...twins, 'en'), ['one', 'two']);
    const parts: PartView = { run: 1, phase: 'CHALLENGE', round: 2, seat: 'sage', name: 'Sage', why: 'vote' };
    const title = (found: Partial<CompareView>, language: 'en' | 'fr') =>
      diffTitle(['Which queue?', 'fork'], found as CompareView, language);
    assert.equal(title({ parts }, 'en'), 'Which queue? ↔ fork: Challenge, Sage');
    assert.equal(title({ parts }, 'fr'), 'Which queue? ↔ fork\u202f: Contradiction, Sage');
    assert.equal(title({}, 'en'), 'Which queue? ↔ fork: the same throughout');
  });
});

describe('a turn in an archive', () => {
  const archive = (language: string) =>
    readFileSync(path.join(import.meta.dirname, `../golden/records/resolved.${language}.archive.md`), 'utf8');
  const at = (phase: string, round: number, name?: string): PartView => ({
    run: 0,
    phase,
    round,
    why: 'words',
    ...(name === undefined ? {} : { name }),
  });

  it('is found at its heading, in the language of the archive, and nowhere when it is not there', () => {
    const line = (language: string, part: PartView) =>
      archive(language).split('\n')[lineOf(archive(language), part) ?? -1];
    assert.match(line('en', at('CHALLENGE', 2, 'Sage')) ?? '', /^### 🦎 Sage .*Disagree/);
    assert.match(line('fr', at('CHALLENGE', 2, 'Sage')) ?? '', /^### 🦎 Sage /);
    assert.equal(line('en', at('RESOLVE', 3)), '## Resolve · round 3');
    assert.match(line('en', at('SYNTHESIZE', 4, 'Nobody')) ?? '', /^## Synthesize/);
    assert.equal(lineOf(archive('en'), at('PLAN', 1)), undefined);
  });
});

describe('§14 a prompt that is shown', () => {
  it('holds every word as it was sent, each part in a fence that nothing inside can close', () => {
    const text = 'Answer in\n````\n## System\n````';
    const shown = promptText(
      {
        seat: 'sage',
        name: 'Sage',
        phase: 'CHALLENGE',
        round: 2,
        system: 'You are Sage.',
        messages: [{ role: 'user', text }],
      },
      'en',
    );
    assert.match(shown, /^# Sage was asked this in Challenge\n/);
    assert.ok(shown.includes(`\`\`\`markdown\nYou are Sage.\n\`\`\`\n`));
    assert.ok(shown.includes(`## Council\n\n\`\`\`\`\`markdown\n${text}\n\`\`\`\`\`\n`));
  });
});

describe('§12 what is handed to these commands', () => {
  it('is what other code says; the row of a tree says nothing but its council', () => {
    assert.deepEqual(wantedIn({ council: council('a', 1) }), {});
    assert.deepEqual(wantedIn('a'), {});
    assert.deepEqual(wantedIn({ at: '1/sage', change: { briefLines: ['format: a table'] } }), {
      at: '1/sage',
      change: { briefLines: ['format: a table'] },
    });
    assert.deepEqual(wantedIn({ as: 'exe' }), {});
  });

  it('are offered only where they make sense: in the palette, on a row, on a transcript, and in trusted folders', () => {
    assert.match(againCommands[againCommandIds.compare].palette ?? '', /council\.several/);
    assert.match(againCommands[againCommandIds.followUp].palette ?? '', /council\.over/);
    for (const [id, { palette }] of Object.entries(againCommands)) {
      assert.match(palette ?? '', /^isWorkspaceTrusted/);
      for (const place of ['view/item/context', 'editor/title']) {
        const item = menus[place]?.find(({ command }) => command === id);
        assert.match(item?.when ?? '', /isWorkspaceTrusted/, `${id} in ${place}`);
      }
    }
  });
});
