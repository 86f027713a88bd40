import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { type Statement, statements } from '#server/features/what-waits/kind-queries.ts';
import type { Stretch } from '#server/features/what-waits/mark-queries.ts';
import type { QueueWhose, WhatWaits } from '#shared/schemas/what-waits.ts';
import { WAITING_KINDS, type WaitingKind, waitingKinds } from '#shared/waiting-kinds.ts';

/** Nobody looks closer at larger numbers. */
const MOST = 1_000;

const EVER: Stretch = { since: '-infinity', until: 'infinity' };

const since = (statement: Statement) => statement.since ?? sql`created_at`;

/** A query for each table of some kinds, as one. */
const ofEach = (kinds: readonly WaitingKind[], query: (kind: WaitingKind, statement: Statement) => ReturnType<typeof sql>) =>
  sql.join(
    kinds.flatMap((kind) => statements[kind].map((statement) => query(kind, statement))),
    sql` union all `,
  );

/** What waits, of what came in a stretch of time or ever. */
export async function selectWhatWaits(db: Kysely<DB>, stretch: Stretch = EVER): Promise<WhatWaits> {
  const counts = ofEach(WAITING_KINDS, (kind, statement) => {
    const came = since(statement);
    return sql`select ${sql.lit(kind)} as kind, (select count(*) from (select ${statement.from}
      and ${came} > ${stretch.since}::timestamptz and ${came} <= ${stretch.until}::timestamptz limit ${MOST}) counted) as waiting`;
  });
  const { rows } = await sql<{ kind: WaitingKind; waiting: number }>`
    select kind, sum(waiting)::int as waiting from (${counts}) counts group by kind`.execute(db);
  return Object.fromEntries(rows.map(({ kind, waiting }) => [kind, waiting])) as WhatWaits;
}

/** How much of each kind waits, counted as far as anybody looks, and since when the oldest does. */
export async function measureWaiting(db: Kysely<DB>): Promise<{ name: WaitingKind; waiting: number; oldest: Date | null }[]> {
  const measured = ofEach(
    WAITING_KINDS,
    (kind, statement) => sql`select ${sql.lit(kind)} as name,
      (select count(*) from (select ${statement.from} limit ${MOST}) counted) as waiting, (select min(${since(statement)}) ${statement.from}) as oldest`,
  );
  const { rows } = await sql<{ name: WaitingKind; waiting: number; oldest: Date | null }>`
    select name, sum(waiting)::int as waiting, min(oldest) as oldest from (${measured}) kinds group by name`.execute(db);
  return rows;
}

export interface QueuedRow {
  kind: WaitingKind;
  id: string;
  since: Date;
  due: Date;
  place: number;
  taker_id: string | null;
  taker_email: string | null;
  what: string | null;
  name: string | null;
  business_id: string | null;
  business_name: string | null;
  city: string | null;
  state: string | null;
  other_id: string | null;
  other_name: string | null;
}

/** Which part of the queue: of some kinds, and what one of the team has taken, or what nobody has. */
export interface QueuePart {
  kinds: readonly WaitingKind[];
  whose?: QueueWhose | undefined;
  adminId: string;
}

/** All that waits of a part, each with its place among those of its kind: of each kind no more than is counted. */
function waitingOf({ kinds, whose, adminId }: QueuePart) {
  const none = sql`null`;
  const waiting = ofEach(kinds, (kind, statement) => {
    const { from, id, due, business = none, other = none, name = none, what = none } = statement;
    const came = since(statement);
    const hours = sql.lit(waitingKinds[kind].hours);
    return sql`(select ${sql.lit(kind)} as kind, ${id} as id, ${came} as since, ${due ?? sql`${came} + make_interval(hours => ${hours})`} as due,
      ${business}::uuid as business_id, ${other}::uuid as other_id, ${name}::text as name, ${what}::text as what
      ${from} order by ${due ?? came}, ${id} limit ${MOST})`;
  });
  const isAsked = { mine: sql`taken.admin_id = ${adminId}::uuid`, nobodys: sql`taken.admin_id is null` };
  return sql`
    from (select waiting.*, (row_number() over (partition by kind order by due, id))::int as place from (${waiting}) waiting) waiting
      left join queue_takers taken on taken.kind = waiting.kind and taken.subject_id = waiting.id
    where ${whose ? isAsked[whose] : sql`true`}`;
}

/** A part of what waits, the soonest due first. */
export async function selectQueue(
  db: Kysely<DB>,
  part: QueuePart,
  { limit, offset }: { limit: number; offset: number },
): Promise<QueuedRow[]> {
  const { rows } = await sql<QueuedRow>`
    with page as (
      select waiting.*, taken.admin_id as taker_id ${waitingOf(part)}
      order by due, waiting.kind, id limit ${limit} offset ${offset})
    select page.*, businesses.name as business_name, businesses.city, businesses.state, others.name as other_name, admins.email as taker_email
    from page
      left join businesses on businesses.business_id = page.business_id
      left join businesses others on others.business_id = page.other_id
      left join admins on admins.admin_id = page.taker_id
    order by due, kind, id`.execute(db);
  return rows;
}

export async function countQueue(db: Kysely<DB>, part: QueuePart): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${waitingOf(part)}`.execute(db);
  return rows[0]?.count ?? 0;
}
