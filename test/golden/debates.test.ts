/**
 * Scripted voices in, a transcript out: each way a debate can go, read as a person reads its archive. A script beside its
 * golden transcript says what was dictated; everything else is the product.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'mocha';
import { parse } from 'yaml';
import * as z from 'zod';
import { scriptBackend } from '../../src/host/models/script.ts';
import { openHost } from '../../src/host/open.ts';
import {
  convene,
  councilChanged,
  decideCouncil,
  initHome,
  injectWords,
  watchCouncil,
} from '../../src/rpc/messages.ts';
import type { CouncilHead } from '../../src/rpc/views.ts';
import { assertGolden } from '../support/golden.ts';
import { watchUntil } from '../support/openTable.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';
import { virtualClock } from '../support/virtualClock.ts';

const folder = join(import.meta.dirname, 'debates');

const Story = z.strictObject({
  about: z.string(),
  brief: z.string(),
  script: z.record(z.string(), z.unknown()).default({}),
  inject: z.array(z.strictObject({ text: z.string(), to: z.string().optional() })).default([]),
  decide: z
    .strictObject({ verdict: z.enum(['accept', 'amend', 'reject']), text: z.string().optional() })
    .optional(),
});

/** 8 February 2026, noon: the same day everywhere. */
const noon = Date.UTC(2026, 1, 8, 12);

async function tell(name: string): Promise<string> {
  const story = Story.parse(parse(readFileSync(join(folder, `${name}.yaml`), 'utf8')));
  const home = scratchHome();
  const clock = virtualClock(noon);
  let drawn = 0;
  const chance = { ulid: () => `ULID${++drawn}`, seed: () => 7, word: () => `fence${++drawn}` };
  const script = scriptBackend({ default: 'canned', ...story.script }, { clock });
  const host = await openHost({ home, clock, chance, backends: [script], defaultBackend: 'script' });
  try {
    const client = host.client({ as: 'papa' });
    await client.request(initHome, { language: /language: fr/.test(story.brief) ? 'fr' : 'en' });
    const { id } = await client.request(convene, {
      briefText: story.brief,
      attended: story.decide !== undefined,
    });
    for (const { text, to } of story.inject)
      await client.request(injectWords, { id, text, ...(to === undefined ? {} : { to }) });
    const settled = (head: CouncilHead) => head.recorded === true;
    client.on(councilChanged, ({ head }) => passOver(clock, story, head));
    const begun = await client.request(watchCouncil, { id });
    passOver(clock, story, begun.head);
    await watchUntil(client, id, settled);
    if (story.decide) {
      const { verdict, text } = story.decide;
      await client.request(decideCouncil, { id, verdict, ...(text === undefined ? {} : { text }) });
      await watchUntil(client, id, (head) => settled(head) && head.status !== 'decision');
    }
    return await readFile(join(home, 'conseils', `${id}.md`), 'utf8');
  } finally {
    await host.close();
  }
}

/** Time passes only while everyone who is still asked is silent or slow by the script. */
function passOver(
  clock: ReturnType<typeof virtualClock>,
  story: z.infer<typeof Story>,
  head: CouncilHead,
): void {
  const now = head.phases.find((phase) => phase.state === 'now');
  const open = now?.stands.filter((each) => each.stand === 'to-come') ?? [];
  const waits = open.filter(({ seat }) => {
    const steps = (
      story.script.phases as Record<string, Record<string, { silent?: true; delay?: number }>> | undefined
    )?.[now?.phase ?? ''];
    const step = steps?.[seat] ?? steps?.['*'];
    return step?.silent || step?.delay;
  });
  if (open.length > 0 && waits.length === open.length)
    setImmediate(() => clock.pass(head.status === 'running' ? 30_000 : 0));
}

describe('golden debates', () => {
  after(clearScratch);
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace('.yaml', ''));
  for (const name of names)
    it(name, async () => {
      const transcript = await tell(name);
      assert.ok(transcript.length > 0);
      assertGolden(`debates/${name}.md`, transcript);
    });
});
