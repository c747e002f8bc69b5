/** The transcript as one element: its state changes only through `hear` and `act`, and it is drawn from that alone. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { ToPage } from '../src/rpc/webview.ts';
import { councilWords } from '../src/rpc/words/council.ts';
import { languageOf } from '../src/rpc/words/speak.ts';
import { transcriptWords } from '../src/rpc/words/transcript.ts';
import { createAnnouncer } from './announcer.ts';
import type { Bridge } from './bridge.ts';
import { highlight } from './highlight.ts';
import { feedKey, focusAfter, moveWithin, type Reach, stepBack } from './keyboard.ts';
import { linkOf } from './links.ts';
import { growBox, measureHead } from './measures.ts';
import { type Act, act, revealed } from './model/act.ts';
import { announce } from './model/announce.ts';
import { firstReplies, turnBefore } from './model/entries.ts';
import { findEntries } from './model/find.ts';
import { hear } from './model/hear.ts';
import { phaseRowId, type Row, rowsOf, runOfRow } from './model/rows.ts';
import { savedFrom, savedOf } from './model/saved.ts';
import { initialState, type PageState } from './model/state.ts';
import { createScroller } from './scroller.ts';
import { emptyPane, hostDownPane, loadingPane } from './views/panes.ts';
import type { Scene } from './views/scene.ts';
import { transcript } from './views/transcript.ts';

const loadingShowsAfter = 300;
const savesAfter = 200;
const copiedShowsFor = 1500;

export class CouncilTranscript extends LitElement {
  /** Set before the element is put into the document. */
  bridge: Bridge | undefined;

  private state: PageState = initialState(languageOf(document.documentElement.lang), undefined);
  private rows: readonly Row[] = [];
  private rowsFor: PageState | undefined;
  private slow = false;
  private copied: string | undefined;
  private polite = '';
  private alert = '';
  private saving: ReturnType<typeof setTimeout> | undefined;
  private ticking: ReturnType<typeof setInterval> | undefined;
  private width = 0;
  private feedHadFocus = false;
  private grownFor = '';
  private readonly scroller = createScroller<Row>(this);
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
    this.ticking = setInterval(() => this.state.head?.status === 'running' && this.requestUpdate(), 1000);
    this.addEventListener('scroll', () => this.scrolled(), { passive: true });
    this.addEventListener('keydown', (event) => this.key(event));
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
  receive(message: ToPage): void {
    const before = this.state;
    const { scroller } = this;
    const opening = message.type === 'open' && before.head?.id !== message.view.head.id;
    const following = scroller.following() || before.head === undefined;
    const runsInView = following ? [] : scroller.rowsInView().flatMap((row) => runOfRow(row) ?? []);
    const reading = { at: Date.now(), following, runsInView };
    this.change(hear(before, message, reading));
    const said = announce(before, this.state);
    this.say(said.polite);
    if (said.alert !== undefined) this.alert = said.alert;
    if (opening) void this.updateComplete.then(() => this.place());
  }

  private change(next: PageState): void {
    if (next === this.state) return;
    this.state = next;
    this.requestUpdate();
    this.save();
  }

  private readonly act = (done: Act): void => {
    const { state, posts } = act(this.state, done);
    this.change(state);
    for (const post of posts) this.bridge?.post(post);
    const [found] = done.type === 'search' ? this.found() : [];
    if (found !== undefined) this.reveal(found);
    if (done.type === 'search' && done.query === undefined) this.reach.focusRow(this.state.focus ?? '');
    const next = focusAfter(done);
    if (next !== undefined) this.afterwards(next);
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
    const { search, head, entries } = this.state;
    return search === undefined || head === undefined ? [] : findEntries(head, entries, search.query);
  }

  private readonly reveal = (id: string): HTMLElement | undefined => {
    this.change({ ...revealed(this.state, id), focus: id.startsWith('phase:') ? this.state.focus : id });
    this.draw();
    return this.scroller.show(id, () => this.draw());
  };

  private readonly reach: Reach = {
    state: () => this.state,
    rows: () => this.currentRows(),
    act: (done) => this.act(done),
    focusRow: (id) => {
      this.change({ ...this.state, focus: id });
      this.draw();
      const element = this.scroller.element(id) ?? this.scroller.show(id, () => this.draw());
      (element ?? this.querySelector<HTMLElement>('[role="feed"]'))?.focus();
    },
    copyRow: (row) => row.kind === 'entry' && this.copy(row.id, row.entry.text),
    toSearch: () => this.act({ type: 'search', query: '' }),
    toBox: () => this.afterwards('.box .area'),
    toTools: () => {
      const row = this.scroller.element(this.state.focus ?? '');
      row?.querySelector<HTMLElement>('[role="toolbar"] button, header .ib')?.focus();
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

  /** Where the reader was before a reload; else the end of what runs, or the synthesis of what does not. */
  private place(): void {
    const { saved, head, entries } = this.state;
    const scroll = saved?.council === head?.id ? saved?.scroll : undefined;
    const synthesis = entries.find((entry) => entry.kind === 'turn' && entry.synthesis !== undefined);
    if (scroll !== undefined) this.scroller.show(scroll.row, () => this.draw(), scroll.offset);
    else if (head?.status === 'running' || synthesis === undefined) this.scroller.toEnd(() => this.draw());
    else this.scroller.show(phaseRowId(synthesis.run), () => this.draw());
  }

  private scrolled(): void {
    if (this.scroller.moved()) this.draw();
    if (this.scroller.following()) this.act({ type: 'seen' });
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
    const to = turnBefore(this.state.entries, link.row, link.seat);
    if (to === undefined) return;
    this.reveal(to.key);
    this.reach.focusRow(to.key);
  }

  private key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    const inBox = target.matches('.box .area');
    if (event.key === 'Escape') return stepBack(target, this.reach);
    if (inBox && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return this.act({ type: 'send' });
    }
    const menu = target.closest('.menu');
    if (menu !== null) return void moveWithin(event, menu);
    if (target.closest('.feed') !== null) feedKey(event, this.reach);
  }

  private currentRows(): readonly Row[] {
    if (this.rowsFor !== this.state) {
      const { rowsFor, state } = this;
      const same =
        rowsFor?.entries === state.entries &&
        rowsFor.folds === state.folds &&
        rowsFor.held === state.held &&
        rowsFor.head === state.head;
      if (!same) this.rows = rowsOf(state);
      this.rowsFor = state;
    }
    return this.rows;
  }

  protected override render(): TemplateResult {
    const { state } = this;
    return html`${this.content(transcriptWords[state.language])}
      <div class="sr" role="status" aria-live="polite">${this.polite}</div>
      <div class="sr" role="alert">${this.alert}</div>`;
  }

  private content(say: (typeof transcriptWords)['en']): TemplateResult | typeof nothing {
    const { state } = this;
    if (state.host.state === 'down') return hostDownPane(say, state.host.message, this.act);
    if (state.stage === 'empty') return emptyPane(say, this.act);
    if (state.stage === 'loading' || state.head === undefined) return this.slow ? loadingPane(say) : nothing;
    const rows = this.currentRows();
    const scene: Scene = {
      state,
      head: state.head,
      say,
      council: councilWords[state.language],
      now: Date.now() + state.skew,
      found: this.found(),
      spoke: firstReplies(state.entries),
      copied: this.copied,
      act: this.act,
      reveal: this.reveal,
      copy: this.copy,
      toBox: this.reach.toBox,
      toEnd: () => {
        this.scroller.toEnd(() => this.draw());
        this.act({ type: 'seen' });
      },
    };
    return transcript(scene, rows, this.scroller.plan(rows));
  }

  protected override willUpdate(): void {
    this.feedHadFocus = this.querySelector('.feed')?.contains(document.activeElement) === true;
  }

  protected override updated(): void {
    // The row may have left the window: the keys still belong to the feed.
    if (this.feedHadFocus && document.activeElement === document.body) {
      this.querySelector<HTMLElement>('.feed')?.focus({ preventScroll: true });
    }
    this.lang = this.state.language;
    for (const part of this.querySelectorAll('.tx-head, .tx-foot')) {
      if (!this.observed.has(part)) this.sizes.observe(part);
      this.observed.add(part);
    }
    const { text } = this.state.composer;
    if (text !== this.grownFor) growBox(this);
    this.grownFor = text;
    this.scroller.drawn();
    highlight(this.querySelector('.feed'), this.state.search?.query ?? '');
  }
}

customElements.define('council-transcript', CouncilTranscript);
