/** Asks a person for words. Whatever they type is kept as they type it, and offered again until it has arrived. */
import type { House } from '../link/councilHouse.ts';
import { openInputBox, underBox } from '../status/picks.ts';

export interface WordsAsked {
  /** What the words are for: where they are kept, and offered again. */
  box: string;
  title?: string;
  prompt: string;
  placeHolder?: string;
  /** Proposed in the place of what was kept. */
  value?: string;
  /** Why it can't be taken; nothing: it can. */
  wrong?(text: string): string | undefined;
}

/** Nothing: Escape. The words stay kept until the caller says that they have arrived. */
export function askWords(house: House, asked: WordsAsked): Promise<string | undefined> {
  const { box: name, title, prompt, placeHolder, wrong } = asked;
  const kept = house.drafts.kept(name);
  const value = asked.value || kept;
  const box = openInputBox(value !== '' && value === kept ? `${prompt} · ${house.words.keptWords}` : prompt);
  box.title = title;
  box.placeholder = placeHolder;
  box.value = value;
  box.valueSelection = [0, value.length];
  box.ignoreFocusOut = true;
  return new Promise((resolve) => {
    box.onDidChangeValue((text) => {
      box.validationMessage = undefined;
      house.drafts.keep(name, text);
    });
    box.onDidAccept(() => {
      const problem = wrong?.(box.value);
      box.validationMessage = problem && underBox(problem);
      if (problem) return;
      resolve(box.value);
      box.hide();
    });
    box.onDidHide(() => {
      resolve(undefined);
      box.dispose();
    });
    box.show();
  });
}
