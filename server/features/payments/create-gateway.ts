import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '#server/base/config.ts';
import { isPublicSite } from '#server/base/this-machine.ts';
import type { DB } from '#server/db/types.ts';
import { createCashfree } from '#server/features/payments/cashfree.ts';
import { type Gateway, noGateway } from '#server/features/payments/gateway.ts';
import { createSandbox } from '#server/features/payments/sandbox/sandbox.ts';

/** The gateway that the settings name. */
export function createGateway(
  { CASHFREE, PAYMENTS, PUBLIC_URL }: Pick<Config, 'CASHFREE' | 'PAYMENTS' | 'PUBLIC_URL'>,
  db: Kysely<DB>,
  log: FastifyBaseLogger,
): Gateway {
  if (CASHFREE) return createCashfree(CASHFREE);
  if (PAYMENTS === 'off') {
    log.warn('PAYMENTS is off: nobody can buy the plan until it names who takes the money');
    return noGateway;
  }
  if (isPublicSite(PUBLIC_URL)) log.warn('PAYMENTS is sandbox: no money moves, and anyone can have the plan');
  return createSandbox(PUBLIC_URL, db);
}
