import type { Config } from '#server/base/config.ts';
import { type Got, getOnce } from '#server/base/get-once.ts';
import { isPublicUrl, lookUpPublic } from '#server/base/public-address.ts';
import { version } from '#server/base/version.ts';
import { importLimits } from '#shared/import-limits.ts';
import { messages } from '#shared/texts.ts';

/** How long nothing may come, and how long all may take. Milliseconds. */
export const PATIENCE = { silent: 20_000, whole: 300_000 };
const HOPS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
const MB = 1024 * 1024;

/** A file could not be fetched. */
export class FetchFailed extends Error {
  /** Why, in whatever language it is said in. */
  readonly say: () => string;

  constructor(say: () => string) {
    super(say());
    this.say = say;
  }
}

/** By what the host knows whether a file has changed. */
export interface Validators {
  etag: string | null;
  last_modified: string | null;
}

export type FetchedFile = { isSame: true } | ({ isSame: false; body: Buffer } & Validators);

/**
 * Fetches the file at an address from public addresses alone: each that it leads on to is looked at like the first. It is asked for unpacked, so
 * that it is no larger than it looks.
 * @throws FetchFailed.
 */
export async function fetchFile(
  { WEBHOOK_STAND_IN: standIn }: Pick<Config, 'WEBHOOK_STAND_IN'>,
  first: string,
  { etag, last_modified }: Validators,
  patience = PATIENCE,
): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(patience.whole);
  const headers = {
    ...{ accept: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, text/*;q=0.5, */*;q=0.1' },
    ...{ 'accept-encoding': 'identity', 'user-agent': `nirmaan/${version}` },
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(last_modified ? { 'if-modified-since': last_modified } : {}),
  };
  let url = first;
  for (let hop = 0; hop <= HOPS; hop += 1) {
    if (!isPublicUrl(url, { standIn, anyPort: true })) throw new FetchFailed(() => messages.sourceNotPublic);
    const lookup = new URL(url).origin === standIn ? undefined : lookUpPublic();
    const wanted = { headers, most: importLimits.sourceBytes, patience: patience.silent, signal, lookup };
    const got = await getOnce(url, wanted).catch((error) => {
      throw toFailure(error);
    });
    if (got.status === 304) return { isSame: true };
    const { location } = got.headers;
    if (!REDIRECTS.includes(got.status) || location === undefined) return fileOf(got);
    if (!URL.canParse(location, url)) throw new FetchFailed(() => messages.sourceAnswered(got.status));
    url = new URL(location, url).href;
  }
  throw new FetchFailed(() => messages.sourceRedirects);
}

function fileOf({ status, headers, body }: Got): FetchedFile {
  if (status !== 200) throw new FetchFailed(() => messages.sourceAnswered(status));
  if (/^(?:text\/html|application\/xhtml)/i.test(headers['content-type'] ?? '')) throw new FetchFailed(() => messages.sourcePage);
  const packed = headers['content-encoding'] ?? 'identity';
  if (packed !== 'identity') throw new FetchFailed(() => messages.sourcePacked);
  if (body.length === 0) throw new FetchFailed(() => messages.sourceEmpty);
  return { isSame: false, body, etag: headers.etag ?? null, last_modified: headers['last-modified'] ?? null };
}

function toFailure({ code }: NodeJS.ErrnoException): FetchFailed {
  if (code === 'EMSGSIZE') return new FetchFailed(() => messages.sourceTooLarge(importLimits.sourceBytes / MB));
  if (code === 'EPRIVATE') return new FetchFailed(() => messages.sourceNotPublic);
  return new FetchFailed(() => messages.sourceUnreached);
}
