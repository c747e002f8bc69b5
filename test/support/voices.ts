/** Replies in every form, as a well-behaved seat writes them; each test changes only what it is about. */
import type { Scene } from '../../src/core/prompts/seatScene.ts';
import type { Answer, Voice } from './play.ts';

export interface Said {
  /** The vote in challenge and final. */
  vote?: (scene: Scene) => string;
  /** The stance of a round table's turn and ballot towards each earlier speaker. */
  stance?: (scene: Scene, towards: string) => string;
  /** The mark of every point at a gate. */
  mark?: (scene: Scene) => string;
  blocking?: (scene: Scene) => string[];
  score?: (scene: Scene) => number;
  /** Said instead of everything else when it gives something. */
  instead?: (scene: Scene) => Answer;
  words?: (scene: Scene) => string;
}

const qaPoints = [
  'Internal coherence',
  'Assumptions listed',
  'Risks and mitigations',
  'Edge cases and failure modes',
  'Testable acceptance criteria',
  'Next actions with owners',
];

export const inEveryForm =
  (said: Said = {}): Voice =>
  (scene) => {
    const instead = said.instead?.(scene);
    if (instead !== undefined) return instead;
    const words =
      said.words?.(scene) ?? `${scene.seat.name} speaks in ${scene.phase.id}, round ${scene.round}.`;
    const vote = said.vote?.(scene) ?? 'agree';
    const blocking = said.blocking?.(scene) ?? [];
    const issues = blocking.length > 0 ? blocking.map((issue) => `\n- ${issue}`).join('') : ' none';
    const others = [...new Set(scene.others.map((heard) => heard.seat))];
    const stances = others
      .map((seat) => `- @${seat}: ${said.stance?.(scene, seat) ?? 'agree'} — noted`)
      .join('\n');
    // Everyone backs the first, so that whoever agrees agrees on one answer.
    const first = scene.proposals?.[0]?.letter;
    const backs = first === undefined ? '**Proposal:** do it\n' : `- **Backs**: ${first}\n`;
    const follows = scene.motion ? '**Follows the motion:** yes\n\n' : '';
    const verdict = { agree: 'approve', nuance: 'approve with changes', disagree: 'block' }[vote] ?? vote;
    const found = blocking.map((issue) => `\n- [blocking] ${issue}`).join('') || ' none';
    switch (scene.form) {
      case 'position':
        return `${words}\n\n**Proposal:** ${words}\n\n*What would change my mind: a number.*`;
      case 'challenge':
        return `${backs}- **Vote**: ${vote}\n- **Stance**: maintain\n- **Contests**: none\n- [ ] ✅ Completeness\n**Response**: ${words}\n**Blocking issues:**${issues}\n**Recommendation:** go on`;
      case 'final':
        return `${words}\n\n- **Vote**: ${vote}\n- **Confidence**: 4\n**Blocking issues:**${issues}`;
      case 'synthesis':
        return `${follows}## Consensus\n- so it is\n\n## Recommendation\n${words}\n\n## Minority report\n- none`;
      case 'turn':
        return `## Position\n${words}\n\n## Responses to Others\n${stances || 'none'}\n\n## Reasoning\n${words}\n\n## Confidence\n4`;
      case 'ballot':
        return `## Final position\n${words}\n\n## Confidence\n4\n\n## Agreement\n${stances}${scene.motion ? `\n\n**Vote:** ${vote}` : ''}`;
      case 'review':
        return `**Verdict:** ${verdict}\n${words}\n\n**Findings:**${found}\n- **Confidence**: 4`;
      case 'qa':
        return qaPoints.map((point) => `- [ ] ${said.mark?.(scene) ?? '✅'} ${point}: ${words}`).join('\n');
      case 'matrix':
        return `| Option | Pros | Cons | Cost | Risks | Score |\n|---|---|---|---|---|---|\n| Now | fast | rough | low | some | ${said.score?.(scene) ?? 4} |\n| Later | safe | slow | low | few | 2 |`;
      case 'change':
        return `${words}\n\n\`\`\`diff\n--- /dev/null\n+++ b/notes.md\n@@ -0,0 +1 @@\n+a note\n\`\`\``;
      case 'page':
        return `## TL;DR\n${words}\n\n## Actions\n- @henry: do it`;
      default:
        return `# ${scene.phase.id}\n\n## Why\n${words}\n\n## What\nThis and that.`;
    }
  };
