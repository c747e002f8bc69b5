/** A channel as one element: its state changes only through `hear` and `act`, and it is drawn from that alone. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { ToChannelPage } from '../../src/rpc/channelPage.ts';
import { channelPageWords } from '../../src/rpc/words/channelPage.ts';
import { channelWords } from '../../src/rpc/words/channels.ts';
import { languageOf } from '../../src/rpc/words/speak.ts';
import { transcriptWords } from '../../src/rpc/words/transcript.ts';
import { createAnnouncer } from '../announcer.ts';
import { highlight } from '../highlight.ts';
import { linkOf } from '../links.ts';
import { growBox, measureHead } from '../measures.ts';
import { createScroller } from '../scroller.ts';
import { hostDownPane, loadingPane } from '../views/panes.ts';
import type { ChannelBridge } from './bridge.ts';
import { type ChannelReach, conversationKey } from './keyboard.ts';
import { act, type ChannelAct } from './model/act.ts';
import { announce } from './model/announce.ts';
import { findMessages } from './model/find.ts';
import { hear } from './model/hear.ts';
import { mentioned } from './model/mentions.ts';
import { type ChannelFeedRow, messageBefore, rowsOf } from './model/rows.ts';
import { savedFrom, savedOf } from './model/saved.ts';
import { type ChannelState, initialState, memberOf } from './model/state.ts';
import { conversation, gonePane } from './views/conversation.ts';

const loadingShowsAfter = 300;
const savesAfter = 200;
const copiedShowsFor = 1500;
/** So near to the beginning of what is shown, what came before is asked for. */
const asksOlderAt = 900;

export class ChannelConversation extends LitElement {
  /** Set before the element is put into the document. */
  bridge: ChannelBridge | undefined;

  private state: ChannelState = initialState(languageOf(document.documentElement.lang), undefined);
  private rows: readonly ChannelFeedRow[] = [];
  private rowsFor: ChannelState | undefined;
  private slow = false;
  private copied: string | undefined;
  private polite = '';
  private alert = '';
  private saving: ReturnType<typeof setTimeout> | undefined;
  private ticking: ReturnType<typeof setInterval> | undefined;
  private width = 0;
  private feedHadFocus = false;
  private grownFor = '';
  private readonly scroller = createScroller<ChannelFeedRow>(this);
  private readonly say = createAnnouncer((text) => {
    this.polite = text;
    this.requestUpdate();
  });
  private readonly sizes = new ResizeObserver(() => this.resized());
  private readonly observed = new WeakSet<Element>();

  /** One style sheet for the page, the editor's theme in it: no shadow. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.state = { ...this.state, saved: savedFrom(this.bridge?.load()) };
    setTimeout(() => {
      this.slow = true;
      this.requestUpdate();
    }, loadingShowsAfter);
    this.ticking = setInterval(() => this.state.head?.active !== undefined && this.requestUpdate(), 1000);
    this.addEventListener('scroll', () => this.scrolled(), { passive: true });
    this.addEventListener('keydown', (event) => conversationKey(event, this.reach));
    this.addEventListener('click', (event) => this.clicked(event));
    this.addEventListener('auxclick', (event) => this.clicked(event));
    this.addEventListener('focusin', (event) => this.focused(event));
    this.sizes.observe(this);
    this.bridge?.post({ type: 'ready' });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.ticking);
    this.sizes.disconnect();
  }

  /** A message of the owner. */
  receive(message: ToChannelPage): void {
    const before = this.state;
    const opening = message.type === 'channel' && before.head?.id !== message.view.head.id;
    const following = this.scroller.following() || before.head === undefined;
    this.change(hear(before, message, { at: Date.now(), following }));
    const said = announce(before, this.state);
    this.say(said.polite);
    if (said.alert !== undefined) this.alert = said.alert;
    if (opening) void this.updateComplete.then(() => this.place());
  }

  private change(next: ChannelState): void {
    if (next === this.state) return;
    this.state = next;
    this.requestUpdate();
    this.save();
  }

  private readonly act = (done: ChannelAct): void => {
    const { state, posts } = act(this.state, done);
    this.change(state);
    for (const post of posts) this.bridge?.post(post);
    const [found] = done.type === 'search' ? this.found() : [];
    if (found !== undefined) this.reveal(found);
    if (done.type === 'search' && done.query === undefined) this.reach.focusRow(this.state.focus ?? '');
    if (done.type === 'search' && done.query === '') this.afterwards('.search input');
    if (done.type === 'modes') this.afterwards(done.open ? '.menu [aria-selected="true"]' : '.pick .select');
    if (done.type === 'policies')
      this.afterwards(done.open ? '.box .menu [aria-selected="true"]' : '.box .policy');
    if (done.type === 'policy') this.afterwards('.box .area');
  };

  private draw(): void {
    this.requestUpdate();
    this.performUpdate();
  }

  private afterwards(selector: string): void {
    void this.updateComplete.then(() =>
      this.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }),
    );
  }

  private found(): string[] {
    const { search, messages } = this.state;
    return search === undefined ? [] : findMessages(messages, search.query);
  }

  private readonly reveal = (id: string): HTMLElement | undefined => {
    this.change({ ...this.state, focus: id });
    this.draw();
    return this.scroller.show(id, () => this.draw());
  };

  private readonly reach: ChannelReach = {
    state: () => this.state,
    rows: () => this.currentRows(),
    act: (done) => this.act(done),
    focusRow: (id) => {
      this.change({ ...this.state, focus: id });
      this.draw();
      const element = this.scroller.element(id) ?? this.scroller.show(id, () => this.draw());
      (element ?? this.querySelector<HTMLElement>('.feed'))?.focus();
    },
    copyRow: (row) => {
      if (row.kind === 'entry' && 'message' in row) this.copy(row.id, row.message.text);
    },
    take: (member) => this.take(member),
    toBox: () => this.afterwards('.box .area'),
    toTools: () => {
      const row = this.scroller.element(this.state.focus ?? '');
      row?.querySelector<HTMLElement>('[role="toolbar"] button, button')?.focus();
    },
  };

  private readonly copy = (row: string, text: string): void => {
    this.bridge?.post({ type: 'copy', text });
    this.say([transcriptWords[this.state.language].copied]);
    this.copied = row;
    this.requestUpdate();
    setTimeout(() => {
      this.copied = undefined;
      this.requestUpdate();
    }, copiedShowsFor);
  };

  /** The name that is being written becomes the member's; without one it is put at the end. */
  private readonly take = (id: string): void => {
    const { head, box, mentioning } = this.state;
    const member = head === undefined ? undefined : memberOf(head, id);
    if (member === undefined) return;
    const gap = box.text === '' || /\s$/.test(box.text) ? box.text : `${box.text} `;
    const [text, at] =
      mentioning === undefined ? [gap, { at: gap.length, query: '', nth: 0 }] : [box.text, mentioning];
    const next = mentioned(text, at, member);
    this.act({ type: 'draft', text: next.text, caret: next.caret });
    this.act({ type: 'mention-end' });
    this.draw();
    const area = this.querySelector<HTMLTextAreaElement>('.box .area');
    area?.focus({ preventScroll: true });
    area?.setSelectionRange(next.caret, next.caret);
  };

  /** Where the reader was before a reload, else the end. */
  private place(): void {
    const { saved, head } = this.state;
    const scroll = saved?.channel === head?.id ? saved?.scroll : undefined;
    const there = scroll !== undefined && this.currentRows().some(({ id }) => id === scroll.row);
    if (scroll !== undefined && there) this.scroller.show(scroll.row, () => this.draw(), scroll.offset);
    else this.scroller.toEnd(() => this.draw());
  }

  private scrolled(): void {
    if (this.scroller.moved()) this.draw();
    if (this.scroller.following()) this.act({ type: 'seen' });
    else if (this.scrollTop < asksOlderAt) this.act({ type: 'older' });
    this.save();
  }

  private resized(): void {
    if (Math.abs(this.clientWidth - this.width) > 1) this.scroller.forgetHeights();
    this.width = this.clientWidth;
    growBox(this);
    measureHead(this);
    this.scroller.drawn();
  }

  private save(): void {
    clearTimeout(this.saving);
    this.saving = setTimeout(
      () => this.bridge?.save(savedOf(this.state, this.scroller.anchor())),
      savesAfter,
    );
  }

  private focused(event: FocusEvent): void {
    const row = (event.target as Element).closest<HTMLElement>('.feed [data-row]')?.dataset['row'];
    if (row !== undefined) this.act({ type: 'focus', row });
  }

  private clicked(event: MouseEvent): void {
    const link = linkOf(event);
    if (link?.href !== undefined) this.bridge?.post({ type: 'link', href: link.href });
    if (link?.seat === undefined || link.row === undefined) return;
    const to = messageBefore(this.state.messages, link.row, link.seat);
    if (to === undefined) return;
    this.reveal(to.key);
    this.reach.focusRow(to.key);
  }

  private currentRows(): readonly ChannelFeedRow[] {
    const { rowsFor, state } = this;
    if (rowsFor === state) return this.rows;
    const same =
      rowsFor?.messages === state.messages &&
      rowsFor.events === state.events &&
      rowsFor.whys === state.whys &&
      rowsFor.olderFrom === state.olderFrom &&
      rowsFor.head === state.head &&
      rowsFor.speaking?.key === state.speaking?.key &&
      (rowsFor.speaking?.text === '') === (state.speaking?.text === '');
    if (!same) this.rows = rowsOf(state);
    this.rowsFor = state;
    return this.rows;
  }

  protected override render(): TemplateResult {
    return html`${this.content()}
      <div class="sr" role="status" aria-live="polite">${this.polite}</div>
      <div class="sr" role="alert">${this.alert}</div>`;
  }

  private content(): TemplateResult | typeof nothing {
    const { state } = this;
    const { language, head } = state;
    const say = channelPageWords[language];
    const common = transcriptWords[language];
    if (state.host.state === 'down') return hostDownPane(common, state.host.message, this.act);
    if (state.stage === 'gone') return gonePane(say);
    if (state.stage === 'loading' || head === undefined) return this.slow ? loadingPane(say) : nothing;
    const rows = this.currentRows();
    const scene = {
      ...{ state, head, say, common, shared: channelWords[language], now: Date.now() + state.skew },
      ...{ found: this.found(), copied: this.copied, act: this.act, reveal: this.reveal, copy: this.copy },
      ...{ take: this.take, toBox: this.reach.toBox },
      toEnd: () => {
        this.scroller.toEnd(() => this.draw());
        this.act({ type: 'seen' });
      },
    };
    return conversation(scene, rows, this.scroller.plan(rows));
  }

  protected override willUpdate(): void {
    this.feedHadFocus = this.querySelector('.feed')?.contains(document.activeElement) === true;
  }

  protected override updated(): void {
    // The row may have left the window: the keys still belong to the feed.
    if (this.feedHadFocus && document.activeElement === document.body)
      this.querySelector<HTMLElement>('.feed')?.focus({ preventScroll: true });
    this.lang = this.state.language;
    for (const part of this.querySelectorAll('.tx-head, .tx-foot')) {
      if (!this.observed.has(part)) this.sizes.observe(part);
      this.observed.add(part);
    }
    const { text } = this.state.box;
    if (text !== this.grownFor) growBox(this);
    this.grownFor = text;
    this.scroller.drawn();
    highlight(this.querySelector('.feed'), this.state.search?.query ?? '');
  }
}

customElements.define('channel-conversation', ChannelConversation);
