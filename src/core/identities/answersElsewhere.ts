/** Those whom no model of this host answers for: a person, whoever runs elsewhere, whoever writes in the shared file. */
import { own } from '../own.ts';
import type { Identity } from './identity.ts';

/** What answers for agents that others run. They are in the registry, and never asked from here. */
export const elsewhere = 'elsewhere';

export type Apart = 'person' | 'elsewhere' | 'file';

const apart: Readonly<Record<string, Apart>> = { human: 'person', [elsewhere]: 'elsewhere', file: 'file' };

/** Undefined: something that this host asks. */
export const apartOf = ({ backend }: Pick<Identity, 'backend'>): Apart | undefined => own(apart, backend);
