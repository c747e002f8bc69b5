/** S6 and S7 in a real browser: nothing in a reply runs, loads or leads anywhere but through the owner. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'mocha';
import { type Bench, type Opened, startBench } from '../support/ui/browser.ts';
import { decision, live, open } from '../support/ui/fixtures.ts';
import { hostileVote } from '../support/ui/hostileVote.ts';
import { injection, synthesis, turn } from '../support/ui/turns.ts';

const attacks = [
  '<script>window.ran = 1</script>',
  '<img src=x onerror="window.ran = 2">',
  '<svg onload="window.ran = 3"><use href="https://evil.test/x.svg#a"/></svg>',
  '<iframe srcdoc="<script>parent.ran = 4</script>"></iframe>',
  '<form action="https://evil.test/"><input name="a"><button>Send</button></form>',
  '<style>@import url(https://evil.test/a.css); * { display: none }</style>',
  '<meta http-equiv="refresh" content="0;url=https://evil.test/">',
  '<a href="javascript:window.ran = 5">html</a>',
  '[script](javascript:window.ran=6)',
  '[script](JaVaScRiPt:window.ran=7)',
  '[command](command:workbench.action.terminal.new)',
  '[editor](vscode://file/etc/passwd)',
  '[data](data:text/html,<script>window.ran=8</script>)',
  '[file](file:///etc/passwd)',
  '[plain](http://evil.test/)',
  '[slashes](//evil.test/x)',
  '[back](\\\\evil.test\\x)',
  '![picture](https://evil.test/pixel.png)',
  '![slashes](//evil.test/pixel.png)',
  '[![both](https://evil.test/pixel.png)](command:x)',
  '<https://evil.test/auto> and <command:x>',
  '[ref]: javascript:window.ran=9\n\n[ref]',
  '<div style="background:url(https://evil.test/b.png)" onclick="window.ran = 10">text</div>',
  '`<img src=x onerror=window.ran=11>`',
  '```html\n<script>window.ran = 12</script>\n```',
  '[mark](#x" onclick="window.ran=13)',
  '@henry<script>window.ran = 14</script>',
  '| a |\n|---|\n| <img src=x onerror=window.ran=15> |',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.ran=16">',
  '<council-transcript></council-transcript>',
];

const text = attacks.join('\n\n');

describe('transcript page: attacks', function () {
  this.timeout(60_000);
  let bench: Bench;
  let shown: Opened;
  before(async () => {
    bench = await startBench();
  });
  after(() => bench.close());
  afterEach(() => shown.close());

  async function attacked(): Promise<void> {
    shown = await bench.open();
    const view = decision();
    const card = {
      ...synthesis,
      synthesis: {
        recommendation: text,
        consensus: attacks,
        disagreements: attacks,
        risks: attacks,
        insights: attacks.map((line) => ({ seat: 'henry', text: line })),
        minority: [{ seat: 'blaise', text }],
      },
    };
    const said = turn(1, 'CHALLENGE', 'sage', text, {
      vote: 'agree',
      blocking: attacks,
      recommendation: text,
      proposal: text,
      changeMind: text,
      acknowledges: text,
      contests: attacks.map((point) => ({ seat: 'nova', point })),
    });
    const head = {
      ...view.head,
      question: text,
      seats: view.head.seats.map((seat) => ({
        ...seat,
        role: `${seat.role}<img src=x onerror="window.ran=20">`,
      })),
      blocking: attacks.map((line) => ({ seat: 'henry', text: line, phase: 'CHALLENGE', open: true })),
    };
    await shown.say(open({ head, entries: [said, injection(1, text), card] }));
    const vote = hostileVote(text, attacks);
    const concluded = { ...card, synthesis: { ...card.synthesis, ...vote.synthesis } };
    await shown.say(
      open({
        head: { ...head, ...vote.head },
        entries: [said, { ...said, ...vote.marks, key: '1:voted' }, concluded],
      }),
    );
    for (const closed of await shown.page.locator('.feed > .fold, .think .link').all()) await closed.click();
    assert.ok((await shown.page.locator('.props li, .led > li, .thoughts, .steps li').count()) >= 4);
    await harmless();
    // A speaking turn is drawn by another path than a whole one.
    await shown.say({
      type: 'open',
      view: { head: live().head, entries: [] },
      language: 'en',
      me: 'papa',
      now: 0,
    });
    await shown.say(
      open({
        head,
        entries: [said, injection(1, text), card, turn(2, 'RESOLVE', 'nova', text, { state: 'speaking' })],
      }),
    );
  }

  it(`runs nothing of ${attacks.length} attacks in every place a reply is shown`, async () => {
    await attacked();
    await harmless();
  });

  async function harmless(): Promise<void> {
    const { page } = shown;
    assert.equal(await page.evaluate(() => (window as unknown as { ran?: number }).ran), undefined);
    const found = await page.evaluate(() => {
      const feed = document.querySelector('council-transcript') as Element;
      const bad =
        'script, iframe, form, object, embed, img, style, link, meta, base, video, audio, math, use, [style*="url"]';
      return {
        elements: [...feed.querySelectorAll(bad)].map((e) => e.outerHTML.slice(0, 80)),
        handlers: [...feed.querySelectorAll('*')].flatMap((e) =>
          e.getAttributeNames().filter((name) => name.startsWith('on')),
        ),
        // Addresses on the web stay as links: a click hands them to the owner, who asks.
        links: [...feed.querySelectorAll('a')]
          .map((a) => a.getAttribute('href') ?? '')
          .filter((href) => !(href === '#' || href.startsWith('https://'))),
        nested: feed.querySelectorAll('council-transcript').length,
      };
    });
    assert.deepEqual(found, { elements: [], handlers: [], links: [], nested: 0 });
  }

  it('lets no request leave, not even one that the policy would have to stop', async () => {
    await attacked();
    assert.deepEqual(shown.strangers, []);
    assert.deepEqual(
      await shown.page.evaluate(() => (window as unknown as { violations: string[] }).violations),
      [],
    );
    assert.deepEqual(shown.errors, []);
  });

  it('hands an https link to its owner and follows none itself', async () => {
    shown = await bench.open();
    const body = 'See [the notes](https://example.test/a?b=c).';
    await shown.say(open({ ...live(), entries: [turn(1, 'CHALLENGE', 'henry', body)] }));
    const at = shown.page.url();
    await shown.page.getByRole('link', { name: 'the notes' }).click();
    await shown.page.getByRole('link', { name: 'the notes' }).click({ button: 'middle' });
    const links = (await shown.posted()).filter((message) => message.type === 'link');
    assert.deepEqual(links, [
      { type: 'link', href: 'https://example.test/a?b=c' },
      { type: 'link', href: 'https://example.test/a?b=c' },
    ]);
    assert.equal(shown.page.url(), at);
    assert.equal(shown.page.context().pages().length, 1);
    assert.deepEqual(shown.strangers, []);
  });

  it('works under a policy that forbids all but its own files, with no style attribute refused', async () => {
    shown = await bench.open({ motion: true });
    await shown.say(open(live()));
    await shown.page.getByRole('button', { name: 'To everyone' }).click();
    assert.deepEqual(
      await shown.page.evaluate(() => (window as unknown as { violations: string[] }).violations),
      [],
    );
    const font = await shown.page.evaluate(async () => {
      await document.fonts.ready;
      return document.fonts.check('16px codicon');
    });
    assert.ok(font, 'the icons’ font is loaded from the bundle');
  });

  it('takes no message that is not one of its owner’s', async () => {
    shown = await bench.open();
    await shown.page.evaluate(() => {
      for (const data of [
        null,
        3,
        'open',
        { type: 'eval', code: 'window.ran = 1' },
        { type: '__proto__' },
        [],
      ]) {
        window.dispatchEvent(new MessageEvent('message', { data }));
      }
    });
    await shown.say({ type: 'empty', language: 'en' });
    assert.deepEqual(shown.errors, []);
    assert.equal(await shown.page.getByRole('heading', { name: 'Nothing on the table' }).count(), 1);
  });
});
