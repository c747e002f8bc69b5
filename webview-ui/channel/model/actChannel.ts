/** What the reader does: the page's next state, and what its owner is told. */
import type { FromChannelPage } from '../../../src/rpc/pages/channelPageMessages.ts';
import type { ChannelRow } from '../../../src/rpc/views/channelViews.ts';
import { type ReadingAct, read } from '../../feed/reading.ts';
import { answersFor, type ChannelState, canAct } from './channelState.ts';
import { mentioningIn } from './mentionMenu.ts';

export type ChannelAct =
  | ReadingAct
  | { type: 'draft'; text: string; caret: number }
  | { type: 'mention-move'; nth: number }
  | { type: 'mention-end' }
  | { type: 'modes'; open: boolean }
  | { type: 'policies'; open: boolean }
  | { type: 'policy'; policy: ChannelRow['humans'] }
  | { type: 'answer-as'; agent: string | undefined }
  | { type: 'send' }
  | { type: 'older' }
  | { type: 'post'; message: FromChannelPage };

export interface ChannelStep {
  state: ChannelState;
  posts: FromChannelPage[];
}

const still = (state: ChannelState, ...posts: FromChannelPage[]): ChannelStep => ({ state, posts });

export const canSend = (state: ChannelState): boolean => canAct(state) && state.box.text.trim() !== '';

export function act(state: ChannelState, done: ChannelAct): ChannelStep {
  switch (done.type) {
    case 'draft':
      return still({
        ...state,
        box: { ...state.box, text: done.text },
        mentioning: mentioningIn(done.text, done.caret),
      });
    case 'mention-move':
      return still(
        state.mentioning === undefined
          ? state
          : { ...state, mentioning: { ...state.mentioning, nth: done.nth } },
      );
    case 'mention-end':
      return still({ ...state, mentioning: undefined });
    case 'modes':
      return still({ ...state, modesOpen: done.open, policiesOpen: false });
    case 'policies':
      return still({ ...state, policiesOpen: done.open, modesOpen: false });
    case 'policy': {
      const { policy: _before, ...box } = state.box;
      // The channel's own way needs no word: it may change before the message is sent.
      const own = state.head?.humans === done.policy ? {} : { policy: done.policy };
      return still({ ...state, policiesOpen: false, box: { ...box, ...own } });
    }
    case 'answer-as': {
      const { as: _before, ...box } = state.box;
      return still({ ...state, box: { ...box, ...(done.agent === undefined ? {} : { as: done.agent }) } });
    }
    case 'send': {
      if (!canSend(state)) return still(state);
      const text = state.box.text.trim();
      const policy = state.box.policy ? { policy: state.box.policy } : {};
      const box = { ...state.box, sending: text };
      const next = { ...state, refused: undefined, mentioning: undefined, policiesOpen: false, box };
      const agent = answersFor(state);
      const as = agent === undefined ? {} : { as: agent };
      return still(next, { type: 'say', text, ...policy, ...as });
    }
    case 'older': {
      const { olderFrom, askingOlder, host } = state;
      if (olderFrom === undefined || askingOlder || host.state !== 'up') return still(state);
      return still({ ...state, askingOlder: true }, { type: 'older', before: olderFrom });
    }
    case 'focus':
    case 'seen':
    case 'search':
    case 'search-step':
    case 'overview':
    case 'forget-refusal':
      return still(read(state, done));
    case 'post':
      return still({ ...state, refused: undefined, modesOpen: false }, done.message);
  }
}
