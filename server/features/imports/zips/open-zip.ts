import type { FileHandle } from 'node:fs/promises';
import { type Entry, fromFdPromise, getFileNameLowLevel } from 'yauzl';
import { Refusal } from '#server/base/errors.ts';
import { PhotoFailed } from '#server/features/imports/photos/photo-fault.ts';
import { readFile } from '#server/features/imports/receive-file.ts';
import { recogniseFile } from '#server/features/imports/recognise-file.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';
import { isOfSystem, pathOf } from '#server/features/imports/zips/photo-names.ts';
import { importLimits } from '#shared/import-limits.ts';

/** A file in a ZIP. */
export interface Zipped {
  /** Its path, as it is shown. */
  path: string;
  /** Its path in each way in which the bytes of its name may be meant. */
  paths: string[];
  /** By what two of one name are known to be the same. */
  content: string;
  /** Unpacks it. @throws PhotoFailed when it is too large, or cannot be read. */
  read(): Promise<Buffer>;
}

/** Macs put a second entry beside each file, and folders are entries, too. */
const MOST_ENTRIES = 4 * importLimits.zipFiles;
/** Names, and what stands beside them, which are kept in memory. */
const MOST_NAMED = 8 * 1024 * 1024;

const UTF8 = 0x800;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The files of a ZIP, without those that systems put there. Nothing is unpacked but what is read, one at a time; what the ZIP says of sizes is counted
 * first, and nothing larger than it says comes out.
 * @throws 400 when it is none, is damaged, has a password or no file; 413 when it holds too many, or unpacks to too much.
 */
export async function openZip(file: FileHandle): Promise<Zipped[]> {
  try {
    return await listZip(file);
  } catch (error) {
    if (error instanceof Refusal || (error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    // By a kind of encryption that hides its own particulars.
    if ((error as Error).message.includes('encryption')) throw importRefusals.importZipLocked();
    const { value: start } = await readFile(file).next();
    throw recogniseFile(start ?? Buffer.alloc(0)) === 'zip' ? importRefusals.importZipDamaged() : importRefusals.importNotZip();
  }
}

async function listZip(file: FileHandle): Promise<Zipped[]> {
  // The caller closes the file. Names are read here: one that leads elsewhere ends nothing, as no file is written by it.
  const zip = await fromFdPromise(file.fd, { autoClose: false, lazyEntries: true, decodeStrings: false });
  if (zip.entryCount > MOST_ENTRIES) throw importRefusals.importZipTooMany();
  const files: Zipped[] = [];
  let unpacked = 0;
  let named = 0;
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry & { fileNameRaw: Buffer }>) {
    named += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (named > MOST_NAMED) throw importRefusals.importZipTooMany();
    unpacked += entry.uncompressedSize;
    if (unpacked > importLimits.zipUnpacked) throw importRefusals.importZipUnpacksTooLarge();
    const names = namesOf(entry);
    const paths = names.map(pathOf);
    const [path = ''] = paths;
    if (path === '' || /[\\/]$/.test(names[0] ?? '') || isOfSystem(path)) continue;
    if (entry.isEncrypted()) throw importRefusals.importZipLocked();
    if (files.length === importLimits.zipFiles) throw importRefusals.importZipTooMany();
    const content = `${entry.crc32} ${entry.uncompressedSize}`;
    files.push({ path, paths, content, read: () => unpack(entry) });
  }
  if (files.length === 0) throw importRefusals.importZipEmpty();
  return files;

  async function unpack(entry: Entry): Promise<Buffer> {
    if (entry.uncompressedSize > importLimits.photoBytes) throw new PhotoFailed('tooLarge');
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
      return Buffer.concat(chunks);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
      throw new PhotoFailed('damaged');
    }
  }
}

/** What says that it is UTF-8 is read so. What does not is of an old machine, in its letters, or of a Mac, in UTF-8 all the same. */
function namesOf({ generalPurposeBitFlag: flags, fileNameRaw: raw, extraFields }: Entry & { fileNameRaw: Buffer }): string[] {
  const said = getFileNameLowLevel(flags, raw, extraFields, false);
  if ((flags & UTF8) !== 0) return [said];
  try {
    return [...new Set([utf8.decode(raw), said])];
  } catch {
    return [said];
  }
}
