/** Replies of seats that vote on one motion, in the labels of the forms: each test says only what is chosen. */
import type { AskRef } from '../../src/core/events.ts';
import type { Scene } from '../../src/core/prompts/seatScene.ts';
import type { Answer, Voice } from './play.ts';

/** What a seat chooses; whatever is left out is not written at all, but for a vote and that nothing blocks. */
export interface Choice {
  proposal?: string;
  /** A letter, or what a seat writes in its place. */
  backs?: string;
  amendment?: string;
  ranking?: string;
  vote?: string;
  confidence?: number;
  /** Absent: it says that nothing blocks. `null`: it does not say. */
  blocking?: string[] | null;
  changedMind?: string;
  needs?: string;
  /** Lines about points. */
  points?: string[];
  /** Towards everyone who has spoken. */
  stance?: string;
  options?: string[];
  scores?: Record<string, number>;
  verdict?: string;
  findings?: string[];
  words?: string;
}

const line = (label: string, value: string | number | undefined): string =>
  value === undefined ? '' : `- **${label}**: ${value}\n`;

const listed = (label: string, items: string[] | null | undefined): string => {
  if (items === null) return '';
  return items?.length
    ? `**${label}:**\n${items.map((each) => `- ${each}`).join('\n')}\n`
    : `**${label}:** none\n`;
};

export const choosing =
  (choose: (scene: Scene, ref: AskRef) => Choice | null | undefined): Voice =>
  (scene, ref): Answer => {
    const said = choose(scene, ref);
    return said ? written(scene, said) : (said as null | undefined);
  };

function written(scene: Scene, said: Choice): string {
  const words = said.words ?? `${scene.seat.name} argues in ${scene.phase.id}, round ${scene.round}.`;
  const vote = line('Vote', said.vote ?? 'agree');
  const points = (said.points ?? []).map((each) => `${each}\n`).join('');
  const confidence = line('Confidence', said.confidence);
  const others = [...new Set(scene.others.map((heard) => heard.seat))];
  const stances = others.map((seat) => `- @${seat}: ${said.stance ?? 'agree'} — noted`).join('\n');
  switch (scene.form) {
    case 'position':
      return `${words}\n\n${line('Proposal', said.proposal ?? `do as ${scene.seat.id} says`)}**What would change my mind:** a number`;
    case 'challenge':
      return `${line('Backs', said.backs)}${line('Amendment', said.amendment)}${line('Ranking', said.ranking)}${vote}${points}**Response**: ${words}\n${listed('Blocking issues', said.blocking)}${confidence}**Recommendation:** go on`;
    case 'final':
      return `${words}\n\n${vote}${line('What changed my mind', said.changedMind)}${line('To agree I need', said.needs)}${points}${listed('Blocking issues', said.blocking)}${confidence}`;
    case 'turn':
      return `## Position\n${said.proposal ?? `do as ${scene.seat.id} says`}\n\n## Responses to Others\n${stances || 'none'}\n\n## Reasoning\n${words}\n\n## Confidence\n${said.confidence ?? 4}`;
    case 'ballot':
      return `## Final position\n${words}\n\n${vote}${line('What changed my mind', said.changedMind)}## Confidence\n${said.confidence ?? 4}\n\n## Agreement\n${stances}`;
    case 'frame':
      return `# The choice\n\n${words}\n\n## Options\n${(said.options ?? ['Now', 'Later']).map((each) => `- ${each}`).join('\n')}\n`;
    case 'matrix': {
      const rows = Object.entries(said.scores ?? { Now: 4, Later: 2 }).map(
        ([option, score]) => `| ${option} | fast | rough | low | some | ${score} |`,
      );
      return `| Option | Pros | Cons | Cost | Risks | Score |\n|---|---|---|---|---|---|\n${rows.join('\n')}`;
    }
    case 'review':
      return `${line('Verdict', said.verdict ?? 'approve')}${listed('Findings', said.findings)}${points}**What is good:**\n- ${words}\n${confidence}`;
    case 'response':
    case 'advocate':
      return `${words}\n${points}`;
    case 'synthesis':
      return `## Answer\n${words}\n\n## Why\n- so it is\n\n## Minority report\n- none\n\n**Follows the motion:** yes`;
    case 'qa':
      return qaPoints.map((point) => `- [ ] ✅ ${point}: ${words}`).join('\n');
    case 'change':
      return `${words}\n\n\`\`\`diff\n--- /dev/null\n+++ b/notes.md\n@@ -0,0 +1 @@\n+a note\n\`\`\``;
    case 'page':
      return `## TL;DR\n${words}\n\n## Actions\n- @henry: do it`;
    default:
      return `# The ${scene.phase.id.toLowerCase()}\n\n## Why\n${words}\n\n## What\nThis and that.`;
  }
}

const qaPoints = [
  'Internal coherence',
  'Assumptions listed',
  'Risks and mitigations',
  'Edge cases and failure modes',
  'Testable acceptance criteria',
  'Next actions with owners',
];
