import { type RawBuilder, sql } from 'kysely';

/**
 * In which language whoever asked is mailed: that of the account that asked, which can change it, else the one that was asked in. For
 * queries that know the table by its own name.
 * @param business the column that names the account of a business.
 */
export function askerLanguage(
  table: 'enquiries' | 'requirements' | 'saved_searches',
  business: 'sender_business_id' | 'business_id',
): RawBuilder<string> {
  return sql<string>`coalesce(
    (select users.language from users where users.user_id = ${sql.ref(`${table}.user_id`)}),
    (select asking.language from businesses asking where asking.business_id = ${sql.ref(`${table}.${business}`)}),
    ${sql.ref(`${table}.language`)})`;
}
