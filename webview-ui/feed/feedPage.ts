/**
 * What a page with a feed does, whatever it shows: it is drawn from its state alone, follows the end, keeps the reader's
 * place over a reload, loses no focus, and says to a screen reader what has come.
 */
import { html, LitElement, type nothing, type TemplateResult } from 'lit';
import { transcriptWords } from '../../src/rpc/words/pages/transcriptWords.ts';
import type { Bridge } from '../shared/bridge.ts';
import type { Said } from '../transcript/model/announceTurns.ts';
import { createAnnouncer } from './announcer.ts';
import type { ScrollRow } from './drawnRows.ts';
import { linkOf } from './followLinks.ts';
import { highlight } from './highlight.ts';
import { growBox, measureHead } from './measures.ts';
import type { Reading, ReadingAct } from './reading.ts';
import { createScroller } from './scroller.ts';

const loadingShowsAfter = 300;
const savesAfter = 200;
const copiedShowsFor = 1500;

/** What every page may tell its owner. */
type CommonPost = { type: 'ready' } | { type: 'copy'; text: string } | { type: 'link'; href: string };

export abstract class FeedPage<
  State extends Reading,
  Row extends ScrollRow,
  Act extends { type: string },
  Post,
> extends LitElement {
  /** Set before the element is put into the document. */
  bridge: Bridge<Post | CommonPost> | undefined;

  protected abstract state: State;
  /** The first thing in a row that can be done with it. */
  protected abstract readonly toolsOfRow: string;
  /** Whether it has taken long enough to say that it is loading. */
  protected slow = false;
  protected copied: string | undefined;
  protected readonly scroller = createScroller<Row>(this);
  private rows: readonly Row[] = [];
  private rowsFor: State | undefined;
  private polite = '';
  private alert = '';
  private saving: ReturnType<typeof setTimeout> | undefined;
  private ticking: ReturnType<typeof setInterval> | undefined;
  private width = 0;
  private feedHadFocus = false;
  private grownFor = '';
  private readonly say = createAnnouncer((text) => {
    this.polite = text;
    this.requestUpdate();
  });
  private readonly sizes = new ResizeObserver(() => this.resized());
  private readonly observed = new WeakSet<Element>();

  /** What was kept before a reload, in a state that has nothing else yet. */
  protected abstract restored(kept: unknown): State;
  protected abstract kept(): unknown;
  protected abstract acted(done: Act | ReadingAct): { state: State; posts: Post[] };
  /** Where the focus goes after what the reader did. */
  protected abstract focusAfter(done: Act | ReadingAct): string | undefined;
  protected abstract rowsOf(state: State): readonly Row[];
  /** The rows of these two are the same. */
  protected abstract rowsAlike(one: State, other: State): boolean;
  protected abstract found(): string[];
  /** The row where this seat last spoke before another row. */
  protected abstract rowBefore(row: string, seat: string): string | undefined;
  /** What is written in the box. */
  protected abstract draft(): string;
  /** Something counts seconds. */
  protected abstract ticks(): boolean;
  protected abstract key(event: KeyboardEvent): void;
  /** Where the reader is put when the page opens. */
  protected abstract place(): void;
  protected abstract content(): TemplateResult | typeof nothing;

  /** One style sheet for the page, the editor's theme in it: no shadow. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.state = this.restored(this.bridge?.load());
    // What it is of is kept at once: a window that reloads before the host has spoken finds the page again.
    this.keep();
    setTimeout(() => {
      this.slow = true;
      this.requestUpdate();
    }, loadingShowsAfter);
    this.ticking = setInterval(() => this.ticks() && this.requestUpdate(), 1000);
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

  /** The owner's message has made this of the state. */
  protected heard(next: State, said: Said, opening: boolean): void {
    this.change(next);
    this.say(said.polite);
    if (said.alert !== undefined) this.alert = said.alert;
    if (opening) void this.updateComplete.then(() => this.place());
  }

  protected change(next: State): void {
    if (next === this.state) return;
    this.state = next;
    this.requestUpdate();
    this.save();
  }

  protected readonly act = (done: Act | ReadingAct): void => {
    const { state, posts } = this.acted(done);
    this.change(state);
    for (const post of posts) this.bridge?.post(post);
    if (isSearch(done)) {
      const [found] = this.found();
      if (found !== undefined) this.reveal(found);
      if (done.query === undefined) this.focusRow(this.state.focus ?? '');
    }
    const next = isSearch(done) && done.query === '' ? '.search input' : this.focusAfter(done);
    if (next !== undefined) this.afterwards(next);
  };

  protected draw(): void {
    this.requestUpdate();
    this.performUpdate();
  }

  protected afterwards(selector: string): void {
    void this.updateComplete.then(() =>
      this.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }),
    );
  }

  /** What has to change for a row to be drawn at all. */
  protected revealed(id: string): State {
    return { ...this.state, focus: id };
  }

  protected readonly reveal = (id: string): HTMLElement | undefined => {
    this.change(this.revealed(id));
    this.draw();
    return this.scroller.show(id, () => this.draw());
  };

  /** Brings the row into view if it is not, and focuses it. */
  protected readonly focusRow = (id: string): void => {
    this.change({ ...this.state, focus: id });
    this.draw();
    const element = this.scroller.element(id) ?? this.scroller.show(id, () => this.draw());
    (element ?? this.querySelector<HTMLElement>('.feed'))?.focus();
  };

  protected readonly toBox = (): void => this.afterwards('.box .area');

  protected readonly toTools = (): void => {
    const row = this.scroller.element(this.state.focus ?? '');
    row?.querySelector<HTMLElement>(this.toolsOfRow)?.focus();
  };

  protected readonly toEnd = (): void => {
    this.scroller.toEnd(() => this.draw());
    this.act({ type: 'seen' });
  };

  protected readonly copy = (row: string, text: string): void => {
    this.bridge?.post({ type: 'copy', text });
    this.say([transcriptWords[this.state.language].copied]);
    this.copied = row;
    this.requestUpdate();
    setTimeout(() => {
      this.copied = undefined;
      this.requestUpdate();
    }, copiedShowsFor);
  };

  protected scrolled(): void {
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

  /** Not put off by what comes meanwhile: turns that stream leave no pause for it. */
  private save(): void {
    this.saving ??= setTimeout(() => this.keep(), savesAfter);
  }

  private keep(): void {
    this.saving = undefined;
    const kept = this.kept();
    if (kept !== undefined) this.bridge?.save(kept);
  }

  private focused(event: FocusEvent): void {
    const row = (event.target as Element).closest<HTMLElement>('.feed [data-row]')?.dataset['row'];
    if (row !== undefined) this.act({ type: 'focus', row });
  }

  private clicked(event: MouseEvent): void {
    const link = linkOf(event);
    if (link?.href !== undefined) this.bridge?.post({ type: 'link', href: link.href });
    if (link?.seat === undefined || link.row === undefined) return;
    const to = this.rowBefore(link.row, link.seat);
    if (to === undefined) return;
    this.reveal(to);
    this.focusRow(to);
  }

  protected currentRows(): readonly Row[] {
    const { rowsFor, state } = this;
    if (rowsFor === state) return this.rows;
    if (rowsFor === undefined || !this.rowsAlike(rowsFor, state)) this.rows = this.rowsOf(state);
    this.rowsFor = state;
    return this.rows;
  }

  protected override render(): TemplateResult {
    return html`${this.content()}
      <div class="sr" role="status" aria-live="polite">${this.polite}</div>
      <div class="sr" role="alert">${this.alert}</div>`;
  }

  protected override willUpdate(): void {
    // A page that is not in front keeps its active element; taking the focus for it would take it from the editor.
    this.feedHadFocus =
      document.hasFocus() && this.querySelector('.feed')?.contains(document.activeElement) === true;
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
    const draft = this.draft();
    if (draft !== this.grownFor) growBox(this);
    this.grownFor = draft;
    this.scroller.drawn();
    highlight(this.querySelector('.feed'), this.state.search?.query ?? '');
  }
}

const isSearch = (done: { type: string }): done is Extract<ReadingAct, { type: 'search' }> =>
  done.type === 'search';
