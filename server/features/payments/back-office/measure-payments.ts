import type { Context } from '#server/context.ts';
import { measureUnsettled } from '#server/features/payments/back-office/queries.ts';
import type { HealthFacts } from '#shared/schemas/health.ts';

/** Orders that the gateway has not closed, with the oldest, and refunds that are due: for those who look whether the site is well. */
export async function measurePayments({ db, payments }: Pick<Context, 'db' | 'payments'>): Promise<HealthFacts['payments']> {
  const { unsettled, oldest, refunds_due: refundsDue } = await measureUnsettled(db, payments.name);
  return { unsettled, oldestAt: oldest?.toISOString() ?? null, refundsDue };
}
