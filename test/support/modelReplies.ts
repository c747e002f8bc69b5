/** Replies of about 800 characters, right for the form that was asked, the same for the same seat and form every time. */

export type ModelVote = 'agree' | 'nuance' | 'disagree';

export interface ReplyRequest {
  form: string;
  seat: string;
  vote: ModelVote;
  /** Padded or cut to about this many characters. */
  length: number;
}

const sentences = [
  'The index is read far more often than it is written, so a cache in front of it pays for itself within days.',
  'What worries me is staleness: a reader that sees yesterday’s entry will blame the search and not the cache.',
  'We can bound that with a version number in the key, which costs one comparison and removes a class of bugs.',
  'The memory it takes is known in advance, and the eviction rule is ten lines that we can test with a fake clock.',
  'If the measurements of the first week do not show a gain of a third, it should be taken out again.',
  'Nothing else depends on it, so the way back is a flag and not a migration.',
  'I would rather see it behind the existing interface than as another service that someone must wake for at night.',
  'The cost of being wrong is small here, and the cost of waiting is paid by every reader every day.',
];

export function replyFor({ form, seat, vote, length }: ReplyRequest): string {
  const start = [...seat].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const prose = (count: number) => {
    let text = `${seat} on this.`;
    for (let index = 0; text.length < count; index++) {
      text += ` ${sentences[(start + index) % sentences.length]}`;
    }
    return text;
  };
  switch (form) {
    case 'challenge':
      return challenge(prose(length - 420), vote);
    case 'final':
      return `${prose(length - 90)}\n- **Vote**: ${vote}\n- **Confidence**: 4\n**Blocking issues:** none`;
    case 'synthesis':
      return synthesis(prose(length - 330), seat);
    case 'review':
      return `**Verdict:** ${verdicts[vote]}\n${prose(length - 120)}\n\n**Findings:** none\n- **Confidence**: 4`;
    default:
      return `${prose(length - 150)}\n\n**Proposal:** Cache the index behind ${seat}'s flag.\n\n*What would change my mind: a measured hit rate below one half in ${seat}'s week.*`;
  }
}

const verdicts = { agree: 'approve', nuance: 'approve with changes', disagree: 'block' };

const challenge = (prose: string, vote: ModelVote): string => `- **Backs**: A
- **Vote**: ${vote}
- **Confidence**: 4
- **Stance**: ${vote === 'agree' ? 'maintain' : 'amend'}
- **Contests**: none
- [x] ✅ Completeness
- [x] ✅ Coherence
- [x] ✅ Feasibility
- [x] ⚠️ Risks
- [x] ✅ Evidence
**Response**: ${prose}
**Blocking issues:** none
**Recommendation:** Ship it behind a flag and measure the hit rate for a week.`;

const synthesis = (prose: string, seat: string): string => `**Follows the motion:** yes

## Consensus
- A cache in front of the index is worth trying.

## Disagreements
- none

## Key insights
- @${seat}: the way back is a flag.

## Recommendation
Cache the index behind a flag and measure it for a week. ${prose}

## Risks accepted
- Stale entries for the length of one version, owned by the team.

## Minority report
- none`;
