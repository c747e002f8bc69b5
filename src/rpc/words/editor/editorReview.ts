/** What the editor says of a blocking issue of a review at its line. */
import type { Words } from '../speak.ts';
import { typeset } from '../typeset.ts';

interface EditorReviewWords {
  issue(by: string, text: string): string;
  openTranscript(council: string): string;
}

export const editorReviewWords: Words<EditorReviewWords> = {
  en: {
    issue: (by, text) => `${by}: ${text}`,
    openTranscript: (council) => `À table: open the review “${council}”`,
  },
  fr: typeset({
    issue: (by, text) => `${by} : ${text}`,
    openTranscript: (council) => `À table : ouvrir la revue « ${council} »`,
  }),
};
