/** Calls of tools wherever a council is shown: told in both languages, kept in its log, and never more than text. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { storyteller } from '../../src/cli/follow/story.ts';
import { momentLines } from '../../src/cli/render/renderMoment.ts';
import { noPaint } from '../../src/cli/terminal/paint.ts';
import { pageOf } from '../../src/cli/terminal/terminalPage.ts';
import { width } from '../../src/cli/terminal/width.ts';
import type { Council } from '../../src/core/councils/council.ts';
import type { ToolUse } from '../../src/core/councils/toolUse.ts';
import { veiled } from '../../src/core/prompts/anonymousCouncil.ts';
import { viewOf } from '../../src/host/clients/present/changes.ts';
import { exportedPage } from '../../src/host/councils/past/exportedPage.ts';
import { archiveText } from '../../src/host/store/records/archive/archiveText.ts';
import { logText } from '../../src/host/store/records/councilLog.ts';
import { recallText } from '../../src/host/store/records/readCouncilLog.ts';
import { attacks } from '../support/attacks.ts';
import { inForm, play } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { withTools } from '../support/ui/tools.ts';

const use: ToolUse = {
  tool: 'weather/forecast',
  input: '{"city":"Lyon, for Sage"}',
  ok: true,
  output: 'rain at ten, says Sage',
  ms: 7,
};

function told(uses: ToolUse[], language: Council['language'] = 'en'): Council {
  const council = { ...play(sampleCouncil()).run(inForm(() => 'agree')), language };
  const runs = council.runs.map((run, index) =>
    index === 0
      ? { ...run, turns: run.turns.map((turn) => (turn.seat === 'henry' ? { ...turn, tools: uses } : turn)) }
      : run,
  );
  return { ...council, runs };
}

const archiveOf = (council: Council): string => archiveText(council, { memory: 'memory.md' });

describe('tools as they are shown', () => {
  it('§8 are told in the archive, in both languages, refused ones as such', () => {
    const failed = { ...use, ok: false };
    assert.match(archiveOf(told([use])), /- 🔧 weather\/forecast → ok · .*Lyon.* · rain at ten/);
    assert.match(archiveOf(told([failed])), /- 🔧 weather\/forecast → failed/);
    assert.match(archiveOf(told([failed], 'fr')), /- 🔧 weather\/forecast → échec/);
    const refused = { ...failed, refused: true as const };
    assert.match(archiveOf(told([refused])), /- 🔧 weather\/forecast → refused/);
    assert.match(archiveOf(told([refused], 'fr')), /- 🔧 weather\/forecast → refusé/);
  });

  it('§8 that an agent used by itself are told as its word, in both languages, and keep that in the log', () => {
    const announced = {
      ...use,
      tool: 'acp/execute',
      input: 'npm test',
      output: '',
      announced: 'completed' as const,
    };
    const all: ToolUse[] = [
      announced,
      { ...announced, ok: false, announced: 'failed' },
      { ...announced, announced: 'open' },
    ];
    const lines = (language: 'en' | 'fr') =>
      archiveOf(told(all, language))
        .split('\n')
        .filter((line) => line.startsWith('- 🔧'));
    assert.deepEqual(lines('en'), [
      '- 🔧 acp/execute → done, it says · npm test',
      '- 🔧 acp/execute → failed, it says · npm test',
      '- 🔧 acp/execute → announced · npm test',
    ]);
    assert.deepEqual(lines('fr'), [
      '- 🔧 acp/execute → fait, selon l’agent · npm test',
      '- 🔧 acp/execute → échec, selon l’agent · npm test',
      '- 🔧 acp/execute → annoncé · npm test',
    ]);
    const council = told(all);
    assert.deepEqual(recallText(logText(council))?.runs[0]?.turns[0], council.runs[0]?.turns[0]);
  });

  it('§14 stay one line of the archive each, whatever a tool answers', () => {
    const plain = archiveOf(told([use])).split('\n');
    for (const [what, text] of Object.entries(attacks)) {
      const lines = archiveOf(told([{ ...use, input: text, output: text }])).split('\n');
      assert.equal(lines.length, plain.length, what);
      const at = lines.findIndex((line) => line.startsWith('- 🔧'));
      assert.deepEqual(lines.toSpliced(at, 1), plain.toSpliced(at, 1), what);
    }
  });

  it('come back whole from the structured log', () => {
    const council = told([use, { ...use, ok: false }, { ...use, ok: false, refused: true }]);
    assert.deepEqual(recallText(logText(council))?.runs[0]?.turns, council.runs[0]?.turns);
  });

  it('are lines of the terminal that fit it, with what was given and why it failed', () => {
    for (const language of ['en', 'fr'] as const)
      for (const columns of [32, 80, 120]) {
        const page = pageOf(columns, noPaint, language);
        const lines = storyteller()(withTools(language)).flatMap((moment) => momentLines(moment, page));
        const calls = lines.filter((line) => line.includes('🔧'));
        for (const line of calls) assert.ok(width(line) <= columns, line);
        assert.ok(calls.length >= 3);
        if (columns > 32)
          assert.match(calls.join('\n'), language === 'en' ? /inject → refused .*"id"/ : /inject → refusé/);
      }
  });

  it('are in the exported page as escaped text', async () => {
    const html = await exportedPage(withTools());
    assert.match(html, /<summary>🔧 weather\/forecast → ok<\/summary>/);
    assert.match(html, /&lt;img src=x onerror=/);
    assert.doesNotMatch(html, /<img src=x/);
  });

  it('of an anonymous council name nobody', () => {
    const [shown] =
      veiled({ ...told([use]), status: 'running' }).runs[0]?.turns.find(({ seat }) => seat === 'henry')
        ?.tools ?? [];
    assert.doesNotMatch(`${shown?.input} ${shown?.output}`, /Sage/);
  });

  it('§7 of a blind phase are hidden from the others who sit there', () => {
    const council = told([use]);
    const open = {
      ...council,
      status: 'running' as const,
      runs: council.runs.slice(0, 1).map(({ endedAt: _ended, ...run }) => run),
    };
    const toolsFor = (viewer: string | undefined) =>
      viewOf(open, viewer, undefined).entries.flatMap((entry) =>
        entry.kind === 'turn' ? (entry.tools ?? []) : [],
      );
    assert.equal(toolsFor('sage').length, 0);
    assert.equal(toolsFor('henry').length, 1);
    assert.equal(toolsFor(undefined).length, 1);
  });
});
