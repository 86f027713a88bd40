import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { type Refusal, refusals } from '#server/base/errors.ts';
import { importRefusals } from '#server/features/imports/refusals.ts';

/** A file as it comes in. */
export interface Upload {
  name: string;
  /** Its bytes, cut off at the longest that is allowed. */
  bytes: Readable & { truncated?: boolean };
}

/**
 * Puts an upload on the disk: a slow line must not keep a transaction open. The file has no name any more, so that nothing is left
 * of it, however this process ends.
 * @returns the open file, which the caller closes.
 * @throws 413 when it was cut off, 400 when it did not come whole.
 */
export async function receiveFile(
  folder: string,
  { bytes }: Pick<Upload, 'bytes'>,
  tooLarge: () => Refusal = importRefusals.importTooLarge,
): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  const name = path.join(folder, `.import-${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  try {
    await unlink(name);
    await file.writeFile(bytes).catch((cause) => {
      throw (cause as NodeJS.ErrnoException).syscall === undefined ? refusals.invalidRequest() : cause;
    });
    if (bytes.truncated) throw tooLarge();
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

const CHUNK = 64 * 1024;

/** The bytes of an open file, from its beginning. @param follow is told how far it is read. */
export async function* readFile(file: FileHandle, follow?: (position: number) => void): AsyncGenerator<Buffer> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.allocUnsafe(CHUNK), position });
    if (bytesRead === 0) return;
    position += bytesRead;
    follow?.(position);
    yield buffer.subarray(0, bytesRead);
  }
}
