import { createHash, randomInt } from 'node:crypto';

/** Digits and letters of which none looks like another. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const COUNT = 10;
const LENGTH = 16;

/** Ten codes of 80 bits, as they are shown once: four letters at a time. */
export function drawRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
    return letters.replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** What is kept of a code: 80 bits need no slow hash. */
export function hashRecoveryCode(adminId: string, code: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([adminId, code]))
    .digest();
}
