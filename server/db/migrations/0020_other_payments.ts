import { type Kysely, sql } from 'kysely';

/** What was paid in place of the plan's price, for the team to refund; and when a waiting payer last had the gateway asked. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table payment_orders
    add column received_amount numeric,
    add column received_currency text,
    add column asked_at timestamptz,
    add constraint payment_orders__received_check
      check (num_nulls(received_amount, received_currency) in (0, 2) and (received_amount is null or status = 'failed'))`.execute(db);
}
