import { randomUUID } from 'node:crypto';
import { mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageCounts } from '#server/pages/count-kept-page.ts';
import { type Place, RingFile } from '#server/pages/ring-file.ts';

/** What a page is answered with. */
export interface PageContent {
  etag: string;
  /** What it is made of, in few letters: of the same data comes the same page. */
  made?: string | undefined;
  /** What is counted each time it is given. */
  counts: PageCounts;
  /** All headers but those of its packing: names and values in turn. */
  head: string[];
  brotli: Buffer;
}

/** Stands in memory for a page, wherever its content is: there are twenty thousand of them. */
export interface PageEntry {
  /** How often its content was asked for: what is long ago counts less (HALVED_AFTER). */
  asked: number;
  /** How often all of them were halved when this was counted. */
  halved: number;
  isPackedWell: boolean;
  place: (Place & { file: RingFile }) | undefined;
}

/** @param former what the page takes the place of: it is asked for as often. */
export function createEntry({ asked, halved }: Partial<PageEntry> = {}): PageEntry {
  return { asked: asked ?? 0, halved: halved ?? 0, isPackedWell: false, place: undefined };
}

/** What is asked for again and again lies in memory. Bytes. */
const IN_MEMORY = 8 * 1024 * 1024;

/** After so many askings for contents each counts half: what nobody asks for any more gives way to what people ask for now. */
const HALVED_AFTER = 20_000;

/** Headers and counts, in memory; and what stands for a content that has none. Bytes. */
const HEAD = 3_000;
const BARE = 400;

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
 * What kept pages are answered with: those that are asked for most in memory, others in a file that the system keeps in what memory
 * nobody needs. Either is given up for others, so a page may have lost its content.
 */
export class PageContents {
  readonly #memory: LRUCache<PageEntry, PageContent>;
  readonly #leaving = new Map<PageEntry, PageContent>();
  readonly #options: Options;
  #file: RingFile | undefined;
  #opening: Promise<void> | undefined;
  /** Until then nothing is put on the disk. */
  #resumes = 0;
  #written = 0;
  #asked = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#memory = new LRUCache({
      maxSize: options.inMemory ?? IN_MEMORY,
      sizeCalculation: sizeOf,
      dispose: (content, entry, reason) => {
        if (reason === 'evict') this.#moveOut(entry, content);
      },
    });
  }

  keep(entry: PageEntry, content: PageContent): void {
    // Until there is a file, and again when there is none, what was asked for longest ago makes room.
    if (this.#file && this.#mayLeave(content) && this.#isRarer(entry, content)) this.#moveOut(entry, content);
    else this.#memory.set(entry, content);
  }

  /** Gives up what a page was answered with: it does not hold any more. */
  forget(entry: PageEntry): void {
    this.#memory.delete(entry);
    this.#leaving.delete(entry);
    entry.place = undefined;
  }

  has(entry: PageEntry): boolean {
    return this.#memory.has(entry) || this.#leaving.has(entry) || this.#isInFile(entry);
  }

  /** Whether this is in memory: what was read from the disk may not be. */
  isInMemory(entry: PageEntry, content: PageContent): boolean {
    return this.#memory.peek(entry) === content;
  }

  /** Puts another packing of the same content in its place, where that is still in memory. */
  replace(entry: PageEntry, content: PageContent, better: PageContent): void {
    if (!this.isInMemory(entry, content)) return;
    this.#memory.set(entry, better);
    entry.isPackedWell = true;
  }

  /** What the page is answered with, unless it was given up. */
  get(entry: PageEntry): PageContent | Promise<PageContent | undefined> | undefined {
    this.#asked += 1;
    entry.asked = this.#frequencyOf(entry) + 1;
    return this.#memory.get(entry) ?? this.#leaving.get(entry) ?? (this.#isInFile(entry) ? this.#bringIn(entry) : undefined);
  }

  async close(): Promise<void> {
    await this.#goWithout(Number.POSITIVE_INFINITY);
  }

  #isInFile({ place }: PageEntry) {
    return place !== undefined && place.file === this.#file && place.file.has(place);
  }

  /** How often it is asked for, with what is long ago counting less. */
  #frequencyOf(entry: PageEntry): number {
    const halved = Math.floor(this.#asked / HALVED_AFTER);
    entry.asked /= 2 ** (halved - entry.halved);
    entry.halved = halved;
    return entry.asked;
  }

  /**
   * Whether in memory it would push out what is asked for at least as often. It is given from the disk then: what is pushed out is garbage
   * that has grown old.
   */
  #isRarer(entry: PageEntry, content: PageContent): boolean {
    const { maxSize, calculatedSize } = this.#memory;
    if (calculatedSize + sizeOf(content) <= maxSize) return false;
    const last = this.#memory.rkeys().next().value;
    return last !== undefined && this.#frequencyOf(entry) <= this.#frequencyOf(last);
  }

  /** Whether the disk may take it: it is not too large for the file, and not too many are on their way. */
  #mayLeave(content: PageContent): boolean {
    return sizeOf(content) <= this.#options.fileSize / LEAST_PAGES && this.#leaving.size < MOST_LEAVING;
  }

  async #bringIn(entry: PageEntry): Promise<PageContent | undefined> {
    const { place } = entry;
    try {
      const record = place && (await place.file.read(place));
      // Forgotten meanwhile, it does not hold any more.
      if (!record || entry.place !== place) return undefined;
      const content = readRecord(record);
      if (!this.#isRarer(entry, content)) this.#memory.set(entry, content);
      return content;
    } catch (error) {
      await this.#fail(error);
      return undefined;
    }
  }

  /** Puts into the file what has no place in memory, unless it lies there already. */
  async #moveOut(entry: PageEntry, content: PageContent) {
    if (this.#isInFile(entry) || !this.#mayLeave(content)) return;
    this.#leaving.set(entry, content);
    try {
      const file = await this.#openFile();
      const place = await file?.write(writeRecord(content));
      if (file && place && this.#leaving.get(entry) === content) entry.place = { ...place, file };
    } catch (error) {
      await this.#fail(error);
    } finally {
      if (this.#leaving.get(entry) === content) this.#leaving.delete(entry);
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

function sizeOf({ head, brotli }: PageContent): number {
  return (head.length > 0 ? HEAD : BARE) + brotli.length;
}

const LENGTH = 4;

/** The length of what is said of the page, that, the packed page. */
function writeRecord({ brotli, ...rest }: PageContent): Buffer {
  const said = Buffer.from(JSON.stringify(rest));
  const record = Buffer.allocUnsafe(LENGTH + said.length + brotli.length);
  record.writeUInt32LE(said.length);
  said.copy(record, LENGTH);
  brotli.copy(record, LENGTH + said.length);
  return record;
}

function readRecord(record: Buffer): PageContent {
  const at = LENGTH + record.readUInt32LE();
  return { ...(JSON.parse(record.toString('utf8', LENGTH, at)) as Omit<PageContent, 'brotli'>), brotli: record.subarray(at) };
}
