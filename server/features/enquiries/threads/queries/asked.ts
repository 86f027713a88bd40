import { type Kysely, sql } from 'kysely';
import { enquiryColumnsOf } from '#server/db/enquiry-columns.ts';
import { isBefore, type ListPlace, momentOf } from '#server/db/list-place.ts';
import { shownName } from '#server/db/shown-name.ts';
import type { DB } from '#server/db/types.ts';
import { unreadMessages } from '#server/db/unread-messages.ts';
import { withheldAs } from '#server/db/withheld-as.ts';
import { lastMessage } from '#server/features/enquiries/queries.ts';
import { limits } from '#shared/limits.ts';
import { askedFields } from '#shared/schemas/enquiry-fields.ts';

type Sender = { user_id: string } | { sender_business_id: string };

function selectRows(db: Kysely<DB>) {
  return db
    .selectFrom('enquiries')
    .leftJoin('businesses', 'businesses.business_id', 'enquiries.business_id')
    .leftJoin('quarantined_enquiries', 'quarantined_enquiries.enquiry_id', 'enquiries.enquiry_id')
    .select(enquiryColumnsOf(askedFields).map((column) => `enquiries.${column}` as const))
    .select(['enquiries.enquiry_id', 'enquiries.business_id', 'enquiries.created_at', 'enquiries.replied_at'])
    .select([
      'enquiries.replied_by',
      'enquiries.ended_at',
      'enquiries.ended_as',
      'enquiries.requirement_id',
      shownName().as('business_name'),
    ])
    .select(['businesses.status as business_status', 'businesses.service as business_service', 'businesses.city', 'businesses.state'])
    .select([
      withheldAs,
      unreadMessages('asker').as('unread'),
      lastMessage.as('last_message'),
      sql<boolean>`replied_by is null and ended_at is null and not is_withheld and enquiries.created_at < now() - make_interval(hours => ${limits.requirement.patienceHours}::int)`.as(
        'is_unanswered',
      ),
    ])
    .where(sql<boolean>`(enquiries.business_id is not null or enquiries.business_left_at is not null)`);
}

export type AskedRow = NonNullable<Awaited<ReturnType<typeof findAsked>>>;

export function findAsked(db: Kysely<DB>, enquiryId: string) {
  return selectRows(db).where('enquiries.enquiry_id', '=', enquiryId).executeTakeFirst();
}

/** Some of them, in no order. */
export function selectAskedById(db: Kysely<DB>, sender: Sender, ids: string[]) {
  return selectRows(db)
    .where((eb) => eb.and(sender))
    .where('enquiries.enquiry_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** In how many conversations that an account began a business has written what was not read, up to `most`. */
export async function countUnreadAnswers(db: Kysely<DB>, sender: Sender, most: number): Promise<number> {
  const unread = db
    .selectFrom('enquiries')
    .select('enquiry_id')
    .where((eb) => eb.and(sender))
    .where('last_message_at', 'is not', null)
    .where(sql<boolean>`${unreadMessages('asker')} > 0`)
    .limit(most);
  const { count } = await db.selectFrom(unread.as('unread')).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return count;
}

/** A page of the enquiries that an account has sent to businesses, the last that was written in first. */
export function selectAsked(db: Kysely<DB>, sender: Sender, { limit, from }: { limit: number; from: number | ListPlace }) {
  const at = sql`coalesce(enquiries.last_message_at, enquiries.created_at)`;
  const all = selectRows(db)
    .select(momentOf(at).as('moment'))
    .where((eb) => eb.and(sender))
    .orderBy(at, 'desc')
    .orderBy('enquiries.enquiry_id', 'desc');
  const rows = typeof from === 'number' ? all.offset(from) : all.where(isBefore(from, { at, id: sql.ref('enquiries.enquiry_id') }));
  return rows.limit(limit).execute();
}

export async function countAsked(db: Kysely<DB>, sender: Sender): Promise<number> {
  const { n } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where((eb) => eb.and(sender))
    .where(sql<boolean>`(business_id is not null or business_left_at is not null)`)
    .executeTakeFirstOrThrow();
  return n;
}
