/** `npm run test:agents`: real coding agents on a loopback model hold councils. Takes minutes, so it is no part of `npm test`. */
import assert from 'node:assert/strict';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { allowChecks, estimateCouncil } from '../../../src/rpc/messages/estimateMessages.ts';
import { convene, decideCouncil, filesChanged } from '../../../src/rpc/messages/messages.ts';
import type { CouncilView } from '../../../src/rpc/views/views.ts';
import { start } from '../../cli/council.ts';
import { type Answer, type Asked, type Call, usage } from '../../support/agents/dialects.ts';
import { type LoopbackModel, startLoopbackModel } from '../../support/agents/loopbackModel.ts';
import { type RealAgent, realAgents } from '../../support/agents/realAgents.ts';
import { replyFor } from '../../support/modelReplies.ts';
import { formAsked } from '../../support/openclaw/formAsked.ts';
import {
  asPuppet,
  hasStatus,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../../support/openTable.ts';
import { isGone } from '../../support/processes.ts';
import { gitIn } from '../../support/repositories.ts';
import { textsUnder } from '../../support/scratch.ts';
import { callsOf, saidBy } from '../../support/tooled.ts';
import { inEveryForm } from '../../support/voices.ts';

const folders = JSON.parse(process.env.A_TABLE_AGENTS ?? '{}') as Record<string, string>;
const canary = 'canary-of-the-home-7c41';
const plan = 'Steps:\n1. Write the note.\n\nFiles: notes.md\n\nTests: none needed.\n\nRisks: none.';

/** What agents ask their model for themselves: a suggestion of what to say next, what to keep in mind. */
const beside = /ONLY the suggestion|Existing memory files|ALLOWED or BLOCKED/;

/** Once it was told that something stays refused it answers. */
const isRefused = ({ prompt }: Asked): boolean => /stays refused/.test(prompt);
/** What it called has come back, or was refused. */
const isAnswered = (asked: Asked): boolean => asked.results.length > 0 || isRefused(asked);

/** What the seat is asked for, read from the prompt as a model would. */
function replyTo({ prompt }: Asked): string {
  if (/Make the change in the files themselves/.test(prompt)) return 'I added a line.';
  if (/\bSteps\b/.test(prompt.slice(-3000))) return plan;
  return replyFor({ form: formAsked(prompt), seat: 'coder', vote: 'agree', length: 700 });
}

describe('real agents', () => {
  it('are installed: run it by `npm run test:agents`', () => {
    assert.ok(Object.keys(folders).length > 0);
    assert.deepEqual(
      Object.keys(folders).filter((name) => !(name in realAgents)),
      [],
    );
  });
});

for (const [name, folder] of Object.entries(folders)) {
  const agent = realAgents[name] as RealAgent;
  describe(`a real agent, ${name}`, function () {
    this.timeout(240_000);
    let table: OpenTable;
    let model: LoopbackModel;
    let own: string;
    /** What it does with each prompt before it answers. */
    let steps: (asked: Asked, cwd: string) => Call[];
    /** Answers after results wait for this. */
    let hold: (() => Promise<void>) | undefined;
    const workspace = () => path.dirname(table.home);

    /** The folder that it works in, from what it tells its model. */
    const cwdIn = ({ body }: Asked): string =>
      /\/[^\s"'\\<>]*\/a-table-work-[\w-]+(?:\/[\w-]+)?/.exec(body)?.[0].replace(/\/$/, '') ?? workspace();
    async function decide(asked: Asked): Promise<Answer> {
      // Titles, suggestions and the like.
      if (!asked.tools.includes(agent.run('').tool) || beside.test(asked.prompt)) return { text: 'Fine.' };
      const todo = steps(asked, cwdIn(asked));
      if (isAnswered(asked)) await hold?.();
      const call = isRefused(asked) ? undefined : todo[asked.results.length];
      return call ? { text: `Step ${asked.results.length + 1}.`, calls: [call] } : { text: replyTo(asked) };
    }
    /** Every living process that knows its home. */
    const ofAgent = (): number[] =>
      readdirSync('/proc')
        .filter((pid) => /^\d+$/.test(pid) && !isGone(Number(pid)))
        .filter((pid) => {
          try {
            return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`HOME=${own}`);
          } catch {
            return false;
          }
        })
        .map(Number);
    const noneLeft = async (): Promise<void> => {
      while (ofAgent().length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    const readCommand = (pid: number): string => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      } catch {
        return '';
      }
    };
    const settle = (words: string[]): void =>
      writeFileSync(
        path.join(table.home, 'council.yaml'),
        `git: off\nacp:\n  real:\n    command: ${JSON.stringify(words)}\n`,
      );
    const command = () => agent.command({ folder, home: own, url: model.url });
    const filesOf = () =>
      new Map([...textsUnder(workspace())].filter(([file]) => !/^(?:\.git|council)\//.test(file)));

    beforeEach(async () => {
      own = mkdtempSync(path.join(tmpdir(), `a-table-agent-${name}-`));
      model = await startLoopbackModel(decide);
      table = await openTable({ backends: [puppets(asPuppet(inEveryForm()))], trusted: true });
      gitIn(workspace(), 'init', '-q', '-b', 'main');
      writeFileSync(path.join(workspace(), 'notes.md'), 'one\n');
      mkdirSync(path.join(workspace(), 'src'));
      writeFileSync(path.join(workspace(), 'src/a.js'), 'export const a = 1;\n');
      gitIn(workspace(), 'add', 'notes.md', 'src');
      gitIn(workspace(), 'commit', '-q', '-m', 'first');
      writeFileSync(path.join(table.home, 'canary.md'), `${canary}\n`);
      hold = undefined;
      settle(command());
      appendFileSync(
        path.join(table.home, 'identities.yaml'),
        `\n  - { id: coder, name: Coder, role: code, backend: acp, model: real, capabilities: { files: propose } }
  - { id: reader, name: Reader Coder, role: code, backend: acp, model: real, capabilities: { files: read } }\n`,
      );
      await table.client.request(filesChanged, {});
    });
    afterEach(async () => {
      await table.close();
      await model.close();
      await noneLeft();
      rmSync(own, { recursive: true, force: true, maxRetries: 5 });
    });

    async function held(briefText: string): Promise<CouncilView> {
      const asked = { briefText, attended: true };
      const { checks } = await table.client.request(estimateCouncil, asked);
      await table.client.request(allowChecks, { checks });
      const { id } = await table.client.request(convene, asked);
      return await watchUntil(table.client, id, hasStatus('decision', 'inconclusive', 'recommended'));
    }

    /** Why a seat did not answer. */
    const absence = (view: CouncilView, seat: string): string =>
      view.entries
        .flatMap((entry) =>
          entry.kind === 'turn' && entry.seat === seat ? (entry.absence?.detail ?? []) : [],
        )
        .join('\n');

    /** What is on record of a seat says each of these, and names no folder of ours. */
    function onRecord(view: CouncilView, [seat, phase]: [string, string], ...things: string[]): void {
      const calls = callsOf(view, seat, phase).map(
        ({ tool, input, ok, output }) => `${tool} ${input} ${ok ? 'done' : 'refused'}: ${output}`,
      );
      const record = calls.join('\n');
      for (const thing of things) assert.ok(record.includes(thing), `${thing} is not on record:\n${record}`);
      assert.doesNotMatch(record, /a-table-work-/, 'scratch paths are shown as the workspace’s');
    }

    it('holds a debate: reads, is kept from the home, writes nothing in the workspace; each call is on record', async () => {
      steps = (_asked, cwd) => [
        agent.read(path.join(cwd, 'notes.md')),
        agent.read(path.join(cwd, 'council/canary.md')),
        agent.write(path.join(cwd, 'src/a.js'), 'export const a = 2;\n'),
        agent.run('echo ran > ran.txt; cat council/*.md'),
      ];
      const before = filesOf();
      const view = await held(
        'type: debate\nquestion: Should we cache the index?\nlanguage: en\nseats: [henry, reader]\nmaxRounds: 1\n',
      );
      assert.ok(!model.asked.some(({ body }) => body.includes(canary)), 'nothing of the home was read');
      assert.deepEqual(filesOf(), before);
      assert.equal(view.head.status, 'decision', absence(view, 'reader'));
      for (const { phase, stands } of view.head.phases)
        assert.doesNotMatch(JSON.stringify(stands), /absent|failed/, phase);
      onRecord(view, ['reader', 'COLLECT'], 'notes.md', 'council/canary.md', 'src/a.js', 'ran.txt');
      // Nobody else at this table has a model.
      assert.ok(view.head.tokens >= usage.input + usage.output, `${view.head.tokens} tokens are counted`);
      const said = saidBy(view, 'reader');
      assert.match(said, /Proposal/);
      assert.doesNotMatch(said, /Step \d\.\S/, 'what it says between its calls are paragraphs');
    });

    it('that reaches for the workspace itself by its whole path is refused, or what it changed is said', async () => {
      const file = () => path.join(workspace(), 'src/a.js');
      steps = () => [
        agent.read(path.join(table.home, 'canary.md')),
        agent.write(file(), 'export const a = 3;\n'),
      ];
      const view = await held(
        'type: debate\nquestion: Should we cache the index?\nlanguage: en\nseats: [henry, reader]\nmaxRounds: 1\n',
      );
      const calls = callsOf(view, 'reader');
      const isTouched = readFileSync(file(), 'utf8') !== 'export const a = 1;\n';
      const isRead = model.asked.some(({ body }) => body.includes(canary));
      // It is no sandbox: which of them do it without asking is for whoever reads this to know.
      console.log(
        `      ${name}: the home was ${isRead ? '' : 'not '}read, the file ${isTouched ? '' : 'not '}changed`,
      );
      const says = (tool: string, thing: string) =>
        calls.some((call) => call.tool.includes(tool) && call.input.includes(thing));
      assert.equal(isTouched, says('acp/workspace', 'src/a.js'));
      assert.ok(!isTouched || says('acp/edit', 'src/a.js'));
      assert.ok(!isRead || says('acp/read', 'canary.md'));
    });

    it('makes the change of an engineering council in its copy; the workspace is touched once a person accepts', async () => {
      steps = ({ prompt }, cwd) =>
        /Make the change in the files themselves/.test(prompt)
          ? [
              agent.read(path.join(cwd, 'notes.md')),
              agent.write(path.join(cwd, 'notes.md'), 'one\ntwo\n'),
              agent.write(path.join(cwd, 'new.md'), 'new\n'),
              agent.run('echo ran'),
            ]
          : [agent.read(path.join(cwd, 'notes.md'))];
      const before = filesOf();
      const view = await held(
        'type: engineering\nquestion: Add a note.\nlanguage: en\nseats: [henry, sage, coder]\nroles: { owner: coder }\n',
      );
      assert.deepEqual(view.head.change, { state: 'proposed', files: ['new.md', 'notes.md'] });
      assert.deepEqual(filesOf(), before);
      onRecord(view, ['coder', 'IMPLEMENT'], 'notes.md', 'new.md', 'echo ran');
      assert.ok(!model.asked.some(({ body }) => body.includes(canary)), 'nothing of the home was read');
      await table.client.request(decideCouncil, { id: view.head.id, verdict: 'accept' });
      const { head } = await watchUntil(table.client, view.head.id, isRecorded);
      assert.equal(head.change?.state, 'applied');
      assert.equal(readFileSync(path.join(workspace(), 'notes.md'), 'utf8'), 'one\ntwo\n');
      assert.equal(readFileSync(path.join(workspace(), 'new.md'), 'utf8'), 'new\n');
    });

    it('that nobody has logged in says so in words', async function () {
      // It would ask its maker's free models instead.
      if (name === 'opencode') this.skip();
      steps = () => [];
      settle(
        agent
          .command({ folder, home: own, url: 'none' })
          .filter((word) => !/^[A-Z_]+_(?:KEY|URL|MODEL)=/.test(word)),
      );
      for (const file of readdirSync(own)) rmSync(path.join(own, file), { recursive: true, force: true });
      await table.client.request(filesChanged, {});
      const view = await held(
        'type: debate\nquestion: Should we cache the index?\nlanguage: en\nseats: [henry, sage, reader]\nmaxRounds: 1\n',
      );
      assert.match(absence(view, 'reader'), /wants a login/);
    });

    it('whose host is killed while it works leaves nobody behind', async function () {
      if (process.platform !== 'linux') this.skip();
      let isHeld = false;
      steps = (asked) => {
        isHeld ||= isAnswered(asked);
        // Where it runs commands unasked, one goes apart, as what is left in the background does.
        return [agent.run('setsid sleep 300 </dev/null >/dev/null 2>&1 & sleep 300')];
      };
      const sleeps = () => ofAgent().some((pid) => readCommand(pid).split('\0').includes('300'));
      hold = () => new Promise(() => undefined);
      const brief = path.join(workspace(), 'brief.yaml');
      const seats = '[henry, reader]';
      writeFileSync(brief, `type: debate\nquestion: Ready?\nlanguage: en\nseats: ${seats}\nmaxRounds: 1\n`);
      await table.host.close();
      const running = start(workspace(), [
        'table',
        '--brief',
        brief,
        '--backend',
        'rehearsal',
        '--yes',
        '--allow-programs',
      ]);
      while (!isHeld && !sleeps()) await new Promise((resolve) => setTimeout(resolve, 50));
      assert.ok(ofAgent().length > 0);
      if (['opencode', 'codex'].includes(name)) assert.ok(sleeps());
      running.child.kill('SIGKILL');
      await running.ended;
      await noneLeft();
    });
  });
}
