import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';

/** Seals a secret for one admin: in another's row it opens nothing. @param key 256 bits. */
export function sealSecret(secret: string, adminId: string, key: Buffer): Buffer {
  const start = randomBytes(12);
  const cipher = createCipheriv(CIPHER, key, start).setAAD(Buffer.from(adminId));
  const sealed = [cipher.update(secret, 'utf8'), cipher.final()];
  return Buffer.concat([start, cipher.getAuthTag(), ...sealed]);
}

/** The secret; nothing where it was sealed by another key, as in a database that an open backup was restored into. */
export function unsealSecret(sealed: Buffer, adminId: string, key: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, 12)).setAuthTag(sealed.subarray(12, 28)).setAAD(Buffer.from(adminId));
    return `${decipher.update(sealed.subarray(28), undefined, 'utf8')}${decipher.final('utf8')}`;
  } catch {
    return undefined;
  }
}
