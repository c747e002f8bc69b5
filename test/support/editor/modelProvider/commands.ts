/** How a suite tells the extension that offers models what to do. */
export const modelCommands = {
  offer: 'councilTestModels.offer',
  behave: 'councilTestModels.behave',
  requests: 'councilTestModels.requests',
  /** Resolves once a request was cancelled, counted from the last `behave`. */
  cancelled: 'councilTestModels.cancelled',
} as const;

export interface OfferedModel {
  id: string;
  name: string;
  family: string;
}

/** The variable that names a file with a `Begin`: how it begins in each window, where no suite can tell it. */
export const beginVariable = 'COUNCIL_TEST_MODELS';

export interface Begin {
  models: readonly OfferedModel[];
  manner: Manner;
}

export type Manner = 'answers' | 'refuses' | 'is used up' | 'hangs' | 'calls a tool';

export interface SeenRequest {
  model: string;
  system: string;
  tools: string[];
  /** What tools answered so far. */
  results: string[];
}
