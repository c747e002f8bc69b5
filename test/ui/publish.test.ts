/** What leaves the machine after a council, as a person meets it in the transcript: asked once, said always. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'mocha';
import type { CouncilHead } from '../../src/rpc/views/views.ts';
import { type Bench, type Opened, startBench } from '../support/ui/browser.ts';
import { changed, decision, open } from '../support/ui/fixtures.ts';
import { t0 } from '../support/ui/turns.ts';

describe('§12 transcript page: what leaves the machine', function () {
  this.timeout(60_000);
  let bench: Bench;
  let shown: Opened;
  before(async () => {
    bench = await startBench();
  });
  after(() => bench.close());
  afterEach(() => shown.close());

  const button = (name: string) => shown.page.getByRole('button', { name, exact: true });
  const deeds = async () => (await shown.posted()).filter((message) => message.type !== 'ready');

  const commit = `3fa92c1${'0'.repeat(33)}`;
  const offer = {
    repository: 'session-service',
    remote: 'origin',
    address: 'git.example.org/la-maison/session-service',
    branch: 'main',
    creates: false,
    first: true,
    commits: 1,
    files: ['council/DECISIONS.md', 'council/conseils/2026-02-14-session-storage.md'],
    fileCount: 5,
    changed: 3,
    seen: 'exactly this',
  };
  const decided = (kept: CouncilHead['kept']): Partial<CouncilHead> => ({
    status: 'decided',
    decision: { verdict: 'accept', by: 'papa', at: t0 },
    ...(kept ? { kept } : {}),
  });
  const foot = () => shown.page.locator('.tx-foot').innerText();
  const openWith = async (kept: CouncilHead['kept'], language: 'en' | 'fr' = 'en') => {
    shown = await bench.open();
    await shown.say({ ...open(decision()), language } as ReturnType<typeof open>);
    await shown.say(changed(decision(), [], decided(kept)));
  };

  it('is asked once, with all facts in sight, and only what was seen is let go', async () => {
    await openWith({ commit, files: 5, push: 'asked', offer });
    const text = await foot();
    for (const fact of [
      /Committed 3fa92c1: 5 files\. Not pushed\./,
      /Push this council’s commit\?/,
      /Repository\s+session-service/,
      /origin · git\.example\.org\/la-maison\/session-service/,
      /1 commit, 5 files[\s\S]*council\/DECISIONS\.md[\s\S]*and 3 more/,
      /3 changed files of yours/,
    ])
      assert.match(text, fact);
    assert.doesNotMatch(text, /no such branch/);
    await button('Show the diff').click();
    await button('This time only').click();
    await button('Never here').click();
    await button('Push, also after later councils here').click();
    assert.deepEqual(await deeds(), [
      { type: 'push', what: 'diff' },
      { type: 'push', what: 'allow', seen: 'exactly this', keep: 'once' },
      { type: 'push', what: 'never' },
      { type: 'push', what: 'allow', seen: 'exactly this', keep: 'always' },
    ]);
    await shown.say(
      changed(
        decision(),
        [],
        decided({ commit, files: 5, push: 'pushed', remote: 'origin', branch: 'main' }),
      ),
    );
    assert.match(await foot(), /Committed 3fa92c1: 5 files\. Pushed to origin\/main\./);
    assert.equal(await button('Never here').count(), 0);
  });

  it('says that a branch would be made, in French too', async () => {
    await openWith({ commit, files: 1, push: 'asked', offer: { ...offer, creates: true } }, 'fr');
    const text = await foot();
    assert.match(text, /Commit 3fa92c1\s: 1 fichier\. Pas poussé\./);
    assert.match(text, /nouvelle\s: origin n’a pas cette branche/);
    assert.equal(await button('Jamais ici').count(), 1);
  });

  it('names the commits in the way, and leaves them to the person', async () => {
    const first = [{ id: `8c1f0e2${'0'.repeat(33)}`, subject: 'wip: <b>session</b> adapter' }];
    await openWith({ commit, files: 5, push: 'others', branch: 'main', others: { count: 2, first } });
    assert.match(
      await foot(),
      /Not pushed: main holds 2 commits that are not the council’s\s+8c1f0e2 wip: <b>session<\/b> adapter\s+Push them yourself/,
    );
    await button('Open source control').click();
    assert.deepEqual(await deeds(), [{ type: 'open', what: 'source-control' }]);
  });

  it('one that was left, or failed, can be looked at again', async () => {
    await openWith({ commit, files: 5, push: 'left' });
    await button('Push…').click();
    assert.deepEqual(await deeds(), [{ type: 'push', what: 'look' }]);
    const trouble = { code: 'no-credentials' as const, detail: 'Permission denied', again: true };
    await shown.say(
      changed(decision(), [], decided({ commit, files: 5, push: 'failed', remote: 'origin', trouble })),
    );
    assert.match(
      await foot(),
      /Committed 3fa92c1: 5 files\.\s+Push failed: origin refused the key \(Permission denied\)\. Tried again at the next council\./,
    );
  });
});
