import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { keepValue } from '#server/features/settings/keep-value.ts';

/**
 * Tells the database for how many months a check stands: CHECK_MONTHS of the settings. Checks that stand keep their end, which their owners
 * were told.
 */
export const keepCheckMonths = (db: Kysely<DB>, months: number): Promise<void> => keepValue(db, 'check_months', months);
