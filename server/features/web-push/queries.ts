import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** Devices of one owner, and those of one push service among them; one more takes the place of the oldest. */
const MOST = 10;
const MOST_OF_HOST = 3;

/** The key pair of this database; `made` is kept when there is none yet, and of several at once the first. */
export async function keepVapidKeys(db: Kysely<DB>, make: () => { publicKey: string; privateKey: string }) {
  const find = () => db.selectFrom('vapid_keys').select(['public_key', 'private_key']).executeTakeFirst();
  const known = await find();
  if (known) return known;
  const { publicKey, privateKey } = make();
  await db
    .insertInto('vapid_keys')
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await find();
  if (!kept) throw new Error('The keys of web push were not kept');
  return kept;
}

/** Puts another key pair in the place of the one there is, and removes all devices. @returns how many. */
export function replaceVapidKeys(db: Kysely<DB>, { publicKey, privateKey }: { publicKey: string; privateKey: string }): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const pair = { public_key: publicKey, private_key: privateKey };
    await transaction.deleteFrom('vapid_keys').execute();
    await transaction.insertInto('vapid_keys').values(pair).execute();
    const { numDeletedRows } = await transaction.deleteFrom('push_devices').executeTakeFirst();
    return Number(numDeletedRows);
  });
}

interface NewDevice {
  business_id: string;
  session_hash: Buffer;
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
}

const DEVICE = ['push_device_id', 'name', 'endpoint', 'created_at'] as const;

/**
 * Keeps a device, which tells one owner alone: the one who subscribed it last.
 * @returns nothing when the endpoint is there with other keys: whoever knows an address alone takes it from nobody.
 */
export async function upsertDevice(db: Kysely<DB>, device: NewDevice) {
  const kept = await db
    .insertInto('push_devices')
    .values(device)
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet({ business_id: device.business_id, session_hash: device.session_hash, name: device.name, created_at: sql`now()` })
        .where('push_devices.p256dh', '=', device.p256dh)
        .where('push_devices.auth', '=', device.auth),
    )
    .returning(DEVICE)
    .executeTakeFirst();
  await deleteBeyond(db, device.business_id);
  return kept;
}

/** Removes the oldest of those that are too many: whoever names another's host as a push service has little sent there. */
async function deleteBeyond(db: Kysely<DB>, businessId: string): Promise<void> {
  await sql`
    delete from push_devices using (
      select push_device_id, row_number() over (order by created_at desc, push_device_id desc) as place,
        row_number() over (partition by split_part(endpoint, '/', 3) order by created_at desc, push_device_id desc) as place_of_host
      from push_devices where business_id = ${businessId}
    ) counted
    where counted.push_device_id = push_devices.push_device_id and (place > ${MOST} or place_of_host > ${MOST_OF_HOST})`.execute(db);
}

/** Whether a business is approved. It stays as it is until the transaction ends, and its devices are changed by nobody else meanwhile. */
export async function lockApproved(db: Kysely<DB>, businessId: string): Promise<boolean> {
  const business = await db
    .selectFrom('businesses')
    .select('status')
    .where('business_id', '=', businessId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return business?.status === 'approved';
}

export function selectDevices(db: Kysely<DB>, businessId: string) {
  return db.selectFrom('push_devices').select(DEVICE).where('business_id', '=', businessId).orderBy('created_at', 'desc').execute();
}

/** The devices that are told of something: those of an approved business. */
export function selectToldDevices(db: Kysely<DB>, businessId: string) {
  return db
    .selectFrom('push_devices')
    .innerJoin('businesses', 'businesses.business_id', 'push_devices.business_id')
    .select('push_device_id')
    .where('push_devices.business_id', '=', businessId)
    .where('businesses.status', '=', 'approved')
    .execute();
}

/** What a message to a device is sent with. */
export function findSubscription(db: Kysely<DB>, deviceId: string) {
  return db.selectFrom('push_devices').select(['endpoint', 'p256dh', 'auth']).where('push_device_id', '=', deviceId).executeTakeFirst();
}

/** Removes a device that its push service knows no longer, unless it was subscribed anew meanwhile. */
export async function deleteGone(db: Kysely<DB>, deviceId: string, endpoint: string): Promise<void> {
  await db.deleteFrom('push_devices').where('push_device_id', '=', deviceId).where('endpoint', '=', endpoint).execute();
}

/**
 * Gives the device that a session turned on another endpoint.
 * @returns nothing where it turned on none, or where the endpoint is another device's.
 */
export async function renewDevice(db: Kysely<DB>, { session_hash, business_id, endpoint, p256dh, auth }: Omit<NewDevice, 'name'>) {
  const renewed = { endpoint, p256dh, auth };
  const kept = await db
    .updateTable('push_devices')
    .set(renewed)
    .where('push_device_id', '=', ({ selectFrom }) =>
      selectFrom('push_devices')
        .select('push_device_id')
        .where('session_hash', '=', session_hash)
        .orderBy('created_at', 'desc')
        .limit(1)
        .forUpdate(),
    )
    .where(sql<boolean>`not exists (select from push_devices others where others.endpoint = ${renewed.endpoint}
      and others.push_device_id <> push_devices.push_device_id)`)
    .returning(DEVICE)
    .executeTakeFirst();
  await deleteBeyond(db, business_id);
  return kept;
}

/** Removes one of the business's devices, or all. @returns how many. */
export async function deleteDevices(db: Kysely<DB>, businessId: string, deviceId?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('push_devices')
    .where('business_id', '=', businessId)
    .$if(deviceId !== undefined, (query) => query.where('push_device_id', '=', deviceId ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
