import type { Context, Viewer } from '#server/context.ts';
import { type ExportedTable, exportAtOnce } from '#server/db/export-table.ts';
import { listUnansweredBusinesses, measureAnswering, readEnquirySpan } from '#server/features/figures/parts/enquiry-figures.ts';
import { measureGrowth, measureMoney } from '#server/features/figures/parts/growth-and-money.ts';
import {
  listSearchedCities,
  listSearchedInVain,
  listSearchedServiceCities,
  listSearchedServices,
  readSearchSpan,
} from '#server/features/figures/parts/search-figures.ts';
import { readPeriod } from '#server/features/figures/read-period.ts';
import { type Span, spanOf } from '#server/features/figures/span.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { figureLimits } from '#shared/figure-limits.ts';
import type { FigureList } from '#shared/schemas/exports.ts';

const MOST = figureLimits.downloaded;

interface Table {
  columns: readonly string[];
  load(context: Pick<Context, 'db'>, span: Span): Promise<object[]>;
}

const TABLES: Record<FigureList, Table> = {
  searched_services: {
    columns: ['service', 'searches', 'before'],
    load: async ({ db }, span) => {
      const rows = await listSearchedServices(db, await readSearchSpan(db, span), MOST);
      return rows.map(({ service, now: searches, before }) => ({ service, searches, before }));
    },
  },
  searched_cities: {
    columns: ['city', 'searches', 'before'],
    load: async ({ db }, span) => {
      const rows = await listSearchedCities(db, await readSearchSpan(db, span), MOST);
      return rows.map(({ city, now: searches, before }) => ({ city, searches, before }));
    },
  },
  searched_service_cities: {
    columns: ['service', 'city', 'searches', 'before'],
    load: async ({ db }, span) => {
      const rows = await listSearchedServiceCities(db, await readSearchSpan(db, span), MOST);
      return rows.map(({ service, city, now: searches, before }) => ({ service, city, searches, before }));
    },
  },
  searched_in_vain: {
    columns: ['words', 'searches', 'before'],
    load: async ({ db }, span) => {
      const rows = await listSearchedInVain(db, await readSearchSpan(db, span), MOST);
      return rows.map(({ words, now: searches, before }) => ({ words, searches, before }));
    },
  },
  answers: {
    columns: [
      'service',
      'sent',
      'answered',
      'share',
      'medianMinutes',
      'sentBefore',
      'answeredBefore',
      'shareBefore',
      'medianMinutesBefore',
    ],
    load: async ({ db }, span) => {
      const { services } = await measureAnswering(db, await readEnquirySpan(db, span));
      return services.map(({ service, now, before }) => ({
        service,
        ...now,
        share: shareOf(now),
        sentBefore: before.sent,
        answeredBefore: before.answered,
        shareBefore: shareOf(before),
        medianMinutesBefore: before.medianMinutes,
      }));
    },
  },
  unanswered: {
    columns: ['id', 'business', 'service', 'city', 'waiting', 'before', 'lastAnswerAt'],
    load: async ({ db }, span) => {
      const rows = await listUnansweredBusinesses(db, span, MOST);
      return rows.map(({ businessId: id, name: business, now: waiting, ...row }) => ({ ...row, id, business, waiting }));
    },
  },
  growth: {
    columns: ['at', 'businesses', 'users', 'reviews', 'enquiries'],
    load: async ({ db }, span) => (await measureGrowth(db, await readEnquirySpan(db, span))).steps,
  },
  money: {
    columns: [
      ...['plan', 'buyer', 'paidOrders', 'paidRupees', 'refundedOrders', 'refundedRupees'],
      ...['paidOrdersBefore', 'paidRupeesBefore', 'refundedOrdersBefore', 'refundedRupeesBefore'],
    ],
    load: async ({ db }, span) =>
      (await measureMoney(db, span)).map(({ plan, buyer, paid, refunded }) => ({
        plan,
        buyer,
        paidOrders: paid.now.orders,
        paidRupees: paid.now.rupees,
        refundedOrders: refunded.now.orders,
        refundedRupees: refunded.now.rupees,
        paidOrdersBefore: paid.before.orders,
        paidRupeesBefore: paid.before.rupees,
        refundedOrdersBefore: refunded.before.orders,
        refundedRupeesBefore: refunded.before.rupees,
      })),
  },
};

/** The part that was answered, of 1; empty where nothing was sent. */
function shareOf({ sent, answered }: { sent: number; answered: number }) {
  return sent === 0 ? null : Math.round((answered / sent) * 1_000) / 1_000;
}

/**
 * One table of a period's figures as a file; without a period, of this month.
 * @throws 400 for a period that has not begun; 401 for visitors, 403 for others than admins.
 */
export async function exportFigures(
  context: Pick<Context, 'db' | 'siteCounter'>,
  viewer: Viewer,
  list: FigureList,
  asked: string | undefined,
): Promise<ExportedTable> {
  requireViewer(viewer, 'admin');
  const span = spanOf(readPeriod(asked));
  const { columns, load } = TABLES[list];
  await context.siteCounter.flush();
  return exportAtOnce(columns, () => load(context, span));
}
