import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { startOf } from '#server/features/figures/queries/moments.ts';
import type { Span } from '#server/features/figures/span.ts';
import type { PlanMoney } from '#shared/schemas/figures.ts';

export interface MoneyRow {
  buyer: PlanMoney['buyer'];
  what: 'paid' | 'refunded';
  is_now: boolean;
  orders: number;
  rupees: number;
}

/** Orders of the plan that were paid, and those whose money went back, in the period and before it. */
export async function selectMoney(db: Kysely<DB>, { before, since, until }: Span): Promise<MoneyRow[]> {
  const moved = (what: MoneyRow['what'], at: string, rupees: string, currency: string) => sql`
    select user_id, business_id, ${sql.lit(what)} as what, ${sql.ref(at)} >= ${startOf(since)} as is_now, ${sql.raw(rupees)} as rupees
    from payment_orders
    where ${sql.ref(at)} >= ${startOf(before)} and ${sql.ref(at)} < ${startOf(until)} and ${sql.raw(currency)} = 'INR'`;
  const { rows } = await sql<MoneyRow>`
    select case when user_id is not null then 'user' when business_id is not null then 'business' else 'deleted' end as buyer,
      what, is_now, count(*)::int as orders, sum(rupees)::float8 as rupees
    from (
      ${moved('paid', 'paid_at', 'amount', 'currency')}
      union all
      ${moved('refunded', 'refunded_at', 'coalesce(received_amount, amount)', 'coalesce(received_currency, currency)')}
    ) moved group by 1, 2, 3`.execute(db);
  return rows;
}
