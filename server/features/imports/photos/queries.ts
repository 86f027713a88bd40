import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { Present } from '#server/features/imports/photos/read-photos.ts';
import { IS_FILE } from '#server/features/imports/zips/queries.ts';
import type { PhotoFault } from '#shared/schemas/imports.ts';

/** Addresses that were, or are about to be, fetched for some businesses, as far as their photos are still there. */
export async function selectPresent(
  db: Kysely<DB>,
  businesses: { business_id: string; images: string[] }[],
): Promise<Map<string, Present>> {
  const ids = businesses.map(({ business_id }) => business_id);
  const rows = await db
    .selectFrom('import_photos')
    .select(['business_id', 'url', 'picture'])
    .where('business_id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('state', '<>', 'failed')
    .execute();
  const byBusiness = Map.groupBy(rows, (row) => row.business_id);
  return new Map(
    businesses.map(({ business_id: id, images }) => {
      const there = (byBusiness.get(id) ?? []).filter(({ picture }) => picture === null || images.includes(picture));
      return [id, { keys: images, urls: there.map(({ url }) => url) }];
    }),
  );
}

export async function insertPhotos(
  db: Kysely<DB>,
  row: { import_id: string; line: number; business_id: string },
  urls: string[],
): Promise<void> {
  await db
    .insertInto('import_photos')
    .values(urls.map((url, place) => ({ ...row, place, url })))
    .execute();
}

/** What a row's photos wait for: the import, and its business. */
export function findTask(db: Kysely<DB>, importId: string, line: number) {
  return db
    .selectFrom('import_photos')
    .innerJoin('imports', 'imports.import_id', 'import_photos.import_id')
    .innerJoin('businesses', 'businesses.business_id', 'import_photos.business_id')
    .select(['imports.status', 'import_photos.business_id', 'images'])
    .where('import_photos.import_id', '=', importId)
    .where('line', '=', line)
    .where('import_photos.state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
}

/** Photos of a row that are still to be fetched, in the order of its cell. */
export function selectWaiting(db: Kysely<DB>, importId: string, line: number) {
  return db
    .selectFrom('import_photos')
    .select(['place', 'url', 'tries'])
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .where('state', '=', 'waiting')
    .orderBy('place')
    .execute();
}

/** Rows with photos that are still to be fetched. */
export async function selectWaitingLines(db: Kysely<DB>, importId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('import_photos')
    .select('line')
    .distinct()
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .orderBy('line')
    .execute();
  return rows.map(({ line }) => line);
}

interface Place {
  importId: string;
  line: number;
  place: number;
}

const onPlace = (db: Kysely<DB>, { importId, line, place }: Place) =>
  db
    .updateTable('import_photos')
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .where('place', '=', place)
    .where('state', '=', 'waiting');

/** @param hash of the bytes that it was made of, where its name says nothing of them. */
export async function setAdded(db: Kysely<DB>, at: Place, picture: string, hash: string | undefined): Promise<void> {
  await onPlace(db, at)
    .set({ state: 'added', picture, hash: hash ?? null })
    .execute();
}

export async function setFailed(db: Kysely<DB>, at: Place, fault: PhotoFault): Promise<void> {
  await onPlace(db, at).set({ state: 'failed', fault }).execute();
}

export async function countTry(db: Kysely<DB>, at: Place): Promise<void> {
  await onPlace(db, at).set({ tries: sql`tries + 1` }).execute();
}

/** What a row of an import has done, as it would be taken back. */
export function findChange(db: Transaction<DB>, importId: string, line: number) {
  return db
    .selectFrom('import_changes')
    .select(['version', 'before'])
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .where('undone_at', 'is', null)
    .where('left_because', 'is', null)
    .executeTakeFirst();
}

/** Photos are part of what a row has done. @param photosBefore those of a business that was there before the import. */
export async function extendChange(
  db: Transaction<DB>,
  at: { importId: string; line: number },
  { version, photosBefore }: { version: number; photosBefore: string[] },
): Promise<void> {
  await sql`update import_changes set version = ${version},
      before = jsonb_build_object('images', ${JSON.stringify(photosBefore)}::jsonb) || before
    where import_id = ${at.importId} and line = ${at.line}`.execute(db);
}

/** What is not fetched yet is not fetched any more. */
export async function deleteWaiting(db: Kysely<DB>, importId: string): Promise<void> {
  await db.deleteFrom('import_photos').where('import_id', '=', importId).where('state', '=', 'waiting').execute();
}

/** The keys of photos that rows of an import have brought. */
export async function selectBrought(db: Kysely<DB>, importId: string, lines: number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('import_photos')
    .select('picture')
    .where('import_id', '=', importId)
    .where('line', '=', sql<number>`any (${lines}::int[])`)
    .where('state', '=', 'added')
    .execute();
  return rows.flatMap(({ picture }) => picture ?? []);
}

/** How many photos of an import are in which state; of those that wait, how many are named as files. */
export async function countPhotos(db: Kysely<DB>, importId: string) {
  const rows = await db
    .selectFrom('import_photos')
    .select(['state', ({ fn }) => fn.countAll<number>().as('n'), sql<number>`count(*) filter (where ${IS_FILE})::int`.as('files')])
    .where('import_id', '=', importId)
    .groupBy('state')
    .execute();
  const of = (state: string) => rows.find((row) => row.state === state);
  const waiting = of('waiting');
  return { waiting: waiting?.n ?? 0, added: of('added')?.n ?? 0, failed: of('failed')?.n ?? 0, waitingFiles: waiting?.files ?? 0 };
}

/** Photos that were not taken, in the order of the file. */
export function selectFailed(db: Kysely<DB>, importId: string, most: number) {
  return db
    .selectFrom('import_photos')
    .innerJoin('businesses', 'businesses.business_id', 'import_photos.business_id')
    .select(['line', 'url', 'fault', 'import_photos.business_id', 'name', 'city'])
    .where('import_id', '=', importId)
    .where('import_photos.state', '=', 'failed')
    .orderBy('line')
    .orderBy('place')
    .limit(most)
    .execute();
}

/** Forgets addresses of photos that tell of somebody. */
export async function forgetPhotos(transaction: Transaction<DB>, mentions: string): Promise<void> {
  await sql`delete from import_photos where url ~* ${mentions}`.execute(transaction);
}
