import type { FileHandle } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { type Entry, fromFdPromise } from 'yauzl';
import { importRefusals } from '#server/features/imports/refusals.ts';

/** The parts of a zipped file. */
export interface Package {
  has(name: string): boolean;
  names(): Iterable<string>;
  /** A part, unpacked. @throws 400 when all that was read of the package passes what a list of businesses can have. */
  read(name: string): Promise<Readable>;
}

/** A workbook of one table has some ten parts, one with pictures hundreds. */
const MOST_PARTS = 5_000;
/** Two hundred thousand rows of eight cells with their texts in them are three quarters of it. */
const MOST_UNPACKED = 256 * 1024 * 1024;

/**
 * Opens a zipped file, however much it holds: parts are unpacked only while they are read, and no more of them than a bound.
 * @throws an error when it is damaged.
 */
export async function openPackage(file: FileHandle): Promise<Package> {
  // The caller closes the file.
  const zip = await fromFdPromise(file.fd, { autoClose: false, lazyEntries: true });
  const parts = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (parts.size === MOST_PARTS) throw importRefusals.importUnpacksTooLarge();
    parts.set(entry.fileName, entry);
  }
  let unpacked = 0;
  return {
    has: (name) => parts.has(name),
    names: () => parts.keys(),
    async read(name) {
      const entry = parts.get(name);
      if (!entry) throw new Error(`The package has no part ${name}`);
      const bound = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          unpacked += chunk.length;
          if (unpacked > MOST_UNPACKED) done(importRefusals.importUnpacksTooLarge());
          else done(null, chunk);
        },
      });
      const stream = await zip.openReadStreamPromise(entry);
      stream.on('error', (error) => bound.destroy(error));
      bound.on('close', () => stream.destroy());
      return stream.pipe(bound);
    },
  };
}
