/** What a peer answers: the form is read from the end of what it was sent, as a model would, in both languages. */

export type Asked = 'position' | 'challenge' | 'final' | 'turn' | 'ballot' | 'synthesis';

/** Stands in the reply of this seat in this form, and nowhere else. */
export const markOf = (seat: string, form: Asked): string => `${seat} weighs it as ${form}`;

const instructions = (text: string): string => text.slice(text.lastIndexOf('\n---\n') + 1);

export function formIn(text: string): Asked {
  const asked = instructions(text);
  if (/Minority report|Avis minoritaire/.test(asked)) return 'synthesis';
  if (/Final position|Position finale/.test(asked)) return 'ballot';
  if (/Responses to Others|Réponses aux autres/.test(asked)) return 'turn';
  if (/Contests|Conteste/.test(asked)) return 'challenge';
  return /To agree I need|il me faut/.test(asked) ? 'final' : 'position';
}

/** The seats that a turn or a ballot is asked about. */
export const othersIn = (text: string): string[] =>
  [...instructions(text).matchAll(/^- @([\w-]+)\s?:/gmu)].map(([, id = '']) => id);

export function replyAs(
  seat: string,
  form: Asked,
  { others = [], vote = 'agree' }: { others?: string[]; vote?: string } = {},
): string {
  const words = `${markOf(seat, form)}: the index is read more often than it is written.`;
  const stances = others.map((id) => `- @${id}: agree — noted by ${seat}`).join('\n');
  switch (form) {
    case 'challenge':
      return `- **Backs**: A\n- **Confidence**: 4\n- **Vote**: ${vote}\n- **Stance**: amend\n- **Contests**: none\n- [ ] ✅ Completeness\n**Response**: ${words}\n**Blocking issues:** none\n**Recommendation:** Measure it for a week.`;
    case 'final':
      return `${words}\n\n- **Vote**: agree\n- **Confidence**: 4\n**Blocking issues:** none`;
    case 'turn':
      return `## Position\n${words}\n\n## Responses to Others\n${stances || 'none'}\n\n## Reasoning\n${words}\n\n## Confidence\n4`;
    case 'ballot':
      return `## Final position\n${words}\n\n## Confidence\n4\n\n## Agreement\n${stances}\n\n**Vote:** agree`;
    case 'synthesis':
      return `**Follows the motion:** yes\n\n## Consensus\n- a flag\n\n## Disagreements\n- none\n\n## Key insights\n- @${seat}: the way back\n\n## Recommendation\n${words}\n\n## Risks accepted\n- stale entries\n\n## Minority report\n- none`;
    default:
      return `${words}\n\n**Proposal:** ${seat} would cache it behind a flag.\n\n*What would change my mind: a hit rate below one half.*`;
  }
}

/** A ballot as the object that structured output asks for. */
export const ballotObject = (seat: string, others: string[]): string =>
  JSON.stringify({
    position: `${markOf(seat, 'ballot')}.`,
    vote: 'agree',
    changed_mind: '',
    confidence: 4,
    agreement: others.map((id) => ({ seat: id, stance: 'agree' })),
  });

/** The last thing said in a request, whatever its wire format. */
export function lastWords(body: Record<string, unknown>): string {
  const turns = body.messages ?? body.input ?? body.contents;
  return stringsIn(Array.isArray(turns) ? turns.at(-1) : turns).join('\n');
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
