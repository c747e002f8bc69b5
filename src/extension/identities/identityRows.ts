/** Identities as rows: who they are, what answers for them, what they are doing. */
import type { FileProblem, IdentityRow, Language } from '../../rpc/views/views.ts';
import { channelWords } from '../../rpc/words/channels/channelWords.ts';
import { editorWords } from '../../rpc/words/editor/editorWords.ts';
import { type Row, spoken } from '../trees/treeRow.ts';

export function identityRow(row: IdentityRow, me: string, language: Language): Row {
  const words = editorWords[language];
  const person = row.kind === 'human';
  const answers =
    row.backend === 'rehearsal'
      ? words.rehearsal
      : row.backend === 'elsewhere'
        ? channelWords[language].passedOver.elsewhere
        : (row.model ?? row.backend);
  const doing = row.state === 'speaking' ? words.speaking : row.state === 'queued' ? words.queued : row.role;
  const description = person
    ? row.id === me
      ? words.you
      : row.role
    : [doing, answers].filter(Boolean).join(' · ');
  return {
    id: `identity/${row.id}`,
    label: row.name,
    description,
    icon: person
      ? { codicon: 'account', color: 'charts.purple' }
      : row.emoji
        ? { emoji: row.emoji }
        : { codicon: 'hubot' },
    context: 'identity',
    spoken: spoken(row.name, description),
    tooltip: {
      title: row.name,
      facts: [
        ['', row.role],
        ['', person ? '' : answers],
        ['', `@${row.id}`],
      ],
    },
  };
}

/** One row for each file with problems, above the identities. */
export function problemRows(problems: readonly FileProblem[], language: Language): Row[] {
  const files = [...new Set(problems.map((problem) => problem.file))];
  return files.map((file) => {
    const here = problems.filter((problem) => problem.file === file);
    const label = editorWords[language].problemsIn(file, here.length);
    return {
      id: `problem/${file}`,
      label,
      description: here[0]?.message ?? '',
      icon: { codicon: here.some((problem) => problem.severity === 'error') ? 'error' : 'warning' },
      context: 'problem',
      spoken: spoken(label, here[0]?.message ?? ''),
      tooltip: {
        title: label,
        facts: here.slice(0, 10).map((problem) => [String(problem.line), problem.message]),
      },
    };
  });
}

/** The emoji as a picture: a tree shows pictures and codicons, not letters. */
export function emojiPicture(emoji: string): string {
  const text = emoji.replaceAll(/[&<>"']/g, '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16"><text x="8" y="12.5" font-size="12" text-anchor="middle">${text}</text></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg, 'utf8').toString('base64')}`;
}
