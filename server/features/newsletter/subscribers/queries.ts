import { type Kysely, type SqlBool, sql } from 'kysely';
import { MOST_COUNTED, patternOf } from '#server/base/page-of.ts';
import { inIndia } from '#server/db/india-time.ts';
import type { DB } from '#server/db/types.ts';
import { type IdRange, inRange } from '#server/db/walk-table.ts';
import type { SubscriberFilter, SubscriberState } from '#shared/schemas/newsletter.ts';

const state = sql<SubscriberState>`case when confirmed_at is null then 'waiting' else 'confirmed' end`;

function matching(db: Kysely<DB>, { q, state: wanted }: SubscriberFilter) {
  return db
    .selectFrom('newsletter_subscriptions')
    .$if(wanted !== undefined, (query) => query.where('confirmed_at', wanted === 'confirmed' ? 'is not' : 'is', null))
    .$if(Boolean(q), (query) => query.where(sql<SqlBool>`email ilike ${patternOf(q ?? '')}`));
}

/** The latest first. */
export function selectSubscribers(db: Kysely<DB>, filter: SubscriberFilter, { limit, offset }: { limit: number; offset: number }) {
  return matching(db, filter)
    .select(['newsletter_subscription_id', 'email', 'created_at', 'confirmed_at', state.as('state')])
    .orderBy('newsletter_subscription_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countSubscribers(db: Kysely<DB>, filter: SubscriberFilter): Promise<number> {
  const { n } = await db
    .selectFrom(matching(db, filter).select('newsletter_subscription_id').limit(MOST_COUNTED).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Whom the next newsletter goes to. */
export async function countAllConfirmed(db: Kysely<DB>): Promise<number> {
  const { n } = await db
    .selectFrom('newsletter_subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Those of a range as a file has them. */
export function selectSubscribersForExport(db: Kysely<DB>, filter: SubscriberFilter, range: IdRange) {
  return matching(db, filter)
    .select(['newsletter_subscription_id', 'email', state.as('state')])
    .select([inIndia('created_at').as('created_at'), inIndia('confirmed_at').as('confirmed_at')])
    .where(inRange('newsletter_subscription_id', range))
    .orderBy('newsletter_subscription_id', 'desc')
    .execute();
}
