/** The names by which things are known. Plain strings: they are read by people in paths, files and logs. */

/** An identity's id, as written in identities.yaml. A seat at a table is known by its identity's id. */
export type SeatId = string;

/** A council's public id, `YYYY-MM-DD-slug`, used in every path. */
export type CouncilId = string;

/** Milliseconds since the epoch. Time enters the core only inside records. */
export type Instant = number;

export type Language = 'en' | 'fr';
