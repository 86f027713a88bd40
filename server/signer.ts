import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature stands for: one of a kind is worth nothing as another. */
export type Purpose =
  | 'device'
  | 'reset-code'
  | 'reset-link'
  | 'email-change'
  | 'email-proof'
  | 'undo-decision'
  | 'newsletter-confirm'
  | 'newsletter-leave'
  | 'search-confirm'
  | 'search-end'
  | 'private-picture'
  | 'requirement'
  | 'registration-network'
  | 'enquiry-thread';

export interface Signer {
  /** 256 bits that nobody can tell without the key, the same for the same words. */
  digest(purpose: Purpose, ...words: string[]): Buffer;
  /** 128 bits of it, as text for cookies and links. */
  sign(purpose: Purpose, ...words: string[]): string;
  /** Whether `signature` is what `sign` gave, without telling by its time how much of it is right. */
  isSigned(signature: string, purpose: Purpose, ...words: string[]): boolean;
}

/** Knows again what the server gave away, without keeping it. @param key 256 bits, the same in every process of a database. */
export function createSigner(key: Buffer): Signer {
  const digest: Signer['digest'] = (purpose, ...words) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...words]))
      .digest();
  const sign: Signer['sign'] = (purpose, ...words) => digest(purpose, ...words).toString('base64url', 0, 16);
  return {
    digest,
    sign,
    isSigned(signature, purpose, ...words) {
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(purpose, ...words))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
