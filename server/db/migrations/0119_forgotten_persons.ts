import { type Kysely, sql } from 'kysely';

/** Endpoints may be told that a person was forgotten: whoever keeps a copy of what they wrote takes them out of it, too. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** The teller of 0118 for what goes, with an event more. */
const teller = (name: string, source: string) => `create or replace function ${name}() returns trigger language plpgsql as $$
  begin
    if exists (select from webhook_endpoints where is_on) then
      insert into webhook_deliveries (webhook_endpoint_id, event, object_id)
      select webhook_endpoint_id, happened.event, happened.id
      from (${source}) happened join webhook_endpoints on is_on and happened.event = any (events)
      order by happened.id, happened.event
      for key share of webhook_endpoints;
    end if;
    return null;
  end $$`;

const STATEMENTS = [
  teller(
    'tell_removed_businesses',
    `select business_id as id, event from removed cross join (values ('business.removed'), ('person.forgotten')) events (event)`,
  ),
  teller('tell_removed_users', `select user_id as id, 'person.forgotten' as event from removed`),
  `create trigger tell_webhooks_of_delete after delete on users referencing old table as removed
     for each statement execute function tell_removed_users()`,
];
