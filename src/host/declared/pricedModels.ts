/** Whether a price is known for what would answer: asked by the files that set limits in money. */
export type IsPriced = (seat: { backend: string; model?: string }) => boolean;
