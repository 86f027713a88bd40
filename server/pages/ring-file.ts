import { type FileHandle, open, unlink } from 'node:fs/promises';

/** Where a record lies: how many bytes were written before it in all, and how many it has. */
export interface Place {
  start: number;
  length: number;
}

/**
 * A file of a bounded size with records one after the other; once it is full, the oldest are overwritten. It has no name, so that its room
 * is free when the process ends, however it ends.
 */
export class RingFile {
  readonly #file: FileHandle;
  readonly #size: number;
  /** Bytes written and about to be written, those that were left empty at the end of a round too. */
  #end = 0;
  /** One after the other: of two to the same place, a round apart, the later one stays. */
  #writing: Promise<unknown> = Promise.resolve();

  private constructor(file: FileHandle, size: number) {
    this.#file = file;
    this.#size = size;
  }

  /**
   * @param path a name that no file has; it is gone when this returns.
   * @param size bytes.
   * @throws what the system says of a folder that cannot be written to.
   */
  static async open(path: string, size: number): Promise<RingFile> {
    const file = await open(path, 'wx+', 0o600);
    await unlink(path);
    return new RingFile(file, size);
  }

  /** Writes a record. @throws what the system says of a full disk. */
  async write(record: Buffer): Promise<Place> {
    if (record.length > this.#size) throw new RangeError(`${record.length} bytes are more than the file may have`);
    const left = this.#size - (this.#end % this.#size);
    // A record lies in one piece.
    const start = record.length > left ? this.#end + left : this.#end;
    // What it overwrites is gone from now on.
    this.#end = start + record.length;
    const written = this.#writing.then(() => this.#writeWhole(record, start % this.#size));
    this.#writing = written.catch(() => {});
    await written;
    return { start, length: record.length };
  }

  /** A disk that is about to be full takes a part. */
  async #writeWhole(record: Buffer, position: number) {
    for (let at = 0; at < record.length; ) {
      const { bytesWritten } = await this.#file.write(record, at, record.length - at, position + at);
      at += bytesWritten;
    }
  }

  /** Whether a record has not been overwritten. */
  has({ start }: Place): boolean {
    return start + this.#size >= this.#end;
  }

  /** The record at a place, unless it is overwritten, or becomes so meanwhile. @throws what the system says of a broken disk. */
  async read(place: Place): Promise<Buffer | undefined> {
    if (!this.has(place)) return undefined;
    const record = Buffer.allocUnsafeSlow(place.length);
    const { bytesRead } = await this.#file.read(record, 0, place.length, place.start % this.#size);
    return bytesRead === place.length && this.has(place) ? record : undefined;
  }

  /** Gives its room back. */
  close(): Promise<void> {
    return this.#file.close();
  }
}
