import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature stands for: one of a kind is worth nothing as another. */
export type Purpose =
  | 'device'
  | 'reset-code'
  | 'reset-link'
  | 'admin-link'
  | 'email-change'
  | 'take-back'
  | 'email-proof'
  | 'claim'
  | 'correction'
  | 'correction-list'
  | 'parent'
  | 'data-request'
  | 'undo-decision'
  | 'newsletter-confirm'
  | 'newsletter-leave'
  | 'search-confirm'
  | 'search-end'
  | 'private-picture'
  | 'requirement'
  | 'registration-network'
  | 'network-looks'
  | 'mailbox-looks'
  | 'number-looks'
  | 'phone-code'
  | 'enquiry-network'
  | 'enquiry-browser'
  | 'enquiry-thread'
  | 'enquiry-sent'
  | 'sign-in-link'
  | 'work-done';

/** Keys of 256 bits, the same in every process of a database. */
export interface SigningKeys {
  /** What signs. */
  current: Buffer;
  /** What signed before, and the time until which it is taken, in milliseconds since 1970. */
  former: { key: Buffer; takenUntil: number }[];
}

/** What ends at once when the key is exchanged: it costs nobody more than another try, and would last for a year. */
const ENDS_WITH_ITS_KEY: Purpose[] = ['device'];

export interface Signer {
  /** 256 bits that nobody can tell without the key, the same for the same words. */
  digest(purpose: Purpose, ...words: string[]): Buffer;
  /** 128 bits of it, as text for cookies and links. */
  sign(purpose: Purpose, ...words: string[]): string;
  /** Whether `signature` is what `sign` gave, without telling by its time how much of it is right. */
  isSigned(signature: string, purpose: Purpose, ...words: string[]): boolean;
}

/** Knows again what the server gave away, without keeping it. @param keys those of now: they may be exchanged meanwhile. */
export function createSigner(keys: () => SigningKeys): Signer {
  return {
    digest: (purpose, ...words) => digest(keys().current, purpose, words),
    sign: (purpose, ...words) => sign(keys().current, purpose, words),
    isSigned(signature, purpose, ...words) {
      const { current, former } = keys();
      const given = Buffer.from(signature);
      const isBy = (key: Buffer) => {
        const right = Buffer.from(sign(key, purpose, words));
        return given.length === right.length && timingSafeEqual(given, right);
      };
      if (isBy(current)) return true;
      return !ENDS_WITH_ITS_KEY.includes(purpose) && former.some(({ key, takenUntil }) => takenUntil > Date.now() && isBy(key));
    },
  };
}

function digest(key: Buffer, purpose: Purpose, words: string[]): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...words]))
    .digest();
}

function sign(key: Buffer, purpose: Purpose, words: string[]): string {
  return digest(key, purpose, words).toString('base64url', 0, 16);
}
