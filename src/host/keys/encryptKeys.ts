/** Seals the kept keys: AES-256-GCM, a new nonce for every writing. What was changed or sealed by another key does not open. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const purpose = Buffer.from('a-table keys 1');
export const sealKeyBytes = 32;

export const newSealKey = (): Buffer => randomBytes(sealKeyBytes);

export function seal(text: string, key: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(purpose);
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const [n, tag, sealed] = [nonce, cipher.getAuthTag(), data].map((each) => each.toString('base64'));
  return `${JSON.stringify({ version: 1, nonce: n, tag, data: sealed })}\n`;
}

/** Throws when it can't be opened. */
export function unseal(sealed: string, key: Buffer): string {
  const { nonce, tag, data } = JSON.parse(sealed) as Record<'nonce' | 'tag' | 'data', string>;
  const decipher = createDecipheriv(algorithm, key, Buffer.from(nonce, 'base64'), { authTagLength: 16 })
    .setAAD(purpose)
    .setAuthTag(Buffer.from(tag, 'base64'));
  return decipher.update(Buffer.from(data, 'base64'), undefined, 'utf8') + decipher.final('utf8');
}
