/** A channel as one element: its state changes only through `hear` and `act`, and it is drawn from that alone. */
import { nothing, type TemplateResult } from 'lit';
import type { FromChannelPage, ToChannelPage } from '../../src/rpc/pages/channelPageMessages.ts';
import { channelWords } from '../../src/rpc/words/channels/channelWords.ts';
import { channelPageWords } from '../../src/rpc/words/pages/channelPageWords.ts';
import { transcriptWords } from '../../src/rpc/words/pages/transcriptWords.ts';
import { languageOf } from '../../src/rpc/words/speak.ts';
import { FeedPage } from '../feed/feedPage.ts';
import { hostDownPane, loadingPane } from '../transcript/frame/panes.ts';
import { type ChannelReach, conversationKey, focusAfter } from './channelKeyboard.ts';
import { act, type ChannelAct } from './model/actChannel.ts';
import { announce } from './model/announceMessages.ts';
import { type ChannelState, initialState, memberOf } from './model/channelState.ts';
import { findMessages } from './model/findInMessages.ts';
import { hear } from './model/hearChannel.ts';
import { mentioned } from './model/mentionMenu.ts';
import { type ChannelFeedRow, messageBefore, rowsOf } from './model/messageRows.ts';
import { savedFrom, savedOf } from './model/savedConversation.ts';
import { conversation, gonePane } from './views/conversationView.ts';

/** So near to the beginning of what is shown, what came before is asked for. */
const asksOlderAt = 900;

export class ChannelConversation extends FeedPage<ChannelState, ChannelFeedRow, ChannelAct, FromChannelPage> {
  protected override state: ChannelState = initialState(languageOf(document.documentElement.lang), undefined);
  protected override readonly toolsOfRow = '[role="toolbar"] button, button';
  protected override readonly rowsOf = rowsOf;
  protected override readonly focusAfter = focusAfter;

  protected override restored(kept: unknown): ChannelState {
    return { ...this.state, saved: savedFrom(kept) };
  }

  protected override kept(): unknown {
    return savedOf(this.state, this.scroller.anchor());
  }

  protected override acted(done: ChannelAct): ReturnType<typeof act> {
    return act(this.state, done);
  }

  protected override ticks(): boolean {
    return this.state.head?.active !== undefined;
  }

  protected override draft(): string {
    return this.state.box.text;
  }

  /** A message of the owner. */
  receive(message: ToChannelPage): void {
    const before = this.state;
    const opening = message.type === 'channel' && before.head?.id !== message.view.head.id;
    const following = this.scroller.following() || before.head === undefined;
    const next = hear(before, message, { at: Date.now(), following });
    this.heard(next, announce(before, next), opening);
  }

  protected override found(): string[] {
    const { search, messages } = this.state;
    return search === undefined ? [] : findMessages(messages, search.query);
  }

  protected override rowBefore(row: string, seat: string): string | undefined {
    return messageBefore(this.state.messages, row, seat)?.key;
  }

  protected override rowsAlike(one: ChannelState, other: ChannelState): boolean {
    return (
      one.messages === other.messages &&
      one.events === other.events &&
      one.whys === other.whys &&
      one.olderFrom === other.olderFrom &&
      one.head === other.head &&
      one.speaking?.key === other.speaking?.key &&
      (one.speaking?.text === '') === (other.speaking?.text === '')
    );
  }

  protected override key(event: KeyboardEvent): void {
    conversationKey(event, this.reach);
  }

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

  private readonly reach: ChannelReach = {
    state: () => this.state,
    rows: () => this.currentRows(),
    act: this.act,
    focusRow: this.focusRow,
    copyRow: (row) => {
      if (row.kind === 'entry' && 'message' in row) this.copy(row.id, row.message.text);
    },
    take: this.take,
    toBox: this.toBox,
    toTools: this.toTools,
  };

  /** Where the reader was before a reload, else the end. */
  protected override place(): void {
    const { saved, head } = this.state;
    const scroll = saved?.channel === head?.id ? saved?.scroll : undefined;
    const there = scroll !== undefined && this.currentRows().some(({ id }) => id === scroll.row);
    if (scroll !== undefined && there) this.scroller.show(scroll.row, () => this.draw(), scroll.offset);
    else this.scroller.toEnd(() => this.draw());
  }

  protected override scrolled(): void {
    super.scrolled();
    if (!this.scroller.following() && this.scrollTop < asksOlderAt) this.act({ type: 'older' });
  }

  protected override content(): TemplateResult | typeof nothing {
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
      ...{ take: this.take, toBox: this.toBox, toEnd: this.toEnd },
    };
    return conversation(scene, rows, this.scroller.plan(rows));
  }
}

customElements.define('channel-conversation', ChannelConversation);
