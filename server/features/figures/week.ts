import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { listUnansweredBusinesses, measureAnswering, readEnquirySpan } from '#server/features/figures/parts/enquiry-figures.ts';
import { measureGrowth, measureMoney } from '#server/features/figures/parts/growth-and-money.ts';
import { listSearchedInVain, listSearchedServices, readSearchSpan } from '#server/features/figures/parts/search-figures.ts';
import { sumSearches } from '#server/features/figures/queries/searches.ts';
import type { Span } from '#server/features/figures/span.ts';
import type { Figure, Figures, Unanswered } from '#shared/schemas/figures.ts';

/** So many of a list stand in the mail. */
const MOST = 5;

/** What happened in a week, and in the one before it. */
export interface WeekFigures {
  growth: Omit<Figures['growth'], 'steps'>;
  answering: Pick<Figures['enquiries'], 'now' | 'before'>;
  searches: Figure;
  services: Figures['searches']['services'];
  nothingFound: Figures['searches']['nothingFound'];
  unanswered: Unanswered[];
  money: Record<'paid' | 'refunded', Figures['money'][number]['paid']>;
}

export async function measureWeek(db: Kysely<DB>, span: Span): Promise<WeekFigures> {
  const [searched, enquired] = await Promise.all([readSearchSpan(db, span), readEnquirySpan(db, span)]);
  const [growth, answering, searches, services, nothingFound, unanswered, money] = await Promise.all([
    measureGrowth(db, enquired),
    measureAnswering(db, enquired),
    sumSearches(db, 'service', searched),
    listSearchedServices(db, searched, MOST),
    listSearchedInVain(db, searched, MOST),
    listUnansweredBusinesses(db, span, MOST),
    measureMoney(db, span),
  ]);
  const sum = (what: 'paid' | 'refunded', when: 'now' | 'before') =>
    money.reduce((all, plan) => ({ orders: all.orders + plan[what][when].orders, rupees: all.rupees + plan[what][when].rupees }), {
      orders: 0,
      rupees: 0,
    });
  const both = (what: 'paid' | 'refunded') => ({ now: sum(what, 'now'), before: sum(what, 'before') });
  return { growth, answering, searches, services, nothingFound, unanswered, money: { paid: both('paid'), refunded: both('refunded') } };
}

/** Whether nothing happened in the week, nor in the one before it. */
export function isEmptyWeek({ growth, searches, money, nothingFound }: WeekFigures): boolean {
  const { businesses, users, reviews, enquiries } = growth;
  const counts = [businesses, users, reviews, enquiries, searches].flatMap(({ now, before }) => [now, before]);
  const orders = [money.paid, money.refunded].flatMap(({ now, before }) => [now.orders, before.orders]);
  return nothingFound.length === 0 && [...counts, ...orders].every((n) => n === 0);
}
