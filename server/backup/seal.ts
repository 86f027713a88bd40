import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** What every sealed file begins with, before the 16 random bytes that make its key its own. */
const MAGIC = Buffer.from('NIRMAAN1');
const SALT_BYTES = 16;
const CHUNK = 64 * 1024;
const TAG_BYTES = 16;

/** Bytes that sealing adds: the head, and a tag for each chunk. */
const HEAD_BYTES = MAGIC.length + SALT_BYTES;

/** A password is tried at most a few times a second, with 64 MB each. */
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

/** A sealed file was changed, cut short, or is another file than its name says. */
export class BrokenSeal extends Error {}

/** Makes the key of a backup out of a password: slowly, so that guessing is slow. */
export function deriveKey(password: string, salt: Buffer): Buffer {
  return scryptSync(password.normalize('NFC'), salt, 32, SCRYPT);
}

/** A code that only who has the key can make for this text. */
export function signText(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Whether the code was made for this text with this key. */
export function isSignedBy(key: Buffer, text: string, code: string): boolean {
  const [expected, given] = [Buffer.from(signText(key, text)), Buffer.from(code)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/**
 * Seals a stream with AES-256-GCM in chunks of 64 KiB, each with its number and whether it is the last, so that none can be changed,
 * left out or moved; nor the whole under another name.
 * @param name what the file is called within the backup.
 */
export function seal(key: Buffer, name: string): Transform {
  const salt = randomBytes(SALT_BYTES);
  const fileKey = keyOf(key, salt);
  const chunks = new Chunks(CHUNK, (chunk, number, isLast) => {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(number, isLast)).setAAD(Buffer.from(name));
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  });
  chunks.push(Buffer.concat([MAGIC, salt]));
  return chunks;
}

/** Opens what `seal` made. The stream fails with BrokenSeal at the first chunk that is not as it was. */
export function unseal(key: Buffer, name: string): Transform {
  let fileKey: Buffer | undefined;
  return new Chunks(CHUNK + TAG_BYTES, open, HEAD_BYTES, (head) => {
    if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw new BrokenSeal(`${name} is not encrypted as this version does it`);
    fileKey = keyOf(key, head.subarray(MAGIC.length));
  });

  function open(chunk: Buffer, number: number, isLast: boolean) {
    if (!fileKey || chunk.length < TAG_BYTES) throw new BrokenSeal(`${name} is cut short`);
    const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(number, isLast)).setAAD(Buffer.from(name));
    decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch {
      throw new BrokenSeal(`${name} was changed, or is encrypted with another key`);
    }
  }
}

/** A key for one file alone: with it the numbers of its chunks are never used twice. */
function keyOf(key: Buffer, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, 'nirmaan backup file', 32));
}

function nonceOf(number: number, isLast: boolean) {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 0);
  nonce.writeUInt32BE(isLast ? 1 : 0, 8);
  return nonce;
}

/** Cuts a stream into chunks of one size, the last one shorter or empty, and passes on what `turn` makes of each. */
class Chunks extends Transform {
  readonly #size: number;
  readonly #turn: (chunk: Buffer, number: number, isLast: boolean) => Buffer;
  readonly #onHead: (head: Buffer) => void;
  #headLeft: number;
  #held = Buffer.alloc(0);
  #number = 0;

  constructor(size: number, turn: (chunk: Buffer, number: number, isLast: boolean) => Buffer, head = 0, onHead = (_head: Buffer) => {}) {
    super();
    this.#size = size;
    this.#turn = turn;
    this.#headLeft = head;
    this.#onHead = onHead;
  }

  override _transform(data: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.#attempt(done, () => {
      this.#held = Buffer.concat([this.#held, data]);
      if (this.#headLeft > 0) {
        if (this.#held.length < this.#headLeft) return;
        this.#onHead(this.#held.subarray(0, this.#headLeft));
        this.#held = this.#held.subarray(this.#headLeft);
        this.#headLeft = 0;
      }
      // A whole chunk waits until it is known whether another follows it.
      let from = 0;
      for (; this.#held.length - from > this.#size; from += this.#size) {
        this.push(this.#turn(this.#held.subarray(from, from + this.#size), this.#number++, false));
      }
      this.#held = this.#held.subarray(from);
    });
  }

  override _flush(done: TransformCallback) {
    this.#attempt(done, () => this.push(this.#turn(this.#held, this.#number, true)));
  }

  #attempt(done: TransformCallback, work: () => unknown) {
    try {
      work();
    } catch (error) {
      done(error as Error);
      return;
    }
    done();
  }
}
