/** Archives of councils that were held before the test, in every state a council can end in. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Past {
  id: string;
  question: string;
  status: string;
  verdict?: string;
  rehearsal?: boolean;
}

export const pastCouncils: readonly Past[] = [
  {
    id: '2026-02-08-webhook-queue',
    question: 'Which queue for webhooks?',
    status: 'decided',
    verdict: 'accept',
  },
  { id: '2026-02-06-billing-spec', question: 'Billing spec', status: 'decided', verdict: 'amend' },
  {
    id: '2026-02-03-cli-in-rust',
    question: 'Rewrite the CLI in Rust?',
    status: 'rejected',
    verdict: 'reject',
  },
  {
    id: '2026-02-02-tabs-or-spaces',
    question: 'Tabs or spaces?',
    status: 'decided',
    verdict: 'accept',
    rehearsal: true,
  },
  { id: '2026-02-01-license', question: 'Which license?', status: 'recommended' },
  { id: '2026-01-20-plan-tiers', question: 'Naming the plan tiers', status: 'inconclusive' },
];

export function writePastCouncils(home: string): void {
  mkdirSync(path.join(home, 'conseils'), { recursive: true });
  for (const { id, question, status, verdict, rehearsal = false } of pastCouncils) {
    const facts = [
      `id: ${id}`,
      `question: ${JSON.stringify(question)}`,
      'mode: debate',
      `status: ${status}`,
      ...(verdict ? [`verdict: ${verdict}`] : []),
      `rehearsal: ${rehearsal}`,
      `created: ${JSON.stringify(`${id.slice(0, 10)}T10:00:00.000Z`)}`,
    ];
    const text = ['---', ...facts, '---', '', `# ${question}`, ''].join('\n');
    writeFileSync(path.join(home, 'conseils', `${id}.md`), text);
  }
}
