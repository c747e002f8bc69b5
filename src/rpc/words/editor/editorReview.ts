/** What the editor says at its line of an issue that is open in a council. */
import { typeset } from '../typeset.ts';

const en = {
  issue: (by: string, text: string) => `${by}: ${text}`,
  openTranscript: (council: string) => `À table: open “${council}”`,
  waive: (point: string) => `À table: waive ${point}…`,
};

const fr: typeof en = {
  issue: (by, text) => `${by} : ${text}`,
  openTranscript: (council) => `À table : ouvrir « ${council} »`,
  waive: (point) => `À table : lever ${point}…`,
};

export const editorReviewWords = { en, fr: typeset(fr) };
