/** A secret of the person's, kept outside of every workspace and readable by nobody else: what is theirs is told by it. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { dirname, join } from 'node:path';

const secretPath = (config: string): string => join(config, 'seal.key');

export function secretIn(config: string): Buffer | undefined {
  try {
    const text = fs.readFileSync(secretPath(config), 'utf8').trim();
    return /^[0-9a-f]{64}$/.test(text) ? Buffer.from(text, 'hex') : undefined;
  } catch {
    return undefined;
  }
}

/** Two processes may make the first one at the same time: whichever is there first is everybody's. */
export function secretOrNew(config: string): Buffer {
  const known = secretIn(config);
  if (known) return known;
  const place = secretPath(config);
  fs.mkdirSync(dirname(place), { recursive: true, mode: 0o700 });
  const beside = `${place}.${randomBytes(6).toString('hex')}`;
  fs.writeFileSync(beside, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    fs.linkSync(beside, place);
  } catch (error) {
    // A file that holds no secret of ours is no reason to lose a state: it takes its place.
    if (secretIn(config) === undefined && fs.existsSync(place)) fs.renameSync(beside, place);
    else if (secretIn(config) === undefined) throw error;
  } finally {
    fs.rmSync(beside, { force: true });
  }
  return secretIn(config) ?? secretOrNew(config);
}
