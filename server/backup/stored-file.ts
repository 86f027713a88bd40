import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { seal, unseal } from '#server/backup/seal.ts';

/** A file of a backup: its path within the backup, and what it is checked by. */
export interface StoredFile {
  name: string;
  bytes: number;
  sha256: string;
}

export interface StoreOptions {
  /** Seals it. */
  key: Buffer | undefined;
  /** Rows are packed; pictures are already. */
  packed?: boolean;
}

/**
 * Writes what `open` gives into a file of the backup in `folder`, readable by this account alone and on the disk when it is done.
 * @returns the file, and the same of its content before it was packed and sealed.
 * @throws what either end says; no file is left then.
 */
export async function storeFile(
  folder: string,
  name: string,
  open: () => Readable | Promise<Readable>,
  { key, packed = false }: StoreOptions,
): Promise<{ file: StoredFile; content: { bytes: number; sha256: string } }> {
  const target = path.join(folder, name);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const [content, stored] = [new Counter(), new Counter()];
  const between = [...(packed ? [createZstdCompress()] : []), ...(key ? [seal(key, name)] : [])];
  try {
    // Opened when something listens: a file that is not there says so at once.
    await pipeline([await open(), content, ...between, stored, createWriteStream(target, { mode: 0o600, flush: true })]);
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
  return { file: { name, ...stored.result }, content: content.result };
}

/** Reads a file of a backup as it was before `storeFile`. */
export function openFile(folder: string, name: string, { key, packed = false }: StoreOptions): Readable {
  const steps = [...(key ? [unseal(key, name)] : []), ...(packed ? [createZstdDecompress()] : [])];
  let stream: Readable = createReadStream(path.join(folder, name));
  for (const step of steps) {
    stream.once('error', (error) => step.destroy(error));
    stream = stream.pipe(step);
  }
  return stream;
}

/** Size and checksum of a file as it lies there. @throws ENOENT. */
export async function measureFile(file: string): Promise<{ bytes: number; sha256: string }> {
  const counter = new Counter();
  counter.resume();
  await pipeline(createReadStream(file), counter);
  return counter.result;
}

/** Passes everything on, and knows afterwards how much it was and its checksum. */
class Counter extends Transform {
  readonly #hash: Hash = createHash('sha256');
  #bytes = 0;
  result = { bytes: 0, sha256: '' };

  override _transform(data: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.#hash.update(data);
    this.#bytes += data.length;
    done(null, data);
  }

  override _flush(done: TransformCallback) {
    this.result = { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
    done();
  }
}
