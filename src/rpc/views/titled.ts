/** What a council is called wherever it is shown: the title that somebody gave it, else its question. */
export const titleOf = (council: { title?: string; question: string }): string =>
  council.title ?? council.question;
