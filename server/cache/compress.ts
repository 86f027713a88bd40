import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gzip, constants as zlib } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

/** What a page is packed in, by the names of content-encoding. */
export type Encoding = 'br' | 'gzip' | 'identity';

const negotiator = new Negotiator({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 500, maxSize: 50_000, sizeCalculation: (_, header) => header.length + 1 }),
});

/** What a page is packed in for a browser that takes what its request says (RFC 9110 §12.5.3). */
export function encodingFor(headers: IncomingHttpHeaders): Encoding {
  return (negotiator.negotiate(headers['accept-encoding'] ?? 'identity') ?? 'identity') as Encoding;
}

/** A page as it is kept: whole, and packed once for all who read it. */
export interface CompressedPage {
  etag: string;
  /** Sources of the scripts that stand in it, for the content security policy: "'sha256-…'". */
  scripts: string[];
  brotli: Buffer;
}

type Packed = Pick<CompressedPage, 'brotli'>;

/** What is shorter is sent as it is. Bytes. */
export const LEAST_PACKED = 1024;

/** What a page may weigh, in bytes; larger ones are not kept. */
export const MOST_BYTES = 1024 * 1024;

/** Few ask for it: pages as gzip have them are kept apart, up to so many bytes. */
const MOST_ZIPPED = 8 * 1024 * 1024;

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);

/** The bytes in memory of their own. What zlib gives lies in pools of 64 KiB, and would hold all of its pool for as long as it is kept. */
function apart(packed: Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(packed.length);
  packed.copy(bytes);
  return bytes;
}

const zipped = new LRUCache<Packed, Promise<Buffer>>({
  max: 1_000,
  maxSize: MOST_ZIPPED,
  sizeCalculation: (_, { brotli }) => 2 * brotli.length,
});

/** A window of 256 KiB holds a page, and keeps the encoder small. */
const BROTLI = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5, [zlib.BROTLI_PARAM_LGWIN]: 18 } };

/** For what few may ask for: at two fifths of the price, and a tenth larger. */
const FOR_ONE = { params: { ...BROTLI.params, [zlib.BROTLI_PARAM_QUALITY]: 3 } };
const ZIPPED_FOR_ONE = { level: 4 };

/** What is packed takes a quarter of its bytes at most, nearly always. */
const PACKED = 1 / 4;
const LEAST_ROOM = 4 * 1024;

/** Packs a page that is given once. */
export async function compressOnce(page: Buffer, encoding: Encoding): Promise<Buffer> {
  // zlib takes this room before it begins: with 64 KiB for each of 256 short lists at once it held 16 MB.
  const chunkSize = Math.max(LEAST_ROOM, Math.ceil(page.length * PACKED));
  if (encoding === 'br') return pack(page, { ...FOR_ONE, chunkSize });
  return encoding === 'gzip' ? zip(page, { ...ZIPPED_FOR_ONE, chunkSize }) : page;
}

/** Packs answers of calls, which are kept without anybody knowing how often they will be given. */
export async function compressForCache(bytes: Buffer): Promise<Buffer> {
  return apart(await compressOnce(bytes, 'br'));
}

/** Packs bytes that are given again and again. */
export async function compressWell(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return apart(await pack(bytes, BROTLI));
  return encoding === 'gzip' ? apart(await zip(bytes)) : bytes;
}

/** The first script that late-scripts.tsx adds, and what it calls it with: a list of addresses, and the text of a script that it adds. */
const STARTS = '((hrefs, text) =>';
const STARTER = /\}\)\(\[[^\]]*\], ("(?:[^"\\]|\\.)*")\);$/;

/**
 * Packs a page. Kept pages have no nonce, which must never be used twice: their scripts are allowed by what they say.
 * @param mark the nonce that the page was made with. Scripts with it are ours; one that somebody smuggled in has none, and stays forbidden.
 */
export async function compressPage(made: Buffer, mark: string): Promise<CompressedPage> {
  const nonce = ` nonce="${mark}"`;
  const pieces: Buffer[] = [];
  const scripts = new Set<string>();
  let from = 0;
  // In bytes: as a text a page lives long, and is collected at the price of all that does.
  for (let at = made.indexOf(nonce); at >= 0; at = made.indexOf(nonce, from)) {
    pieces.push(made.subarray(from, at));
    from = at + nonce.length;
    for (const script of scriptsWith(made, at, from)) scripts.add(`'sha256-${hash('sha256', script, 'base64')}'`);
  }
  const brotli = await compressWell(Buffer.concat([...pieces, made.subarray(from)]), 'br');
  return { etag: `W/"${hash('sha1', brotli, 'base64url')}"`, scripts: [...scripts], brotli };
}

/** What the tag with a nonce from `at` to `end` says, where it is a script's that stands in the page, and what that adds. */
function scriptsWith(page: Buffer, at: number, end: number): (Buffer | string)[] {
  const opens = page.lastIndexOf('<', at);
  const closes = page.indexOf('>', end);
  const tag = page.toString('utf8', opens, closes);
  if (!/^<script\b/.test(tag) || tag.includes(' src=')) return [];
  const script = page.subarray(closes + 1, page.indexOf('</script>', closes));
  return script.includes(STARTS) ? [script, ...startedBy(script.toString())] : [script];
}

/** The script that the starter adds. */
function startedBy(text: string): string[] {
  const added = STARTER.exec(text)?.[1];
  return added === undefined ? [] : [JSON.parse(added) as string];
}

/** The page's bytes as an encoding has them: at once where they are kept. */
export function bytesOf(page: Packed, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'br') return page.brotli;
  return encoding === 'gzip' ? zipOf(page) : unpack(page.brotli);
}

function zipOf(page: Packed): Promise<Buffer> {
  const known = zipped.get(page);
  if (known) return known;
  const making = unpack(page.brotli).then((html) => compressWell(html, 'gzip'));
  zipped.set(page, making);
  return making;
}
