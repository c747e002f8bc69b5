/** Messages about what people write beside their councils: protocols, routes, personas, and a brief that changed. */
import * as z from 'zod';
import type { FileProblem } from '../views/views.ts';
import { request } from './messages.ts';

const id = z.string().min(1).max(200);
const language = z.enum(['en', 'fr']).default('en');

export interface ProtocolRow {
  id: string;
  phases: string[];
  /** 0: as long as it needs. */
  minutes: number;
  rounds: number;
  artefacts: string[];
  /** The file of the home that declares it; absent: built in. */
  file?: string;
  /** It stands in the place of the built-in one of the same name. */
  replaces?: true;
  /** With an error no council can follow it. */
  problems: FileProblem[];
}
export const listProtocols = request<{ rows: ProtocolRow[] }>()('protocol/list', z.object({}));
export const showProtocol = request<{ id: string; yaml: string; file?: string }>()(
  'protocol/show',
  z.object({ id }),
);
export const checkProtocol = request<{ problems: FileProblem[] }>()(
  'protocol/check',
  z.object({ text: z.string().max(1_000_000), file: z.string().max(4096).default('protocol') }),
);
/** Copies a built-in protocol to protocols/ to be edited; a file that is there is left alone. */
export const copyProtocol = request<{ written: string[] }>()('protocol/copy', z.object({ id }));

export interface RouteRow {
  domain: string;
  lead?: { id: string; name: string };
  backup?: { id: string; name: string };
}
export const routeWords = request<{ rows: RouteRow[] }>()(
  'identity/route',
  z.object({ words: z.string().min(1).max(20_000) }),
);
/** Adds a persona of the templates to identities.yaml, comments kept; nothing when it is there already. */
export const addPersona = request<{ id: string; written: string[] }>()(
  'identity/add-persona',
  z.object({ persona: z.enum(['devil', 'mediator']), language }),
);

export const templateNames = ['family', 'three-models', 'product-team'] as const;
/** Seats a template: as the file where there is none, else those of it who are not there yet, behind those who are. */
export const useTemplate = request<{ written: string[]; added: string[]; there: string[] }>()(
  'home/template',
  z.object({ template: z.enum(templateNames), language }),
);

/** One field of a brief that reads otherwise in its file than in its council. */
export interface BriefChange {
  field: string;
  /** Where it stands in the file; where it would, if it was taken out. */
  line: number;
  before?: string;
  after?: string;
}
/** Compares a council's brief with its file; `text` puts the difference into words that can be injected. */
export const briefDiff = request<{ file: string; changes: BriefChange[]; text: string }>()(
  'council/brief-diff',
  z.object({ id }),
);
