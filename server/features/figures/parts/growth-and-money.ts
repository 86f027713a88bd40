import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { selectGrowth } from '#server/features/figures/queries/growth.ts';
import { selectMoney } from '#server/features/figures/queries/money.ts';
import type { ReadSpan } from '#server/features/figures/queries/searches.ts';
import type { Span } from '#server/features/figures/span.ts';
import { stepsOf } from '#shared/period.ts';
import { buyerKinds, type Figures, type GrowthKind, growthKinds, type PlanMoney } from '#shared/schemas/figures.ts';

/** What came in the span, in all and by day; by month of a year, and of a month that is read from its sum. */
export async function measureGrowth(db: Kysely<DB>, span: ReadSpan): Promise<Figures['growth']> {
  const { since, until } = span;
  const step = span.of === 'year' || since < span.closedUntil ? 'month' : 'day';
  const rows = await selectGrowth(db, span, step);
  const sum = (kind: GrowthKind, isWanted: (at: string) => boolean) =>
    rows.filter((row) => row.kind === kind && isWanted(row.at)).reduce((all, { n }) => all + n, 0);
  const counts = <Count>(of: (kind: GrowthKind) => Count) =>
    Object.fromEntries(growthKinds.map((kind) => [kind, of(kind)])) as Record<GrowthKind, Count>;
  return {
    ...counts((kind) => ({ now: sum(kind, (at) => at >= since), before: sum(kind, (at) => at < since) })),
    steps: stepsOf(since, until, step).map((at) => ({ at, ...counts((kind) => sum(kind, (came) => came.startsWith(at))) })),
  };
}

/** Orders that were paid and refunded in the span, by plan and who bought it. */
export async function measureMoney(db: Kysely<DB>, span: Span): Promise<PlanMoney[]> {
  const rows = await selectMoney(db, span);
  return buyerKinds.flatMap((buyer) => {
    const of = (what: 'paid' | 'refunded', isNow: boolean) => {
      const row = rows.find((each) => each.buyer === buyer && each.what === what && each.is_now === isNow);
      return { orders: row?.orders ?? 0, rupees: row?.rupees ?? 0 };
    };
    const both = (what: 'paid' | 'refunded') => ({ now: of(what, true), before: of(what, false) });
    if (buyer === 'deleted' && !rows.some((row) => row.buyer === buyer)) return [];
    return [{ plan: 'one_time' as const, buyer, paid: both('paid'), refunded: both('refunded') }];
  });
}
