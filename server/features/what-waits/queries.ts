import { type Kysely, sql } from 'kysely';
import type { Stretch } from '#server/db/move-mark.ts';
import type { DB } from '#server/db/types.ts';
import type { WhatWaits } from '#shared/schemas/what-waits.ts';

/** Nobody looks closer at larger numbers. */
const MOST = 1_000;

const EVER: Stretch = { since: '-infinity', until: 'infinity' };

/** What waits, of what came in a stretch of time or ever. */
export async function selectWhatWaits(db: Kysely<DB>, { since, until }: Stretch = EVER): Promise<WhatWaits> {
  const counted = (from: ReturnType<typeof sql>) =>
    sql`(select count(*) from (select ${from} and created_at > ${since}::timestamptz and created_at <= ${until}::timestamptz limit ${MOST}) counted)`;
  const { rows } = await sql<WhatWaits>`
    select
      ${counted(sql`from businesses where status = 'pending' and status <> 'approved'`)} as businesses,
      ${counted(sql`from reports where status = 'open'`)} as reports,
      ${counted(sql`from comments where status = 'pending'`)} as comments,
      ${counted(sql`from quarantined_enquiries where status = 'held'`)} as quarantined,
      ${counted(sql`from reviews where state = 'held' and state <> 'shown'`)} as reviews,
      ${counted(sql`from contact_messages where status = 'new'`)}
        + ${counted(sql`from enquiries where status = 'new' and business_id is null and business_left_at is null`)} as messages`.execute(
    db,
  );
  const [found] = rows;
  return {
    businesses: Number(found?.businesses),
    reports: Number(found?.reports),
    comments: Number(found?.comments),
    reviews: Number(found?.reviews),
    quarantined: Number(found?.quarantined),
    messages: Number(found?.messages),
  };
}
