import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a request was sent by a user: by the account, or without one from the address that the user has proven. For queries that know the
 * request as `asked`.
 */
export function askedByUser(userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(asked.user_id = ${userId} or (asked.user_id is null and asked.sender_business_id is null
    and lower(asked.email) = (select lower(email) from users where users.user_id = ${userId} and email_proven_at is not null)))`;
}
