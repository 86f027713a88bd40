import type { Config } from '#server/base/config.ts';
import { type Got, getOnce } from '#server/base/get-once.ts';
import { isPublicUrl, lookUpPublic } from '#server/base/public-address.ts';
import { version } from '#server/base/version.ts';
import { PhotoFailed } from '#server/features/imports/photos/photo-fault.ts';
import { importLimits } from '#shared/import-limits.ts';

/** How long nothing may come, and how long all may take. Milliseconds. */
export const PATIENCE = { silent: 10_000, whole: 60_000 };

/** Links of photos often lead on: to https, to where a service keeps its files. */
const HOPS = 3;

const REDIRECTS = [301, 302, 303, 307, 308];
/** They say themselves that it may work later. */
const PASSING = [408, 425, 429];

const HEADERS = { accept: 'image/jpeg, image/png', 'accept-encoding': 'identity', 'user-agent': `nirmaan/${version}` };

/**
 * Fetches what stands at an address of a file, from public addresses alone: each that it leads on to is looked at like the first, and so is where its name
 * leads at the moment of the connection.
 * @throws PhotoFailed.
 */
export async function fetchPhoto(
  { WEBHOOK_STAND_IN: standIn }: Pick<Config, 'WEBHOOK_STAND_IN'>,
  first: string,
  patience = PATIENCE,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(patience.whole);
  let url = first;
  for (let hop = 0; hop <= HOPS; hop += 1) {
    // What was allowed when the file was checked may not be now.
    if (!isPublicUrl(url, { standIn })) throw new PhotoFailed('notPublic');
    const lookup = new URL(url).origin === standIn ? undefined : lookUpPublic();
    const wanted = { headers: HEADERS, most: importLimits.photoBytes, patience: patience.silent, signal, lookup };
    const got = await getOnce(url, wanted).catch((error) => {
      throw toFailure(error);
    });
    const next = REDIRECTS.includes(got.status) ? leadsTo(url, got) : undefined;
    if (next === undefined) return bodyOf(got);
    url = next;
  }
  throw new PhotoFailed('redirects');
}

function leadsTo(url: string, { headers: { location = '' } }: Got) {
  if (!URL.canParse(location, url)) throw new PhotoFailed('refused');
  const to = new URL(location, url);
  to.hash = '';
  return to.href;
}

function bodyOf({ status, headers, body }: Got): Buffer {
  if (status >= 500 || PASSING.includes(status)) throw new PhotoFailed('unreached', { isPassing: true });
  if (status !== 200) throw new PhotoFailed('refused');
  const isPage = /^(?:text\/html|application\/xhtml)/i.test(headers['content-type'] ?? '');
  if (isPage || /^\s*<(?:!doctype|html|head|body)/i.test(body.toString('latin1', 0, 200))) throw new PhotoFailed('page');
  return body;
}

function toFailure({ code }: NodeJS.ErrnoException): PhotoFailed {
  if (code === 'EMSGSIZE') return new PhotoFailed('tooLarge');
  if (code === 'EPRIVATE') return new PhotoFailed('notPublic');
  return new PhotoFailed('unreached', { isPassing: true });
}
