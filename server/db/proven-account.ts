import { type RawBuilder, sql } from 'kysely';

/**
 * Whether an account has proven that its address or its number is its own, either of which makes it somebody's (docs/decisions/040-accounts.md). For
 * queries that know the table by this name.
 */
export function provenAccount(table: string): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql<boolean>`coalesce(${of('email_proven_at')}, ${of('phone_proven_at')}) is not null`;
}
