import { type Kysely, sql } from 'kysely';

/** When money of an order went back, and what the provider calls that. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table payment_orders add column refunded_at timestamptz, add column refund_reference text not null default ''`.execute(
    db,
  );
}
