import { sql } from 'kysely';

/** Whether an admin has a passkey. */
export const HAS_PASSKEY = sql<boolean>`exists (select from admin_passkeys where admin_passkeys.admin_id = admins.admin_id)`;

/** Whether an admin has a second factor: an app that makes codes, or a passkey. */
export const HAS_FACTOR = sql<boolean>`(admins.factor_set_at is not null or ${HAS_PASSKEY})`;
