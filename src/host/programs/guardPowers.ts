/** Programs at work for a seat, with the files that give power guarded around them: what one changed there is undone and on record. */
import type { Language } from '../../core/ids.ts';
import { powersWords } from '../../rpc/words/host/powerWords.ts';
import type { Backend, Checks } from '../ports/ports.ts';
import type { Powers, Undone } from '../store/home/powerFiles.ts';

/** Whatever becomes of the work, what it changed is undone. */
export async function whileGuarded<T>(
  powers: Powers,
  work: () => Promise<T>,
  undone: (files: Undone[]) => void,
): Promise<T> {
  const guard = powers.begin();
  try {
    return await work();
  } finally {
    const files = guard.end();
    if (files.length > 0) undone(files);
  }
}

/** An agent’s turn: what it changed stands among what it did. */
export const guardedBackend = (backend: Backend, powers: Powers): Backend => ({
  ...backend,
  open(table, seat) {
    const talk = backend.open(table, seat);
    return {
      ...talk,
      send: (turn) =>
        whileGuarded(
          powers,
          () => talk.send(turn),
          (files) => {
            const input = files.map(({ file }) => file).join(', ');
            const output = powersWords[turn.scene.language].recorded(files);
            turn.onTool?.({ tool: `${backend.name}/undone`, input, ok: false, refused: true, output, ms: 0 });
          },
        ),
      close: () => talk.close(),
    };
  },
});

/** A check passes or fails by its own word; what it changed there is undone, and said in what it printed. */
export const guardedRun =
  (run: Checks['run'], powers: Powers, language: Language): Checks['run'] =>
  async (name, signal, change) => {
    let undone: Undone[] = [];
    const outcome = await whileGuarded(
      powers,
      () => run(name, signal, change),
      (files) => {
        undone = files;
      },
    );
    if (undone.length === 0) return outcome;
    const output = [outcome.output, powersWords[language].recorded(undone)].filter(Boolean).join('\n');
    return { ...outcome, output };
  };
