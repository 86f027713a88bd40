import { sql } from 'kysely';

/** Whether anybody has come in to a business: set a password, or proven its address or its number. One that the team has added has nobody yet. */
export const HAS_OWNER = sql<boolean>`coalesce(businesses.password_hash, businesses.email_proven_at::text, businesses.phone_proven_at::text) is not null`;
