/** Keeps the page of a council current, and knows the brief of what it shows. */
import { councilChanged, councilDelta, unwatchCouncil, watchCouncil } from '../../rpc/messages/messages.ts';
import type { ToPage } from '../../rpc/pages/transcriptPageMessages.ts';
import { titleOf } from '../../rpc/views/titled.ts';
import type { CouncilHead } from '../../rpc/views/views.ts';
import { keepPage, type PageWatch, type WatchHouse } from './keepCurrent.ts';

export interface Watch extends PageWatch {
  readonly briefPath: string | undefined;
}

export function watchTranscript(
  house: WatchHouse,
  id: string,
  post: (message: ToPage) => void,
  named: (question: string) => void,
  seated: () => void = () => {},
): Watch {
  let briefPath: string | undefined;
  const learn = (head: CouncilHead) => {
    briefPath = head.briefPath;
    named(titleOf(head));
  };
  const page = keepPage(house, {
    ask: (client) => client.request(watchCouncil, { id }),
    tell(view) {
      learn(view.head);
      if (view.head.seats.some((seat) => seat.kind === 'human')) seated();
      const myName = house.who?.name;
      const mine = { me: house.me(), ...(myName === undefined ? {} : { myName }) };
      post({ type: 'open', view, language: house.language, ...mine, now: Date.now() });
    },
    listen: (client) => [
      client.on(councilChanged, (patch) => {
        if (patch.id !== id) return;
        learn(patch.head);
        post({ type: 'changed', patch, now: Date.now() });
      }),
      client.on(councilDelta, (delta) => {
        if (delta.id === id) post({ type: 'delta', key: delta.key, text: delta.text });
      }),
    ],
    unknown: () => post({ type: 'empty', language: house.language }),
    host: (host) => post({ type: 'host', host }),
    leave: (client) => client.request(unwatchCouncil, { id }),
  });
  return {
    ...page,
    get briefPath() {
      return briefPath;
    },
  };
}
