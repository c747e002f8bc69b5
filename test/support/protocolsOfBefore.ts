/** Protocols as councils of earlier releases carry them: what is reviewed was challenged, and reviews were answered by a draft. */
import type { Protocol } from '../../src/core/councils/protocols/protocol.ts';

const then = { review: 'challenge', response: 'draft' } as const;

export const asBefore = (protocol: Protocol): Protocol => ({
  ...protocol,
  phases: protocol.phases.map((phase) =>
    phase.form === 'review' || phase.form === 'response' ? { ...phase, form: then[phase.form] } : phase,
  ),
});
