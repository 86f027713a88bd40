import { type RawBuilder, sql } from 'kysely';

/**
 * Whether whoever asked did so with an account that has proven the very address that the answers go to. For queries that know the table by its
 * own name.
 */
export function provenAsker(table: 'enquiries' | 'requirements'): RawBuilder<boolean> {
  const isTheirs = sql`email_proven_at is not null and lower(asking.email) = lower(${sql.ref(`${table}.email`)})`;
  return sql<boolean>`(
    exists (select from users asking where asking.user_id = ${sql.ref(`${table}.user_id`)} and ${isTheirs})
    or exists (select from businesses asking where asking.business_id = ${sql.ref(`${table}.sender_business_id`)} and ${isTheirs}))`;
}
