/** What the editor says of a blocking issue of a review at its line. */
import { typeset } from '../typeset.ts';

const en = {
  issue: (by: string, text: string) => `${by}: ${text}`,
  openTranscript: (council: string) => `À table: open the review “${council}”`,
};

const fr: typeof en = {
  issue: (by, text) => `${by} : ${text}`,
  openTranscript: (council) => `À table : ouvrir la revue « ${council} »`,
};

export const editorReviewWords = { en, fr: typeset(fr) };
