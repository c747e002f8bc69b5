/** What a council that votes on one motion leaves in the workspace: read as somebody who was not there. */
import assert from 'node:assert/strict';
import { storyteller } from '../../src/cli/follow/story.ts';
import { momentLines } from '../../src/cli/render/renderMoment.ts';
import { noPaint } from '../../src/cli/terminal/paint.ts';
import { pageOf } from '../../src/cli/terminal/terminalPage.ts';
import type { Proposal } from '../../src/core/councils/motion.ts';
import { proposalOf } from '../../src/core/councils/voting/proposals.ts';
import { viewOf } from '../../src/host/clients/present/changes.ts';
import { tallyLine } from '../../src/host/store/records/archive/archiveMotion.ts';
import { archiveText } from '../../src/host/store/records/archive/archiveText.ts';
import { artefactText } from '../../src/host/store/records/artefactText.ts';
import { logOf, logText } from '../../src/host/store/records/councilLog.ts';
import { decisionEntry } from '../../src/host/store/records/decisionsEntry.ts';
import { memoryEntry } from '../../src/host/store/records/memoryEntry.ts';
import { recallLog } from '../../src/host/store/records/readCouncilLog.ts';
import { assertGolden } from '../support/golden.ts';
import { motionStories } from '../support/motionCouncils.ts';
import { challenge, four, heard, position, stamped } from '../support/stampedCouncils.ts';

const links = {
  brief: '../briefs/2026-02-08-session-storage.yaml',
  log: '../memory/shared/councils/council-2026-02-08-session-storage.json',
  decisions: '../DECISIONS.md',
  memory: '../memory/2026-02-08.md',
};

describe('the records of a council that votes on a motion', () => {
  for (const language of ['en', 'fr'] as const)
    for (const [name, story] of Object.entries(motionStories))
      it(`gives ${name} back whole from its log, in ${language}`, () => {
        const council = story(language);
        assert.deepEqual(recallLog(logText(council)), { council });
      });

  for (const language of ['en', 'fr'] as const)
    for (const [name, story] of Object.entries(motionStories))
      it(`archive of ${name} in ${language}`, () => {
        assertGolden(`records/motion/${name}.${language}.archive.md`, archiveText(story(language), links));
      });

  for (const language of ['en', 'fr'] as const)
    for (const [name, story] of Object.entries(motionStories)) {
      it(`decision of ${name} in ${language}`, () => {
        const entry = decisionEntry(story(language), 'conseils/x.md');
        // Nothing was recommended, and nobody decided.
        if (name === 'drawnFromPositions' || name === 'falseConsensus') assert.equal(entry, undefined);
        else assertGolden(`records/motion/${name}.${language}.decision.md`, `${entry}\n`);
      });
      it(`day memory of ${name} in ${language}`, () => {
        assertGolden(
          `records/motion/${name}.${language}.memory.md`,
          `${memoryEntry(story(language), '../conseils/x.md')}\n`,
        );
      });
    }

  for (const language of ['en', 'fr'] as const)
    it(`says in every file which words of an amended answer are whose, in ${language}`, () => {
      const council = motionStories.accepted(language);
      const { decision } = council;
      assert.ok(decision?.text);
      const long = { ...council, decision: { ...decision, text: `${decision.text}\n\n- ${decision.text}` } };
      const note =
        language === 'en'
          ? 'Written by 🦊 Maman, then amended by Papa'
          : 'Écrit par 🦊 Maman, puis amendé par Papa';
      const colon = language === 'en' ? ':' : '\u202f:';
      const archive = archiveText(long, links);
      assert.ok(archive.includes(`> **Papa**${colon}\n>\n> ${decision.text}\n>\n> - ${decision.text}\n`));
      assert.match(archive, new RegExp(`## (?:Answer|Réponse)\n\n\\*${note}\\.\\*\n\n`));
      const entry = decisionEntry(long, 'conseils/x.md') ?? '';
      assert.ok(entry.includes(`\n\n*${note}.*\n\n> **Papa**${colon}\n>\n> ${decision.text}\n`));
      const memory = memoryEntry(council, '../conseils/x.md');
      assert.ok(memory.includes(`\n- ${note}\n- Papa${colon} `) && memory.includes(decision.text));
      const document = artefactText(
        { ...motionStories.reviewed(language), decision: long.decision, status: 'decided' },
        'review',
        '../conseils/x.md',
      );
      assert.ok(document.split('\n\n')[0]?.includes(`>\n> **Papa**${colon}\n>\n> ${decision.text}\n`));
      const plain = { ...council, decision: { ...decision, verdict: 'accept' as const } };
      assert.ok(!archiveText(plain, links).includes(note), 'what nobody changed is one voice');
    });

  for (const language of ['en', 'fr'] as const)
    it(`report of a review in ${language}, marked where no model was asked`, () => {
      const made = motionStories.reviewed(language);
      const seats = made.seats.map((seat) => ({ ...seat, backend: 'rehearsal' }));
      assertGolden(
        `records/motion/reviewed.${language}.artefact.md`,
        artefactText({ ...made, seats }, 'review', '../conseils/x.md'),
      );
    });

  it('never tells a reserve as plain agreement, nor a vote against as one for it, where the backing decides', () => {
    const collected = heard(
      stamped(four, 'debate', 2),
      'COLLECT',
      Object.fromEntries(four.map((seat) => [seat, position(`as ${seat} says`)])),
    );
    const of = proposalOf(collected, 'A') as Proposal;
    const council = heard(collected, 'CHALLENGE', {
      henry: challenge({ backs: 'A' }),
      sage: challenge({ backs: 'A', vote: 'nuance' }),
      nova: challenge({ backs: 'A' }),
      blaise: challenge({ backs: 'A', vote: 'disagree' }),
    });
    const runs = council.runs.map((run, n) =>
      n === 1 ? { ...run, motion: { ...of, by: 'backers' as const } } : run,
    );
    assert.equal(
      tallyLine({ ...council, runs }),
      '3 of 4 back A (Henry, Sage: nuance, Nova); Blaise → against A',
    );
  });

  it('says of a line on a point that moved nothing why it did not', () => {
    const council = motionStories.backed('en');
    const runs = council.runs.map((run) => ({
      ...run,
      turns: run.turns.map((turn) =>
        run.phase === 'RESOLVE' && turn.seat === 'sage' && turn.reading
          ? {
              ...turn,
              reading: {
                ...turn.reading,
                onPoints: [
                  { id: 'P99', word: 'withdrawn' as const, text: 'settled' },
                  { id: 'P1', word: 'kept' as const },
                ],
                problems: [{ code: 'point-unknown' as const, detail: 'P99' }],
              },
            }
          : turn,
      ),
    }));
    const text = archiveText({ ...council, runs }, links);
    assert.match(text, /^- \*\*P99\*\* ⚑ no point has that id · Withdrawn · settled$/m);
    assert.match(text, /^- \*\*P1\*\* Kept$/m);
    const lines = storyteller()(viewOf({ ...council, runs }, undefined, undefined)).flatMap((moment) =>
      momentLines(moment, pageOf(80, noPaint, 'en')),
    );
    assert.ok(lines.some((line) => line.includes('P99 ! no point has that id · Withdrawn · settled')));
    assert.ok(!lines.some((line) => line.includes('P99 ✓')));
  });

  it('keeps the keys of the seed in the log, and adds motion, tally, ranking, points, proposals and moves', () => {
    const log = logOf(motionStories.accepted('en'));
    for (const key of ['id', 'question', 'mode', 'status', 'current_round', 'max_rounds', 'participants'])
      assert.ok(key in log, key);
    assert.deepEqual(log['ranking'], ['B', 'A', 'D', 'C']);
    assert.deepEqual(log['open'], ['P2', 'P3', 'P5']);
    const { back, of, verdict } = log['tally'] as Record<string, unknown>;
    assert.deepEqual({ back, of, verdict }, { back: 3, of: 4, verdict: 'none' });
    assert.deepEqual(
      (log['moves'] as { seat: string; unexplained?: string }[]).map(({ seat, unexplained }) => [
        seat,
        unexplained,
      ]),
      [
        ['henry', undefined],
        ['sage', 'no-reason'],
      ],
    );
    assert.equal((log['points'] as unknown[]).length, 5);
    assert.equal((log['proposals'] as unknown[]).length, 4);
  });

  it('tells no name of an anonymous council before its end: not in proposals, motion or points', () => {
    const made = motionStories.backed('en');
    const anonymous = {
      ...made,
      brief: { ...made.brief, anonymous: true },
      proposals: made.proposals?.map((each) => ({ ...each, text: `${each.text} (Nova)` })) ?? [],
      points: made.points?.map((each) => ({ ...each, text: `Blaise: ${each.text}` })) ?? [],
      runs: made.runs.map((run) =>
        run.motion ? { ...run, motion: { ...run.motion, text: `${run.motion.text} Henry agrees.` } } : run,
      ),
    };
    const archive = archiveText(anonymous, links);
    const points = archive.slice(archive.indexOf('## Points'), archive.indexOf('## Collect'));
    for (const name of ['Henry', 'Sage', 'Nova', 'Blaise']) {
      assert.ok(!archive.slice(archive.indexOf('\n# '), archive.indexOf('## Why')).includes(name), name);
      assert.ok(!points.includes(name), name);
    }
  });

  it('says of an anonymous council too that no model wrote its answer', () => {
    const made = motionStories.drawnFromMotion('en');
    const archive = archiveText({ ...made, brief: { ...made.brief, anonymous: true } }, links);
    assert.ok(archive.includes('**No model wrote this: drawn from the motion**'));
  });

  it('names some of many open points in a list, and how many there are', () => {
    const made = motionStories.backed('en');
    const [point] = made.points?.filter(({ id }) => id === 'P5') ?? [];
    assert.ok(point);
    const points = Array.from({ length: 40 }, (_, n) => ({ ...point, id: `P${n + 1}` }));
    const entry = decisionEntry({ ...made, points }, 'x.md') ?? '';
    assert.match(entry, /\*\*Still open\*\*: P1, P2, .*, P12… \(40 open\)/);
  });

  it('says an answer of many lines in three, and that more follows', () => {
    const made = motionStories.backed('en');
    const long = `# Plan\n\n${'We move the sessions in one hour, on a Sunday. '.repeat(9)}\n\n- step\n\n\`\`\`sh\nrm -rf /\n\`\`\``;
    const runs = made.runs.map((run) => ({
      ...run,
      turns: run.turns.map((turn) =>
        turn.reading?.form === 'synthesis'
          ? { ...turn, reading: { ...turn.reading, recommendation: long } }
          : turn,
      ),
    }));
    const entry = decisionEntry({ ...made, runs }, 'x.md') ?? '';
    const answer = entry.split('\n\n')[1] ?? '';
    assert.equal(answer.split('\n').length, 3);
    assert.match(answer, /^Plan We move/);
    assert.match(answer, /…$/);
    assert.ok(!entry.includes('rm -rf'));
  });
});
