import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { toRefusal } from '#server/base/errors.ts';
import { createLimiter } from '#server/base/limiter.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { changeFields } from '#server/features/businesses/profile/change-fields.ts';
import { lockForFile, updateFromFile } from '#server/features/businesses/profile/file-queries.ts';
import { fetchPhoto } from '#server/features/imports/photos/fetch-photo.ts';
import { PhotoFailed } from '#server/features/imports/photos/photo-fault.ts';
import {
  countTry,
  extendChange,
  findChange,
  findTask,
  selectWaiting,
  setAdded,
  setFailed,
} from '#server/features/imports/photos/queries.ts';
import { awaitImportTurn, lockImport } from '#server/features/imports/queries.ts';
import { isFileName } from '#server/features/imports/zips/photo-names.ts';
import { findFile, hasSame } from '#server/features/imports/zips/queries.ts';
import { dropTaken, readStored } from '#server/features/imports/zips/stored-files.ts';
import { admitPictures } from '#server/features/media/encode-picture.ts';
import { removePictures, storePicture } from '#server/features/media/store-pictures.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { importLimits } from '#shared/import-limits.ts';
import { limits } from '#shared/limits.ts';
import type { PhotoFault } from '#shared/schemas/imports.ts';

/** So often one is tried that was not reached. */
const TRIES = 4;

/** Photos that are in memory at once. */
const inTurn = createLimiter(4, 1_000);

/** Of an import that was stopped they wait, of one that is taken back they are not wanted. */
export const FETCHING = ['importing', 'done', 'failed'];

interface Row {
  importId: string;
  line: number;
}

type Fetched = { place: number } & ({ key: string; hash: string | undefined } | { fault: PhotoFault } | { isPassing: true });

interface Wanted extends Row {
  place: number;
  url: string;
  tries: number;
  businessId: string;
}

/** Fetches the photos of a row that was imported, or takes them from a ZIP, and adds them to its business together. */
export const fetchPhotos = defineJob<Row>('fetch-import-photos', async (context, row) => {
  const task = await findTask(context.db, row.importId, row.line);
  if (!task || !FETCHING.includes(task.status)) return;
  const waiting = await selectWaiting(context.db, row.importId, row.line);
  const fetched: Fetched[] = [];
  const keys = () => fetched.flatMap((each) => ('key' in each ? each.key : []));
  try {
    for (const photo of waiting) {
      const isRoom = task.images.length + keys().length < limits.pictures;
      const got = isRoom
        ? await inTurn(() => fetchOne(context, { ...row, ...photo, businessId: task.business_id }, fetched))
        : { place: photo.place, fault: 'noRoom' as const };
      if (got) fetched.push(got);
    }
  } catch (error) {
    await removePictures(context.media, keys());
    throw error;
  }
  if (fetched.length === 0) return;
  // A connection lost while committing leaves open whether the rows are there: the sweep finds out.
  const kept = await context.db.transaction().execute((transaction) => keep(context, transaction, row, fetched));
  if (!kept) await removePictures(context.media, keys());
  else if (fetched.some((each) => 'isPassing' in each)) throw new Error('photos were not reached');
  if (waiting.some(({ url }) => isFileName(url))) await dropTaken(context, row.importId);
});

/** What a photo is made of; nothing where it waits for a ZIP. @throws PhotoFailed. */
async function bytesOf({ config, db, media }: Context, { importId, url }: Wanted): Promise<Buffer | undefined> {
  if (!isFileName(url)) return fetchPhoto(config, url);
  const { stored, fault, hasZip } = await findFile(db, importId, url);
  if (fault) throw new PhotoFailed(fault);
  const bytes = stored && (await readStored(media, stored));
  if (bytes) return bytes;
  if (hasZip) throw new PhotoFailed('notInZip');
  return undefined;
}

/** @param earlier those of the row that came before it. @returns nothing where it waits for a ZIP. */
async function fetchOne(context: Context, wanted: Wanted, earlier: Fetched[]): Promise<Fetched | undefined> {
  const { media } = context;
  const { place, url, tries } = wanted;
  try {
    const bytes = await bytesOf(context, wanted);
    if (!bytes) return undefined;
    const hash = isFileName(url) ? createHash('sha256').update(bytes).digest('base64url') : undefined;
    if (hash && (earlier.some((each) => 'hash' in each && each.hash === hash) || (await hasSame(context.db, wanted.businessId, hash))))
      return { place, fault: 'hasAlready' };
    await admitPictures(media.pictures, 1);
    return { place, hash, key: await storePicture(media, bytes, 'business', importLimits.photoBytes) };
  } catch (error) {
    if (error instanceof PhotoFailed)
      return error.isPassing && tries + 1 < TRIES ? { place, isPassing: true } : { place, fault: error.fault };
    const { status, code } = toRefusal(error);
    // Too many wait for their turn, or the disk is away: the job comes again.
    if (status >= 500) throw error;
    return { place, fault: FAULTS[code] ?? 'damaged' };
  }
}

const FAULTS: Record<string, PhotoFault> = {
  not_a_picture: 'notPhoto',
  too_many_pixels: 'tooManyPixels',
  unreadable_picture: 'damaged',
};

/** Adds the photos to the business, as part of what its row has done. @returns whether they are wanted. */
async function keep(context: Context, transaction: Transaction<DB>, row: Row, fetched: Fetched[]): Promise<boolean> {
  await awaitImportTurn(transaction);
  const running = await lockImport(transaction, row.importId);
  const waiting = new Set((await selectWaiting(transaction, row.importId, row.line)).map(({ place }) => place));
  if (!running || !FETCHING.includes(running.status) || !fetched.every(({ place }) => waiting.has(place))) return false;
  const task = await findTask(transaction, row.importId, row.line);
  const stored = task && (await lockForFile(transaction, task.business_id));
  if (!task || !stored) return false;
  const keys: string[] = [];
  for (const each of fetched) {
    const at = { ...row, place: each.place };
    if ('isPassing' in each) await countTry(transaction, at);
    else if ('fault' in each) await setFailed(transaction, at, each.fault);
    else {
      keys.push(each.key);
      await setAdded(transaction, at, each.key, each.hash);
    }
  }
  if (keys.length > 0)
    await addToBusiness(context, transaction, row, { businessId: task.business_id, adminId: running.started_by, stored, keys });
  return true;
}

interface Addition {
  businessId: string;
  adminId: string | null;
  stored: { version: number; images: string[] };
  keys: string[];
}

async function addToBusiness(
  context: Context,
  transaction: Transaction<DB>,
  row: Row,
  { businessId, adminId, stored: { version, images }, keys }: Addition,
): Promise<void> {
  const change = await findChange(transaction, row.importId, row.line);
  const columns = { images: [...images, ...keys] };
  const wasThere = change?.before !== null;
  // A business that the file has added is told of once, with the file.
  const done =
    wasThere && adminId
      ? await changeFields(context, transaction, businessId, { version, columns, adminId })
      : ({ is: 'changed', version: await updateFromFile(transaction, businessId, columns) } as const);
  if (done.is !== 'changed') throw new Error('a locked business has changed');
  if (change?.version === version) await extendChange(transaction, row, { version: done.version, photosBefore: images });
}
