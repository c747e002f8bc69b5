/** Who has been asked, and what of it has arrived: the part of a council that is shown live and then forgotten. */
import type { CouncilView, TurnView } from '../../rpc/views/views.ts';

export interface Speaker {
  turn: TurnView;
  /** Empty until the first word. */
  text: string;
}

export interface Speakers {
  changed(view: CouncilView): void;
  delta(key: string, text: string): void;
  now(): Speaker[];
}

export function speakers(): Speakers {
  const heard = new Map<string, Speaker>();
  return {
    changed: (view) => {
      const speaking = view.entries.filter(
        (entry): entry is TurnView =>
          entry.kind === 'turn' && (entry.state === 'speaking' || entry.state === 'queued'),
      );
      const keys = new Set(speaking.map((turn) => turn.key));
      for (const key of heard.keys()) if (!keys.has(key)) heard.delete(key);
      for (const turn of speaking) {
        const before = heard.get(turn.key)?.text ?? '';
        // A view taken in the middle of a turn carries what was said before we watched.
        heard.set(turn.key, { turn, text: turn.text.length > before.length ? turn.text : before });
      }
    },
    delta: (key, text) => {
      const speaker = heard.get(key);
      if (speaker) speaker.text += text;
    },
    now: () => [...heard.values()],
  };
}
