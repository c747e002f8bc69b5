/** A home with three rehearsal agents, a person, and a channel of each kind that a row looks different for. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const identities = `identities:
  - id: papa
    name: Papa
    kind: human
    role: owner
  - id: henry
    name: Henry
    emoji: 🦉
    role: security and ops
    backend: rehearsal
  - id: sage
    name: Sage
    emoji: 🦎
    role: critique and specs
    backend: rehearsal
  - id: nova
    name: Nova
    emoji: ⭐
    role: code and delivery
    backend: rehearsal
`;

/** As a person would have written it, remarks and all. */
export const channelsText = `# Who talks where.
channels:
  # The place for everyone.
  - id: general
    mode: none # until we know better
    members: [papa, henry, sage, nova]
  - id: nightly
    mode: report
    members: [papa, nova]
  - id: workshop
    mode: work
    members: [papa, nova]
`;

export function writeChannelHome(home: string): void {
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'identities.yaml'), identities);
  writeFileSync(path.join(home, 'channels.yaml'), channelsText);
}
