import type { Config } from '#server/base/config.ts';
import { isPublicUrl } from '#server/base/public-address.ts';
import { type KeptRemark, keepRemark } from '#server/features/imports/remarks.ts';
import { canBePhoto, isLikeAddress, splitNames } from '#server/features/imports/zips/photo-names.ts';
import { pictureKey } from '#server/features/media/media.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/texts.ts';

/** Addresses have commas and semicolons of their own: one ends an address where another address, or nothing, follows. */
const BETWEEN = /([,;|]*\s+[,;|]*|[,;|]+(?=[a-z][a-z0-9+.-]*:|\/|$))/i;

const LONGEST = 2_000;
/** So much of an address that is not taken is told. */
const SAID = 80;

/** What a business has: the keys of its photos, and addresses from which a file brought some of them, or is about to. */
export interface Present {
  keys: string[];
  urls: string[];
}

type Settings = Pick<Config, 'WEBHOOK_STAND_IN' | 'PUBLIC_URL'>;

/** The addresses and the names of files that stand in a cell, and what is neither. */
function splitPhotos({ PUBLIC_URL: site }: Pick<Settings, 'PUBLIC_URL'>, cell: string): string[] {
  return cell.split(/[\r\n]+/).flatMap((line) => {
    const found: string[] = [];
    let names = '';
    const endNames = () => {
      found.push(...splitNames(names));
      names = '';
    };
    for (const piece of line.split(BETWEEN)) {
      if (!isLikeAddress(piece) && ownKey(site, piece) === undefined) names += piece;
      else {
        endNames();
        found.push(piece);
      }
    }
    endNames();
    return found;
  });
}

/** The files that a cell of photos names, as they are written. */
export const fileNamesIn = ({ PUBLIC_URL: site }: Pick<Settings, 'PUBLIC_URL'>, cell: string) =>
  splitPhotos({ PUBLIC_URL: site }, cell).filter((written) => ownKey(site, written) === undefined && namesFile(written));

const namesFile = (written: string) => !isLikeAddress(written) && canBePhoto(written);

/**
 * What a cell of photos names, each once: addresses that are to be fetched, and files, as they are written, that come in a ZIP. Addresses of the site's own
 * photos are none: what stands there stays.
 * @param present what the business has, where it is known: no more are taken than it has room for.
 */
export function readPhotos(
  { WEBHOOK_STAND_IN: standIn, PUBLIC_URL: site }: Settings,
  cell: string,
  present: Present = { keys: [], urls: [] },
): { urls: string[]; remarks: KeptRemark[] } {
  const urls = new Set<string>();
  const remarks: KeptRemark[] = [];
  const leaveOut = (say: () => string) => remarks.push(keepRemark('photos', say));
  for (const written of splitPhotos({ PUBLIC_URL: site }, cell)) {
    const own = ownKey(site, written);
    if (own !== undefined) {
      if (!present.keys.includes(own)) leaveOut(() => messages.importPhotoOfSite);
      continue;
    }
    if (namesFile(written)) {
      // The same name may mean another photo by now: what a file holds is compared when it is taken.
      urls.add(written);
      continue;
    }
    const url = toUrl(written);
    if (url === undefined || !isPublicUrl(url, { standIn })) {
      const said = written.slice(0, SAID).toWellFormed();
      leaveOut(() => messages.importPhotoNotPublic(said));
    } else if (!present.urls.includes(url)) urls.add(url);
  }
  const room = Math.max(0, limits.pictures - present.keys.length);
  if (urls.size > room) leaveOut(() => messages.importPhotosTooMany(limits.pictures));
  return { urls: [...urls].slice(0, room), remarks: remarks.slice(0, 1) };
}

/** The key of a photo that the site serves itself. */
function ownKey(site: string, written: string): string | undefined {
  if (written.startsWith('/media/')) return pictureKey(written) ?? '';
  return written.startsWith(`${site}/media/`) ? (pictureKey(written) ?? '') : undefined;
}

function toUrl(written: string): string | undefined {
  if (written.length > LONGEST || !URL.canParse(written)) return undefined;
  const url = new URL(written);
  url.hash = '';
  return url.href;
}
