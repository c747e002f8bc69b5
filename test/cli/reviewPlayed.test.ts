/** A review with a person at the table, played from outside: the command line, a model server over HTTP, `council answer`. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import { council, start, workplace } from './council.ts';

const finding = (place: string, grave: string) =>
  `- [${grave}] [${place}] wrong — readers rely on it — mend it`;

/** Answers by what the last message asks for, as a model would: it is told nothing else. */
function replyTo(asked: string): string {
  const points = [...new Set(asked.match(/\bP\d+\b/g) ?? [])];
  if (/Findings/.test(asked) && /\*\*Verdict/.test(asked))
    return `**Verdict:** approve with changes\n**Findings:**\n${finding('a.ts:2', 'minor')}\n**What is good:**\n- It is short.\n- **Confidence**: 4`;
  if (/approve \| approve with changes \| block/.test(asked))
    return `Content with it.\n${points.map((id) => `${id}: withdrawn — mended`).join('\n')}\n- **Vote**: approve\n**What changed my mind:** the mend\n- **Confidence**: 4\n**Blocking issues:** none`;
  if (/Internal coherence/.test(asked))
    return [
      'Internal coherence',
      'Assumptions listed',
      'Risks and mitigations',
      'Edge cases / failure modes',
      'Testable acceptance criteria',
      'Next actions with owners',
    ]
      .map((point) => `- ✅ ${point}: fine`)
      .join('\n');
  if (/Follows the motion/.test(asked))
    return '**Follows the motion:** yes\n\n## Answer\nApprove: the mend is in.\n\n## Why\n- Papa asked for it.';
  return points.map((id) => `${id}: mended — set to 2`).join('\n') || 'Mended.';
}

describe('§7 cli: a review with a person at the table, over HTTP', () => {
  const place = workplace();
  let server: Server;
  let env: Record<string, string>;
  before(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => void (body += text));
      request.on('end', () => {
        const { messages = [] } = JSON.parse(body || '{}') as { messages?: { content: string }[] };
        const content = replyTo(messages.at(-1)?.content ?? '');
        const delta = {
          choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: 'stop' }],
        };
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.end(`data: ${JSON.stringify({ id: 'x', model: 'm-1', ...delta })}\n\ndata: [DONE]\n\n`);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    env = {
      COUNCIL_OPENAI_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      COUNCIL_OPENAI_KEY: 'sk-0123456789abcdef',
      COUNCIL_OPENAI_MODEL: 'm-1',
      A_TABLE_CONFIG: path.join(place.folder, 'own'),
    };
  });
  after(() => {
    server.close();
    place.remove();
  });

  it('hides the others while the person has to write, takes both their turns, closes their point and comes to a verdict', async () => {
    assert.equal((await council(place.folder, ['init'], env)).code, 0);
    writeFileSync(path.join(place.folder, 'a.ts'), 'export const a = 1;\nexport const b = 2;\n');
    writeFileSync(
      path.join(place.folder, 'brief.yaml'),
      'type: review\nquestion: Review a.ts\nlanguage: en\ncontext: [{ file: a.ts }]\nroles: { owner: nova, reviewers: [papa, henry], qa: blaise }\nseats: [papa, { id: henry, backend: openai-compatible }, { id: nova, backend: openai-compatible }, { id: blaise, backend: openai-compatible }, { id: maman, backend: openai-compatible }]\n',
    );
    const running = start(place.folder, ['table', '--brief', 'brief.yaml', '--yes'], env);
    await running.says(/Review ─/);
    const id = /\n(\d{4}-\d\d-\d\d-brief)\n/.exec(await running.says(/-brief\n/))?.[1] ?? '';
    const shown = await council(place.folder, ['show', id], env);
    assert.doesNotMatch(shown.out, /It is short/);
    const answer = (text: string) => council(place.folder, ['answer', id, 'papa', '-'], env, text);
    const first = await answer(
      `- **Verdict**: block\n**Findings:**\n${finding('a.ts:1', 'blocking')}\n**What is good:**\n- none\n- **Confidence**: 4`,
    );
    assert.equal(first.code, 0, first.err);
    await running.says(/Motion · 🌟 Nova/);
    const mine = /(P\d+)[^\n]*wrong[^]*?Papa/.exec((await council(place.folder, ['show', id], env)).out)?.[1];
    const second = await answer(
      `${mine ?? 'P1'}: withdrawn — mended\n- **Vote**: approve\n**What changed my mind:** the mend\n- **Confidence**: 4\n**Blocking issues:** none`,
    );
    assert.equal(second.code, 0, second.err);
    const { code, out, err } = await running.ended;
    assert.equal(code, 0, `${out}\n${err}`);
    assert.match(out, /It is short/);
    assert.match(out, /Papa[^\n]*✗ → ✓ Approve/);
    assert.match(out, /P\d ✓ Withdrawn · mended/);
    assert.match(out, /✓ Passed/);
    assert.match(out, /(\d) of \1 approve/);
    const archive = readFileSync(path.join(place.home, `conseils/${id}.md`), 'utf8');
    assert.match(archive, /Approve: the mend is in\./);
    assert.doesNotMatch(out + archive, /Unreadable|not found/);
  }).timeout(60_000);
});
