import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';

/** Seconds between two notices of one conversation, of which the enquiry itself gives the first. */
const PAUSE = 600;
/** A notice that is due and did not come for so long was given up. */
const GIVEN_UP = '2 days';

/**
 * Notes that the owner's devices are to be told of what the asker has written; the enquiry is locked.
 * @returns after how many seconds; none when a notice is due already, which will tell of it too.
 */
export async function markPushDue(db: Kysely<DB>, enquiryId: string): Promise<number | undefined> {
  const { rows } = await sql<{ wait: number }>`
    insert into enquiry_sides as known (enquiry_id, side, push_due_at) values (${enquiryId}, 'owner', now())
    on conflict (enquiry_id, side) do update set push_due_at = now()
      where known.push_due_at is null or known.push_due_at < now() - interval '${sql.raw(GIVEN_UP)}'
    returning greatest(0, ceil(${PAUSE}::int - extract(epoch from now() - greatest(pushed_at,
      (select created_at from enquiries where enquiries.enquiry_id = known.enquiry_id)))))::int as wait`.execute(db);
  return rows[0]?.wait;
}

/**
 * Takes a notice that is due. Nobody writes in the conversation until the transaction ends.
 * @returns what it tells of: the asker's last message that was not read, while the conversation goes on; nothing where there is none.
 */
export async function takeDuePush(db: Kysely<DB>, enquiryId: string) {
  await db.selectFrom('enquiries').select('enquiry_id').where('enquiry_id', '=', enquiryId).forUpdate().execute();
  const isOwners = sql<boolean>`enquiry_sides.enquiry_id = ${enquiryId} and side = 'owner'`;
  const taken = await db
    .updateTable('enquiry_sides')
    .set({ push_due_at: null })
    .where(isOwners)
    .where('push_due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (taken.numUpdatedRows === 0n) return undefined;
  return db
    .selectFrom('enquiry_sides')
    .innerJoin('enquiries', 'enquiries.enquiry_id', 'enquiry_sides.enquiry_id')
    .innerJoin('businesses', 'businesses.business_id', 'enquiries.business_id')
    .leftJoin('enquiry_origins', 'enquiry_origins.enquiry_id', 'enquiries.enquiry_id')
    .innerJoin('enquiry_messages', 'enquiry_messages.enquiry_id', 'enquiry_sides.enquiry_id')
    .select([
      'enquiries.business_id',
      'businesses.service',
      'businesses.language',
      'enquiries.language as asked_in',
      'enquiry_messages.message_id',
    ])
    .select(['enquiries.user_id', 'enquiries.sender_business_id', 'enquiries.email', 'enquiries.phone_no', 'browser', 'network'])
    .where(isOwners)
    .where('is_withheld', '=', false)
    .where('ended_at', 'is', null)
    .where('author', '=', 'asker')
    .where(sql<boolean>`enquiry_messages.created_at > coalesce(read_at, '-infinity')`)
    .orderBy('enquiry_messages.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function updatePushed(db: Kysely<DB>, enquiryId: string): Promise<void> {
  const pushed = { pushed_at: sql<Date>`now()` };
  await db.updateTable('enquiry_sides').set(pushed).where('enquiry_id', '=', enquiryId).where('side', '=', 'owner').execute();
}
