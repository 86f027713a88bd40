import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What was sealed was changed, cut short, or belongs to something else; or the key is another. */
export class BrokenSeal extends Error {
  override message = 'The seal is broken';
}

/**
 * Seals bytes with a nonce of their own, for one purpose alone: under another they open nothing.
 * @param key 256 bits.
 * @param purpose what they are, with the id of what they are of.
 */
export function sealBytes(bytes: Buffer, purpose: string, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(purpose));
  const sealed = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
}

/** The bytes that `sealBytes` sealed: all of them, or none. @throws BrokenSeal */
export function unsealBytes(sealed: Buffer, purpose: string, key: Buffer): Buffer {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new BrokenSeal();
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    throw new BrokenSeal();
  }
}

/** For what a document's file is sealed. */
export const filePurpose = (id: string) => `document ${id}`;

/** For what its key is. */
export const keyPurpose = (id: string) => `key of document ${id}`;

/** By which two documents are known to be the same; who has not the key can neither make nor compare it. */
export function digestOf(bytes: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update('digest of document\0').update(bytes).digest();
}
