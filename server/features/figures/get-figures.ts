import { indiaDay } from '#server/base/india-day.ts';
import type { Context, Viewer } from '#server/context.ts';
import {
  hasEnquiries,
  listUnansweredBusinesses,
  measureAnswering,
  readEnquirySpan,
} from '#server/features/figures/parts/enquiry-figures.ts';
import { measureGrowth, measureMoney } from '#server/features/figures/parts/growth-and-money.ts';
import {
  listSearchedCities,
  listSearchedInVain,
  listSearchedServiceCities,
  listSearchedServices,
  readSearchSpan,
} from '#server/features/figures/parts/search-figures.ts';
import { readPeriod } from '#server/features/figures/read-period.ts';
import { spanOf } from '#server/features/figures/span.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { figureLimits } from '#shared/figure-limits.ts';
import { shiftPeriod } from '#shared/period.ts';
import type { Figures } from '#shared/schemas/figures.ts';

/**
 * What happened on the site in a day, month or year of India and in the one before it, with nobody in it: searches, enquiries and answers
 * by trade, who does not answer, growth and money. Of lists their beginnings.
 * @throws 400 for a period that has not begun; 401 for visitors, 403 for others than admins.
 */
export async function getFigures({ db, siteCounter }: Context, viewer: Viewer, asked: string | undefined): Promise<Figures> {
  requireViewer(viewer, 'admin');
  const period = readPeriod(asked);
  await siteCounter.flush();
  const span = spanOf(period);
  const [searched, enquired] = await Promise.all([readSearchSpan(db, span), readEnquirySpan(db, span)]);
  const { rows } = figureLimits;
  const [services, cities, serviceCities, nothingFound, enquiries, unanswered, growth, money] = await Promise.all([
    listSearchedServices(db, searched, rows),
    listSearchedCities(db, searched, rows),
    listSearchedServiceCities(db, searched, rows),
    listSearchedInVain(db, searched, rows),
    measureAnswering(db, enquired),
    listUnansweredBusinesses(db, span, rows),
    measureGrowth(db, enquired),
    measureMoney(db, span),
  ]);
  return {
    period,
    periodBefore: shiftPeriod(period, -1),
    hasSearches: span.of !== 'day' || span.since > shiftPeriod(indiaDay(), -figureLimits.daysKept),
    hasEnquiries: hasEnquiries(span),
    searches: { services, cities, serviceCities, nothingFound },
    enquiries: { ...enquiries, services: enquiries.services.slice(0, rows) },
    unanswered,
    growth,
    money,
  };
}
