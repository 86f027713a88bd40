import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * A key reads nirmaan_ and 49 letters: 43 that say a number of 256 bits, six that say the checksum of what stands before them. The beginning
 * and the checksum let scanners of code and mail find one that leaked, and nothing that only looks like one.
 */
const BEGINNING = 'nirmaan_';
const SECRET_LETTERS = 43;
const CHECK_LETTERS = 6;
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const KEY = /^nirmaan_[0-9A-Za-z]{49}$/;
const KEY_WITHIN = /nirmaan(?:_|%5f)[0-9A-Za-z]{49}/i;

function write(number: bigint, length: number): string {
  let text = '';
  for (let rest = number; text.length < length; rest /= 62n) text = (LETTERS[Number(rest % 62n)] as string) + text;
  return text;
}

const checkOf = (text: string) => write(BigInt(crc32(text)), CHECK_LETTERS);

/** Draws a key of 256 random bits. */
export function drawKey(): string {
  const text = BEGINNING + write(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_LETTERS);
  return text + checkOf(text);
}

/** Whether a text has the form of a key: only then the database is asked. */
export function isKey(text: string): boolean {
  return KEY.test(text) && checkOf(text.slice(0, -CHECK_LETTERS)) === text.slice(-CHECK_LETTERS);
}

/** Whether a token is meant as a key, however wrong. */
export const isMeantAsKey = (token: string): boolean => token.startsWith(BEGINNING);

/** Whether an address holds a key, where logs and proxies keep it. */
export const holdsKey = (url: string): boolean => KEY_WITHIN.test(url);

/**
 * What is kept of a key. One round of SHA-256 is enough: nobody can try out 2^256 numbers, however fast each try is; slow hashes are for
 * passwords, which people choose. And it has to be found by it, at each call.
 */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
