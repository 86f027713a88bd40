import { type Kysely, sql } from 'kysely';

/**
 * How many phone numbers accounts without a proven address have seen from one network on a day of India; the network stands there as a
 * keyed hash, as in `registration_networks`. docs/decisions/040-accounts.md explains it.
 */
export async function up(db: Kysely<unknown>) {
  await sql`create table network_looks (
    network bytea not null,
    day date not null,
    looks int not null,
    constraint network_looks__network_day primary key (network, day)
  )`.execute(db);
}
