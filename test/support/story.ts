/**
 * A story: a brief, a script of what the seats are made to say, and what a person does. Told on a real host with a clock
 * and a chance that stand still, it leaves the same archive every time.
 */
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { scriptBackend } from '../../src/host/models/script/scriptBackend.ts';
import { openHost } from '../../src/host/open.ts';
import type { Client } from '../../src/rpc/connect/client.ts';
import { allowChecks, estimateCouncil } from '../../src/rpc/messages/estimateMessages.ts';
import {
  convene,
  councilChanged,
  decideCouncil,
  initHome,
  injectWords,
  stopCouncil,
  watchCouncil,
} from '../../src/rpc/messages/messages.ts';
import { waiveCheck } from '../../src/rpc/messages/steeringMessages.ts';
import type { CouncilHead } from '../../src/rpc/views/views.ts';
import { watchUntil } from './openTable.ts';
import { gitIn, write } from './repositories.ts';
import { scratchHome } from './scratch.ts';
import { virtualClock } from './virtualClock.ts';

const Story = z.strictObject({
  about: z.string(),
  brief: z.string(),
  /** Added to identities.yaml before the council begins. */
  identities: z.string().optional(),
  /** The whole of council.yaml. */
  settings: z.string().optional(),
  /** Files of the workspace by their path; with some it is a git repository without a commit. */
  files: z.record(z.string(), z.string()).default({}),
  seed: z.int().default(7),
  script: z.record(z.string(), z.unknown()).default({}),
  inject: z.array(z.strictObject({ text: z.string(), to: z.string().optional() })).default([]),
  stop: z.string().optional(),
  /** Waived once the last word has been spoken. */
  waive: z.strictObject({ check: z.string(), text: z.string() }).optional(),
  decide: z
    .strictObject({
      verdict: z.enum(['accept', 'amend', 'reject', 'another-round']),
      text: z.string().optional(),
    })
    .optional(),
});
type Story = z.infer<typeof Story>;

/** 8 February 2026, noon: the same day everywhere. */
const noon = Date.UTC(2026, 1, 8, 12);

export async function tellStory(file: string): Promise<string> {
  const story = Story.parse(parse(readFileSync(file, 'utf8')));
  const home = scratchHome();
  layFiles(dirname(home), story.files);
  const clock = virtualClock(noon);
  let drawn = 0;
  const chance = { ulid: () => `ULID${++drawn}`, seed: () => story.seed, word: () => `fence${++drawn}` };
  const script = scriptBackend({ default: 'canned', ...story.script }, { clock });
  const host = await openHost({ home, clock, chance, backends: [script], defaultBackend: 'script' });
  try {
    const client = host.client({ as: 'papa' });
    await lay(client, home, story);
    await allowed(client, story);
    const { id } = await client.request(convene, {
      briefText: story.brief,
      seed: story.seed,
      attended: story.decide !== undefined,
    });
    client.on(councilChanged, ({ head }) => passOver(clock, story, head));
    for (const { text, to } of story.inject)
      await client.request(injectWords, { id, text, ...(to === undefined ? {} : { to }) });
    if (story.stop !== undefined) await client.request(stopCouncil, { id, reason: story.stop });
    const begun = await client.request(watchCouncil, { id });
    passOver(clock, story, begun.head);
    await watchUntil(client, id, isWritten);
    if (story.waive) {
      await client.request(waiveCheck, { id, name: story.waive.check, text: story.waive.text });
      await watchUntil(client, id, isWritten);
    }
    if (story.decide) await decide(client, id, story.decide);
    return await readFile(join(home, 'conseils', `${id}.md`), 'utf8');
  } finally {
    await host.close();
  }
}

/** Whoever tells a story has seen its commands. */
async function allowed(client: Client, { brief }: Story): Promise<void> {
  if (!/^checks:/mu.test(brief)) return;
  const { checks } = await client.request(estimateCouncil, { briefText: brief });
  await client.request(allowChecks, { checks });
}

const isWritten = (head: CouncilHead): boolean => head.recorded === true;

function layFiles(workspace: string, files: Story['files']): void {
  if (Object.keys(files).length > 0) gitIn(workspace, 'init', '-q');
  for (const [file, text] of Object.entries(files)) write(workspace, file, text);
}

async function lay(client: Client, home: string, story: Story): Promise<void> {
  await client.request(initHome, { language: /language: fr/.test(story.brief) ? 'fr' : 'en' });
  const identities = join(home, 'identities.yaml');
  if (story.identities !== undefined)
    await writeFile(identities, `${await readFile(identities, 'utf8')}\n${story.identities}`);
  // Nothing of a story goes into git, whatever the template says.
  await writeFile(join(home, 'council.yaml'), story.settings ?? 'git: off\n');
  await client.request({ method: 'home/files-changed', params: z.object({}) }, {});
}

async function decide(
  client: Client,
  id: string,
  { verdict, text }: NonNullable<Story['decide']>,
): Promise<void> {
  await client.request(decideCouncil, { id, verdict, ...(text === undefined ? {} : { text }) });
  await watchUntil(client, id, (head) =>
    verdict === 'another-round'
      ? isWritten(head) && head.phases.some((phase) => phase.run > 4)
      : isWritten(head) && head.status !== 'decision',
  );
}

/** Time passes only while everyone who is still asked is silent or slow by the script. */
function passOver(clock: ReturnType<typeof virtualClock>, story: Story, head: CouncilHead): void {
  const now = head.phases.find((phase) => phase.state === 'now');
  const waiting = now?.stands.filter((each) => each.stand === 'to-come') ?? [];
  // One after the other: only the first of them is asked.
  const open = now?.inTurn ? waiting.slice(0, 1) : waiting;
  const phases = story.script.phases as
    | Record<string, Record<string, { silent?: true; delay?: number }>>
    | undefined;
  const waits = open.filter(({ seat }) => {
    const steps = phases?.[`${now?.phase}@${now?.round}`] ?? phases?.[now?.phase ?? ''];
    const step = steps?.[seat] ?? steps?.['*'];
    return step?.silent || step?.delay;
  });
  if (open.length > 0 && waits.length === open.length)
    setImmediate(() => clock.pass(head.status === 'running' ? 30_000 : 0));
}
