/** How a turn is called between host and clients: by its run and its seat. */
export const turnKey = (run: number, seat: string): string => `${run}/${seat}`;
