/**
 * The models that VS Code offers, lent by the extension: each turn is sent whole, as the editor keeps no conversation.
 * The editor's API knows no structure of a reply, so forms are asked for in prose, as the prompt says them.
 */
import type { Seat } from '../../../core/councils/council.ts';
import { editorModelWords } from '../../../rpc/words/editor/editorModelTrouble.ts';
import { modelWords } from '../../../rpc/words/host/modelWords.ts';
import type { Backend, Conversation, EditorModels, SeatTools, Surroundings } from '../../ports/ports.ts';
import { type SilenceWatch, silenceWatch } from '../endWhenSilent.ts';
import { mayBeWordless, roomFor } from '../replyBounds.ts';
import { onTheWire } from '../toolCalls.ts';

export function editorBackend({ clock, language }: Surroundings, lent: EditorModels): Backend {
  const say = editorModelWords[language];
  return {
    name: 'editor',
    open: (_table, seat) => conversation(seat),
    reach: () => {
      const models = lent.models();
      const [usual] = models;
      return Promise.resolve(usual ? { ok: true, models, usual } : { ok: false, why: say.nobody });
    },
  };

  function conversation(seat: Seat): Conversation {
    const closing = new AbortController();
    return {
      async send(turn) {
        const stop = new AbortController();
        const place = { where: 'VS Code', say: modelWords[turn.scene.language] };
        const listen = () => silenceWatch({ clock }, place, stop);
        let silence: SilenceWatch = listen();
        let working = 0;
        let over = false;
        try {
          return await lent.ask({
            model: seat.model,
            room: roomFor(turn),
            system: turn.prompt.system,
            messages: turn.prompt.messages,
            tools: turn.tools && patiently(turn.tools),
            mayBeEmpty: mayBeWordless(turn),
            language: turn.scene.language,
            signal: AbortSignal.any([turn.signal, closing.signal, stop.signal]),
            onDelta(text) {
              silence.said();
              turn.onDelta(text);
            },
            onThinking: () => silence.thinking(),
            ...(turn.onSpent ? { onSpent: turn.onSpent } : {}),
            ...(turn.onWait ? { onWait: turn.onWait } : {}),
          });
        } finally {
          over = true;
          silence.end();
        }

        /** While tools work the model has nothing to say: the watch begins again with the last answer. */
        function patiently(tools: SeatTools): SeatTools {
          const { tools: list, named } = onTheWire(tools.list);
          return {
            list,
            async call(name, input) {
              silence.end();
              working++;
              try {
                return await tools.call(named(name), input);
              } finally {
                working--;
                if (working === 0 && !over) silence = listen();
              }
            },
          };
        }
      },
      close() {
        closing.abort(new Error('closed'));
        return Promise.resolve();
      },
    };
  }
}
