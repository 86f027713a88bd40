import { type Kysely, sql } from 'kysely';

/**
 * Where the site tells of what happens, and what it has to tell (docs/decisions/220-keys-and-webhooks.md). Triggers write what is to be told in
 * the transaction of what happened, whoever makes that happen; while there is no endpoint they look once and do nothing.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** What of a business is no change that anybody is told of. */
const UNTOLD = `'{version,updated_at,password_hash,decisions,language,email_proven_at,phone_proven_at}'::text[]`;

/** Puts what happened to rows of `source`, which have an event and an id, to every endpoint that wants it, in the order of their ids. */
const tell = (source: string) => `
  insert into webhook_deliveries (webhook_endpoint_id, event, object_id)
  select webhook_endpoint_id, happened.event, happened.id
  from (${source}) happened join webhook_endpoints on is_on and happened.event = any (events)
  order by happened.id
  for key share of webhook_endpoints`;

const teller = (name: string, source: string) => `create function ${name}() returns trigger language plpgsql as $$
  begin
    if exists (select from webhook_endpoints where is_on) then ${tell(source)}; end if;
    return null;
  end $$`;

const STATEMENTS = [
  `create table webhook_endpoints (
    webhook_endpoint_id uuid constraint webhook_endpoints__webhook_endpoint_id primary key default uuidv7(),
    url text not null,
    secret text not null,
    events text[] not null constraint webhook_endpoints__events_check check (cardinality(events) > 0),
    shows_private boolean not null default false,
    is_on boolean not null default true,
    failing_since timestamptz,
    paused_until timestamptz,
    made_by text not null,
    version integer not null default 1,
    created_at timestamptz not null default now()
  )`,
  'create trigger count_version before update of url, events, shows_private, is_on on webhook_endpoints for each row execute function count_version()',
  `create table webhook_deliveries (
    webhook_delivery_id uuid constraint webhook_deliveries__webhook_delivery_id primary key default uuidv7(),
    place bigint not null generated always as identity,
    webhook_endpoint_id uuid not null
      constraint webhook_deliveries__webhook_endpoint_id_fkey references webhook_endpoints on delete cascade,
    event text not null,
    object_id uuid not null,
    state text not null default 'waiting' constraint webhook_deliveries__state_check check (state in ('waiting', 'sent', 'failed')),
    tries integer not null default 0,
    created_at timestamptz not null default now(),
    waits_since timestamptz not null default now(),
    due_at timestamptz not null default now(),
    claimed_until timestamptz,
    tried_at timestamptz,
    status integer,
    fault text,
    took_ms integer
  )`,
  `create index webhook_deliveries__waiting on webhook_deliveries (webhook_endpoint_id, object_id, place) where state = 'waiting'`,
  `create index webhook_deliveries__webhook_endpoint_id_place on webhook_deliveries (webhook_endpoint_id, place)`,
  `create index webhook_deliveries__created_at on webhook_deliveries (created_at) where state <> 'waiting'`,
  'create trigger notify_changed after insert on webhook_deliveries for each statement execute function notify_changed()',

  teller(
    'tell_added_businesses',
    `select business_id as id, case when status = 'approved' then 'business.approved' else 'business.added' end as event from added`,
  ),
  teller(
    'tell_changed_businesses',
    `select added.business_id as id,
       case when added.status <> removed.status and added.status in ('approved', 'rejected') then 'business.' || added.status
         when to_jsonb(added) - ${UNTOLD} is distinct from to_jsonb(removed) - ${UNTOLD} then 'business.changed' end as event
     from added join removed using (business_id)`,
  ),
  teller('tell_removed_businesses', `select business_id as id, 'business.removed' as event from removed`),
  teller(
    'tell_added_enquiries',
    `select enquiry_id as id, 'enquiry.received' as event from added where business_id is not null and not is_withheld`,
  ),
  teller(
    'tell_released_enquiries',
    `select added.enquiry_id as id, 'enquiry.received' as event from added join removed using (enquiry_id)
     where added.business_id is not null and removed.is_withheld and not added.is_withheld`,
  ),
  teller('tell_added_reviews', `select review_id as id, 'review.received' as event from added where state = 'shown'`),
  teller(
    'tell_shown_reviews',
    `select added.review_id as id, 'review.received' as event from added join removed using (review_id)
     where added.state = 'shown' and removed.state <> 'shown'`,
  ),
  teller('tell_added_orders', `select payment_order_id as id, 'order.paid' as event from added where status = 'paid'`),
  teller(
    'tell_paid_orders',
    `select added.payment_order_id as id, 'order.paid' as event from added join removed using (payment_order_id)
     where added.status = 'paid' and removed.status <> 'paid'`,
  ),
  ...[
    ['businesses', 'added', 'changed', 'removed'],
    ['enquiries', 'added', 'released'],
    ['reviews', 'added', 'shown'],
    ['payment_orders', 'added', 'paid'],
  ].flatMap(([table, added, changed, removed]) => {
    const name = table === 'payment_orders' ? 'orders' : table;
    return [
      `create trigger tell_webhooks_of_insert after insert on ${table} referencing new table as added
         for each statement execute function tell_${added}_${name}()`,
      `create trigger tell_webhooks_of_update after update on ${table} referencing old table as removed new table as added
         for each statement execute function tell_${changed}_${name}()`,
      ...(removed
        ? [
            `create trigger tell_webhooks_of_delete after delete on ${table} referencing old table as removed
               for each statement execute function tell_${removed}_${name}()`,
          ]
        : []),
    ];
  }),
];
