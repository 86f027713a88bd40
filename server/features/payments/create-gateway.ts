import type { Kysely } from 'kysely';
import type { Config } from '#server/config.ts';
import type { DB } from '#server/db/types.ts';
import { createCashfree } from '#server/features/payments/cashfree.ts';
import type { Gateway } from '#server/features/payments/gateway.ts';
import { createSandbox } from '#server/features/payments/sandbox/sandbox.ts';

/** The gateway that the settings name. */
export function createGateway(config: Pick<Config, 'CASHFREE' | 'PUBLIC_URL'>, db: Kysely<DB>): Gateway {
  return config.CASHFREE ? createCashfree(config.CASHFREE) : createSandbox(config.PUBLIC_URL, db);
}
