import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { DB, WebhookEndpoints } from '#server/db/types.ts';

/** How long a try may take before another process takes the delivery over: longer than any answer is waited for. */
const CLAIMED_UNTIL = sql<Date>`now() + interval '1 minute'`;
/** How long it is tried. */
const GIVEN_UP_BEFORE = sql<Date>`now() - interval '3 days'`;
/** How long the log is kept. */
const LOGGED_SINCE = sql<Date>`now() - interval '30 days'`;
/** After each try the next waits longer; after the last of these as long each time. Minutes. */
const PAUSES = [1, 2, 5, 10, 30, 60, 120, 240, 480];

const ENDPOINT = [
  ...['webhook_endpoint_id', 'url', 'secret', 'events', 'shows_private', 'is_on', 'failing_since', 'made_by', 'version'],
  'created_at',
] as unknown as readonly (
  | 'webhook_endpoint_id'
  | 'url'
  | 'secret'
  | 'events'
  | 'shows_private'
  | 'is_on'
  | 'failing_since'
  | 'made_by'
  | 'version'
  | 'created_at'
)[];

export function selectEndpoints(db: Kysely<DB>) {
  return db.selectFrom('webhook_endpoints').select(ENDPOINT).orderBy('created_at').orderBy('webhook_endpoint_id').execute();
}

export function findEndpoint(db: Kysely<DB>, endpointId: string) {
  return db.selectFrom('webhook_endpoints').select(ENDPOINT).where('webhook_endpoint_id', '=', endpointId).executeTakeFirst();
}

/** An endpoint, which nobody else can change until the transaction ends; whatever happens meanwhile notes its deliveries (`for key share` in the triggers). */
export function lockEndpoint(db: Kysely<DB>, endpointId: string) {
  return db
    .selectFrom('webhook_endpoints')
    .select(ENDPOINT)
    .where('webhook_endpoint_id', '=', endpointId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function countEndpoints(db: Kysely<DB>): Promise<number> {
  const { n } = await db.selectFrom('webhook_endpoints').select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow();
  return n;
}

export function insertEndpoint(db: Kysely<DB>, endpoint: Insertable<WebhookEndpoints>) {
  return db.insertInto('webhook_endpoints').values(endpoint).returning('webhook_endpoint_id').executeTakeFirstOrThrow();
}

type EndpointFields = Pick<Insertable<WebhookEndpoints>, 'url' | 'events' | 'shows_private' | 'is_on'>;

/** Changes an endpoint; one that is switched on begins without its earlier failures. */
export async function updateEndpoint(db: Kysely<DB>, endpointId: string, fields: EndpointFields): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ ...fields, ...(fields.is_on ? { failing_since: null, paused_until: null } : {}) })
    .where('webhook_endpoint_id', '=', endpointId)
    .execute();
}

/** Whoever adds an endpoint counts them all: one after the other, until the transaction ends. */
export async function lockEndpoints(transaction: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('endpoints', 0))`.execute(transaction);
}

/** Processes that start at once enter plugins one after the other, until the transaction ends. */
export async function lockPlugins(transaction: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('plugins', 0))`.execute(transaction);
}

/** Changes what an endpoint is told of, and nothing else. */
export async function updateEvents(db: Kysely<DB>, endpointId: string, events: string[]): Promise<void> {
  await db.updateTable('webhook_endpoints').set({ events }).where('webhook_endpoint_id', '=', endpointId).execute();
}

export async function switchOff(db: Kysely<DB>, endpointId: string): Promise<void> {
  await db.updateTable('webhook_endpoints').set({ is_on: false }).where('webhook_endpoint_id', '=', endpointId).execute();
}

export function deleteEndpoint(db: Kysely<DB>, endpointId: string) {
  return db.deleteFrom('webhook_endpoints').where('webhook_endpoint_id', '=', endpointId).returning('url').executeTakeFirst();
}

/** How many deliveries of each endpoint wait, and how many were given up. */
export function countDeliveries(db: Kysely<DB>) {
  return db
    .selectFrom('webhook_deliveries')
    .select('webhook_endpoint_id')
    .select([
      sql<number>`count(*) filter (where state = 'waiting')::int`.as('waiting'),
      sql<number>`count(*) filter (where state = 'failed')::int`.as('failed'),
    ])
    .groupBy('webhook_endpoint_id')
    .execute();
}

/** The latest deliveries of an endpoint. */
export function selectDeliveries(db: Kysely<DB>, endpointId: string, most: number) {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_endpoint_id', '=', endpointId)
    .orderBy('place', 'desc')
    .limit(most)
    .execute();
}

export function findDelivery(db: Kysely<DB>, deliveryId: string) {
  return db.selectFrom('webhook_deliveries').selectAll().where('webhook_delivery_id', '=', deliveryId).executeTakeFirst();
}

/** Deliveries, as `due`, that can be sent now: of each object the earliest that waits, and none while that is on its way or waits for its next try. */
const CAN_BE_SENT = sql`due.state = 'waiting' and due.due_at <= now() and coalesce(due.claimed_until <= now(), true)
  and due.place = (
    select earliest.place from webhook_deliveries earliest
    where earliest.webhook_endpoint_id = due.webhook_endpoint_id and earliest.object_id = due.object_id and earliest.state = 'waiting'
    order by earliest.place limit 1)`;

/** Endpoints that have something to be told now. Of each the first that is due is looked for in their order: what waits for later is not read. */
export async function selectDueEndpoints(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select endpoint.webhook_endpoint_id as id from webhook_endpoints endpoint cross join lateral (
      select from webhook_deliveries due
      where due.webhook_endpoint_id = endpoint.webhook_endpoint_id and ${CAN_BE_SENT}
      order by due.due_at limit 1) first
    where is_on and coalesce(paused_until <= now(), true)
    order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

export type ClaimedDelivery = Awaited<ReturnType<typeof claimDue>>[number];

/** Takes deliveries of an endpoint that can be sent now, for this process alone. */
export async function claimDue(db: Kysely<DB>, endpointId: string, most: number) {
  const { rows } = await sql<{
    webhook_delivery_id: string;
    webhook_endpoint_id: string;
    event: string;
    object_id: string;
    tries: number;
    created_at: Date;
  }>`
    update webhook_deliveries set claimed_until = ${CLAIMED_UNTIL}, tries = tries + 1, tried_at = now()
    where webhook_delivery_id in (
      select webhook_delivery_id from webhook_deliveries due
      where webhook_endpoint_id = ${endpointId} and ${CAN_BE_SENT}
        and exists (select from webhook_endpoints where webhook_endpoint_id = ${endpointId} and is_on and coalesce(paused_until <= now(), true))
      order by place limit ${most} for update skip locked)
    returning webhook_delivery_id, webhook_endpoint_id, event, object_id, tries, created_at`.execute(db);
  return rows;
}

/** Puts a delivery to one endpoint that this process sends itself, at once. */
export async function insertTest(db: Kysely<DB>, endpointId: string): Promise<ClaimedDelivery> {
  const { rows } = await sql<ClaimedDelivery>`
    insert into webhook_deliveries (webhook_endpoint_id, event, object_id, tries, tried_at, claimed_until)
    values (${endpointId}, 'test', uuidv7(), 1, now(), ${CLAIMED_UNTIL})
    returning webhook_delivery_id, webhook_endpoint_id, event, object_id, tries, created_at`.execute(db);
  return rows[0] as ClaimedDelivery;
}

/** How a try went. */
export interface Outcome {
  status: number | null;
  fault: string | null;
  tookMs: number;
}

/** Notes that the endpoint took it. */
export async function setSent(db: Kysely<DB>, { webhook_delivery_id, webhook_endpoint_id, tries }: ClaimedDelivery, outcome: Outcome) {
  const { status, fault, tookMs } = outcome;
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'sent', claimed_until: null, status, fault, took_ms: tookMs })
    .where('webhook_delivery_id', '=', webhook_delivery_id)
    .where('tries', '=', tries)
    .execute();
  await db
    .updateTable('webhook_endpoints')
    .set({ failing_since: null, paused_until: null })
    .where('webhook_endpoint_id', '=', webhook_endpoint_id)
    .where('failing_since', 'is not', null)
    .execute();
}

/**
 * Notes that the endpoint did not take it: it is tried again later, for three days. @param isOnce whether it is not tried again.
 */
export async function setNotTaken(
  db: Kysely<DB>,
  { webhook_delivery_id, tries }: ClaimedDelivery,
  { status, fault, tookMs }: Outcome,
  isOnce: boolean,
): Promise<void> {
  const minutes = PAUSES[Math.min(tries, PAUSES.length) - 1] as number;
  await db
    .updateTable('webhook_deliveries')
    .set({ claimed_until: null, status, fault, took_ms: tookMs })
    .set({
      state: isOnce ? 'failed' : sql<string>`case when waits_since < ${GIVEN_UP_BEFORE} then 'failed' else 'waiting' end`,
      due_at: sql<Date>`now() + ${minutes} * interval '1 minute'`,
    })
    .where('webhook_delivery_id', '=', webhook_delivery_id)
    .where('tries', '=', tries)
    .execute();
}

/**
 * Notes that an endpoint fails; one that nobody reached is left alone for a while. @returns whether it has failed for so long that it is switched off, or said itself that it is gone.
 */
export async function noteFailing(
  transaction: Transaction<DB>,
  endpointId: string,
  { isGone, isUnreached }: { isGone: boolean; isUnreached: boolean },
): Promise<boolean> {
  // A failure is no change of what the team has set: `is_on`, which counts as one, is written by the last alone.
  const { rows } = await sql<{ is_lost: boolean }>`
    update webhook_endpoints set failing_since = coalesce(failing_since, now()),
      paused_until = case when ${isUnreached} then now() + interval '30 seconds' else paused_until end
    where webhook_endpoint_id = ${endpointId} and is_on
    returning ${isGone} or failing_since < ${GIVEN_UP_BEFORE} as is_lost`.execute(transaction);
  const isOff = rows[0]?.is_lost ?? false;
  if (isOff) await switchOff(transaction, endpointId);
  return isOff;
}

/** Has a delivery sent again that was sent, or given up. @returns whether there is one. */
export async function sendAgain(db: Kysely<DB>, where: { delivery: string } | { failedOf: string }): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', tries: 0, claimed_until: null, due_at: sql`now()`, waits_since: sql`now()` })
    .where((eb) =>
      'delivery' in where
        ? eb('webhook_delivery_id', '=', where.delivery)
        : eb.and([eb('webhook_endpoint_id', '=', where.failedOf), eb('state', '=', 'failed')]),
    )
    .where('event', '<>', 'test')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Forgets what was told, or given up, a month ago. */
export async function deleteOldDeliveries(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('state', '<>', 'waiting').where('created_at', '<', LOGGED_SINCE).execute();
}
