/** The transcript as one element: its state changes only through `hear` and `act`, and it is drawn from that alone. */
import { nothing, type TemplateResult } from 'lit';
import type { FromPage, ToPage } from '../../src/rpc/pages/transcriptPageMessages.ts';
import { councilWords } from '../../src/rpc/words/council/councilWords.ts';
import { motionWords } from '../../src/rpc/words/council/motionWords.ts';
import { motionPageWords } from '../../src/rpc/words/pages/motionPageWords.ts';
import { transcriptWords } from '../../src/rpc/words/pages/transcriptWords.ts';
import { languageOf } from '../../src/rpc/words/speak.ts';
import { FeedPage } from '../feed/feedPage.ts';
import { feedKey, focusAfter, moveWithin, type Reach, stepBack } from '../feed/keyboard.ts';
import { replies } from '../shared/replyHtml.ts';
import { emptyPane, hostDownPane, loadingPane } from './frame/panes.ts';
import type { Scene } from './frame/transcriptScene.ts';
import { transcript } from './frame/transcriptView.ts';
import { type Act, act, revealed } from './model/actTranscript.ts';
import { announce } from './model/announceTurns.ts';
import { phaseRowId, type Row, rowsOf, runOfRow } from './model/feedRows.ts';
import { findEntries } from './model/findInTurns.ts';
import { hear } from './model/hearTranscript.ts';
import { savedFrom, savedOf } from './model/savedTranscript.ts';
import { initialState, type PageState } from './model/transcriptState.ts';
import { firstReplies, turnBefore } from './model/turnEntries.ts';
import { synthesisTools, turnTools } from './turns/turnTools.ts';

export class CouncilTranscript extends FeedPage<PageState, Row, Act, FromPage> {
  protected override state: PageState = initialState(languageOf(document.documentElement.lang), undefined);
  protected override readonly toolsOfRow = '[role="toolbar"] button, header .ib, .waive';
  protected override readonly rowsOf = rowsOf;
  protected override readonly focusAfter = focusAfter;

  protected override restored(kept: unknown): PageState {
    return { ...this.state, saved: savedFrom(kept) };
  }

  protected override kept(): unknown {
    return savedOf(this.state, this.scroller.anchor());
  }

  protected override acted(done: Act): ReturnType<typeof act> {
    return act(this.state, done);
  }

  protected override ticks(): boolean {
    return this.state.head?.status === 'running';
  }

  protected override draft(): string {
    return this.state.composer.text;
  }

  /** A message of the owner. */
  receive(message: ToPage): void {
    const before = this.state;
    const { scroller } = this;
    const opening = message.type === 'open' && before.head?.id !== message.view.head.id;
    const following = scroller.following() || before.head === undefined;
    const runsInView = following ? [] : scroller.rowsInView().flatMap((row) => runOfRow(row) ?? []);
    const next = hear(before, message, { at: Date.now(), following, runsInView });
    // Whoever has just picked hears what came of it; nobody else's focus moves.
    const picked =
      next.head?.comparison?.state === 'picked' && document.activeElement?.closest('.picks') !== null;
    this.heard(next, announce(before, next), opening);
    if (picked && document.activeElement !== null)
      void this.updateComplete.then(() => this.querySelector<HTMLElement>('.worth .told')?.focus());
    // What streamed as prose becomes a card, often higher than the pane: it is read from its recommendation on.
    const synthesis = synthesisOf(next);
    if (following && !opening && synthesis !== undefined && synthesis.key !== synthesisOf(before)?.key)
      void this.updateComplete.then(() => scroller.show(phaseRowId(synthesis.run), () => this.draw()));
  }

  protected override found(): string[] {
    const { search, head, entries } = this.state;
    return search === undefined || head === undefined ? [] : findEntries(head, entries, search.query);
  }

  protected override revealed(id: string): PageState {
    return { ...revealed(this.state, id), focus: id.startsWith('phase:') ? this.state.focus : id };
  }

  protected override rowBefore(row: string, seat: string): string | undefined {
    return turnBefore(this.state.entries, row, seat)?.key;
  }

  protected override rowsAlike(one: PageState, other: PageState): boolean {
    return (
      one.entries === other.entries &&
      one.folds === other.folds &&
      one.held === other.held &&
      one.head === other.head
    );
  }

  private readonly reach: Reach = {
    state: () => this.state,
    rows: () => this.currentRows(),
    act: this.act,
    focusRow: this.focusRow,
    copyRow: (row) => row.kind === 'entry' && this.copy(row.id, row.entry.text),
    toSearch: () => this.act({ type: 'search', query: '' }),
    toBox: this.toBox,
    toTools: this.toTools,
  };

  /** Where the reader was before a reload; else the end of what runs, or the synthesis of what does not. */
  protected override place(): void {
    const { saved, head } = this.state;
    const scroll = saved?.council === head?.id ? saved?.scroll : undefined;
    const synthesis = synthesisOf(this.state);
    if (scroll !== undefined) this.scroller.show(scroll.row, () => this.draw(), scroll.offset);
    else if (head?.status === 'running' || synthesis === undefined) this.scroller.toEnd(() => this.draw());
    else this.scroller.show(phaseRowId(synthesis.run), () => this.draw());
  }

  protected override key(event: KeyboardEvent): void {
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

  protected override content(): TemplateResult | typeof nothing {
    const { state } = this;
    const say = transcriptWords[state.language];
    if (state.host.state === 'down') return hostDownPane(say, state.host.message, this.act);
    if (state.stage === 'empty') return emptyPane(say, this.act);
    if (state.stage === 'loading' || state.head === undefined) return this.slow ? loadingPane(say) : nothing;
    const rows = this.currentRows();
    const scene: Scene = {
      state,
      head: state.head,
      say,
      council: councilWords[state.language],
      motion: motionWords[state.language],
      page: motionPageWords[state.language],
      now: Date.now() + state.skew,
      found: this.found(),
      spoke: firstReplies(state.entries),
      copied: this.copied,
      replies,
      tools: { turn: turnTools, synthesis: synthesisTools },
      act: this.act,
      reveal: this.reveal,
      copy: this.copy,
      toBox: this.toBox,
      toEnd: this.toEnd,
    };
    return transcript(scene, rows, this.scroller.plan(rows));
  }
}

customElements.define('council-transcript', CouncilTranscript);

/** The last: another round has one of its own. */
const synthesisOf = ({ entries }: PageState) =>
  entries.findLast((entry) => entry.kind === 'turn' && entry.synthesis !== undefined);
