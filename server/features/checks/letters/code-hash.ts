import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const BYTES = 32;
const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** What is kept of a code: a slow hash with a salt of its own. */
export async function hashCode(code: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(code, salt, BYTES)).toString('hex')}`;
}

/** Whether it is the code of a hash. */
export async function isCode(code: string, kept: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split(':');
  return timingSafeEqual(await derive(code, Buffer.from(salt, 'hex'), BYTES), Buffer.from(hash, 'hex'));
}
