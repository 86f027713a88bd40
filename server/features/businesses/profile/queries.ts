import { type Kysely, type Selectable, sql } from 'kysely';
import type { Businesses, DB } from '#server/db/types.ts';

/** What may be changed of a business, as columns. */
export interface Profile {
  name: string;
  email: string | null;
  phone_no: string | null;
  service: string;
  address: string;
  city: string;
  state: string;
  lat: number | null;
  lng: number | null;
  price: string;
  short_description: string;
  description: string;
  images: string[];
}

/** @throws the unique constraint's error when the phone number has an account. */
export async function insertBusiness(db: Kysely<DB>, business: Profile & { password_hash: string }): Promise<string> {
  const row = await db.insertInto('businesses').values(business).returning('business_id').executeTakeFirstOrThrow();
  return row.business_id;
}

const PROFILE = [
  'name',
  'email',
  'phone_no',
  'service',
  'address',
  'city',
  'state',
  'lat',
  'lng',
  'price',
  'short_description',
  'description',
  'images',
] as const satisfies (keyof Profile & keyof Selectable<Businesses>)[];

/** The profile as it is, which nobody else can change until the transaction ends. */
export function lockProfile(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('businesses')
    .select([...PROFILE, 'version'])
    .where('business_id', '=', businessId)
    .forUpdate()
    .executeTakeFirst();
}

/** @throws the unique constraint's error when the phone number is another's. */
export async function updateProfile(db: Kysely<DB>, businessId: string, profile: Partial<Profile>) {
  await db
    .updateTable('businesses')
    .set({ ...profile, updated_at: sql`now()` })
    .where('business_id', '=', businessId)
    .execute();
}

export async function insertEdit(db: Kysely<DB>, businessId: string, changes: object) {
  await db
    .insertInto('business_edits')
    .values({ business_id: businessId, edited_by: 'owner', changes: JSON.stringify(changes) })
    .execute();
}

/** An account's own changes, for the download of its data. */
export function selectEdits(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('business_edits')
    .select(['changes', 'created_at'])
    .where('business_id', '=', businessId)
    .orderBy('created_at')
    .execute();
}

/** Deletes the business and all that belongs to it. */
export async function deleteBusiness(db: Kysely<DB>, businessId: string): Promise<void> {
  await db.deleteFrom('businesses').where('business_id', '=', businessId).execute();
}
