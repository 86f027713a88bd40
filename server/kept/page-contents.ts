import { randomUUID } from 'node:crypto';
import { mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Place, RingFile } from '#server/kept/ring-file.ts';

/** What a page is answered with. */
export interface PageContent {
  /** All headers but those of its packing: names and values in turn. */
  head: string[];
  brotli: Buffer;
}

/** What is asked for again and again lies in memory. Bytes. */
const IN_MEMORY = 12 * 1024 * 1024;

/** Headers, in memory. Bytes. */
const HEAD = 3_000;

/** The file has room for so many at least: no page takes that of all others. */
const LEAST_PAGES = 4;

/** So many pages are on their way to the disk at once; beyond that a slow one is not waited for. */
const MOST_LEAVING = 200;

/** A disk with less room than this beside the file is left to those who need it. Bytes. */
const ROOM_LEFT = 1024 * 1024 * 1024;

/** The room is looked at after so many pages. */
const LOOK_AFTER = 1_000;

/** A disk that was full, or could not be written to, is tried again after this time. Milliseconds. */
const TRY_AFTER = 60_000;

interface Options {
  folder: string;
  /** Bytes on the disk; 0 for none. */
  fileSize: number;
  inMemory?: number;
  /** Bytes that the disk must have beside the file. */
  roomLeft?: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * What kept pages are answered with: those that were asked for lately in memory, others in a file that the system keeps in what memory
 * nobody needs. Either is given up for others, so a page may have lost its content.
 */
export class PageContents<Page extends object> {
  readonly #memory: LRUCache<Page, PageContent>;
  readonly #leaving = new Map<Page, PageContent>();
  readonly #places = new WeakMap<Page, { file: RingFile; place: Place }>();
  readonly #options: Options;
  #file: RingFile | undefined;
  #opening: Promise<void> | undefined;
  /** Until then nothing is put on the disk. */
  #resumes = 0;
  #written = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#memory = new LRUCache({
      maxSize: options.inMemory ?? IN_MEMORY,
      sizeCalculation: ({ brotli }) => HEAD + brotli.length,
      dispose: (content, page, reason) => {
        if (reason === 'evict') this.#moveOut(page, content);
      },
    });
  }

  keep(page: Page, content: PageContent): void {
    this.#memory.set(page, content);
  }

  /** Gives up what a page was answered with: it does not hold any more. */
  forget(page: Page): void {
    this.#memory.delete(page);
    this.#leaving.delete(page);
    this.#places.delete(page);
  }

  has(page: Page): boolean {
    return this.#memory.has(page) || this.#leaving.has(page) || this.#isInFile(page);
  }

  /** What the page is answered with, unless it was given up. */
  get(page: Page): PageContent | Promise<PageContent | undefined> | undefined {
    return this.#memory.get(page) ?? this.#leaving.get(page) ?? (this.#isInFile(page) ? this.#bringIn(page) : undefined);
  }

  async close(): Promise<void> {
    await this.#goWithout(Number.POSITIVE_INFINITY);
  }

  #isInFile(page: Page) {
    const known = this.#places.get(page);
    return known !== undefined && known.file === this.#file && known.file.has(known.place);
  }

  async #bringIn(page: Page): Promise<PageContent | undefined> {
    const known = this.#places.get(page);
    try {
      const record = known && (await known.file.read(known.place));
      // Forgotten meanwhile, it does not hold any more.
      if (!record || this.#places.get(page) !== known) return undefined;
      const content = readRecord(record);
      this.#memory.set(page, content);
      return content;
    } catch (error) {
      await this.#fail(error);
      return undefined;
    }
  }

  /** Puts into the file what has to leave the memory, unless it lies there still. */
  async #moveOut(page: Page, content: PageContent) {
    const isLarge = HEAD + content.brotli.length > this.#options.fileSize / LEAST_PAGES;
    if (isLarge || this.#isInFile(page) || this.#leaving.size >= MOST_LEAVING) return;
    this.#leaving.set(page, content);
    try {
      const file = await this.#openFile();
      const place = await file?.write(writeRecord(content));
      if (file && place && this.#leaving.get(page) === content) this.#places.set(page, { file, place });
    } catch (error) {
      await this.#fail(error);
    } finally {
      if (this.#leaving.get(page) === content) this.#leaving.delete(page);
    }
  }

  async #openFile(): Promise<RingFile | undefined> {
    if (performance.now() < this.#resumes) return undefined;
    if (this.#written++ % LOOK_AFTER === 0 && !(await this.#hasRoom())) {
      await this.#goWithout(TRY_AFTER);
      return undefined;
    }
    this.#opening ??= this.#open();
    await this.#opening;
    return this.#file;
  }

  async #open() {
    const { folder, fileSize } = this.#options;
    this.#file = await RingFile.open(path.join(folder, `pages-${randomUUID()}`), fileSize);
  }

  async #hasRoom() {
    const { folder, fileSize, roomLeft = ROOM_LEFT } = this.#options;
    // Where pictures and database are elsewhere, nothing may have been written here yet.
    await mkdir(folder, { recursive: true });
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize > roomLeft + (this.#file ? 0 : fileSize);
  }

  async #fail(error: unknown) {
    if (performance.now() < this.#resumes) return;
    this.#options.log.warn({ err: error }, 'kept pages cannot be put on the disk');
    await this.#goWithout(TRY_AFTER);
  }

  /** Gives the file's room back, and puts nothing on the disk for so many milliseconds. */
  async #goWithout(time: number) {
    this.#resumes = performance.now() + time;
    const file = this.#file;
    this.#file = undefined;
    this.#opening = undefined;
    this.#written = 0;
    await file?.close().catch(() => {});
  }
}

const LENGTH = 4;

/** The headers' length, the headers, the packed page. */
function writeRecord({ head, brotli }: PageContent): Buffer {
  const headers = Buffer.from(JSON.stringify(head));
  const record = Buffer.allocUnsafe(LENGTH + headers.length + brotli.length);
  record.writeUInt32LE(headers.length);
  headers.copy(record, LENGTH);
  brotli.copy(record, LENGTH + headers.length);
  return record;
}

function readRecord(record: Buffer): PageContent {
  const at = LENGTH + record.readUInt32LE();
  return { head: JSON.parse(record.toString('utf8', LENGTH, at)) as string[], brotli: record.subarray(at) };
}
