import * as z from 'zod/mini';
import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { ExportedTable } from '#server/db/export-table.ts';
import { exportUsers } from '#server/features/accounts/users/export-users.ts';
import { exportBlogs } from '#server/features/blog/export-blogs.ts';
import { exportBusinesses } from '#server/features/businesses/moderation/export-businesses.ts';
import { exportAllEnquiries } from '#server/features/enquiries/team-export/export-all-enquiries.ts';
import { exportFigures } from '#server/features/figures/export-figures.ts';
import { exportSubscribers } from '#server/features/newsletter/subscribers/export-subscribers.ts';
import { exportOrders } from '#server/features/payments/back-office/export-orders.ts';
import { exportPosters } from '#server/features/posters/export-posters.ts';
import { exportPrices } from '#server/features/prices/export-prices.ts';
import { exportReviews } from '#server/features/reviews/export-reviews.ts';
import { exportServices } from '#server/features/services/export-services.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import { orderState } from '#shared/schemas/back-office-lists.ts';
import type { ExportedList, ExportFilter, FigureList } from '#shared/schemas/exports.ts';
import { adminSearchQuery } from '#shared/schemas/moderation.ts';
import { subscriberFilter } from '#shared/schemas/newsletter.ts';
import { reviewState } from '#shared/schemas/reviews.ts';
import { areaOfList } from '#shared/team-areas.ts';

type Open = (context: Context, viewer: Viewer, filter: ExportFilter) => ExportedTable | Promise<ExportedTable>;

const figures =
  (list: FigureList): Open =>
  (context, viewer, { period }) =>
    exportFigures(context, viewer, list, period);

/** How each list is read; its states are those of its page. */
const LISTS: Record<ExportedList, Open> = {
  businesses: (context, viewer, { q, state, import: importId }) =>
    exportBusinesses(context, viewer, { q, status: readState(adminSearchQuery.shape.status, state), import: importId }),
  users: exportUsers,
  enquiries: exportAllEnquiries,
  reviews: (context, viewer, { q, state }) => exportReviews(context, viewer, { q, state: readState(z.optional(reviewState), state) }),
  orders: (context, viewer, { q, state }) => exportOrders(context, viewer, { q, state: readState(z.optional(orderState), state) }),
  prices: exportPrices,
  services: exportServices,
  posters: exportPosters,
  blogs: exportBlogs,
  subscribers: (context, viewer, { q, state }) =>
    exportSubscribers(context, viewer, { q, state: readState(subscriberFilter.shape.state, state) }),
  searched_services: figures('searched_services'),
  searched_cities: figures('searched_cities'),
  searched_service_cities: figures('searched_service_cities'),
  searched_in_vain: figures('searched_in_vain'),
  answers: figures('answers'),
  unanswered: figures('unanswered'),
  growth: figures('growth'),
  money: figures('money'),
};

/**
 * A list of the back office as its page shows it, to be read.
 * @throws 400 for a state that the list does not know; 401, 403 for all who do not work with this list.
 */
export async function openList(context: Context, viewer: Viewer, list: ExportedList, filter: ExportFilter): Promise<ExportedTable> {
  requireArea(viewer, areaOfList(list));
  return LISTS[list](context, viewer, filter);
}

function readState<Schema extends z.ZodMiniType>(schema: Schema, state: string | undefined): z.output<Schema> {
  const read = z.safeParse(schema, state);
  if (!read.success) throw refusals.invalidRequest();
  return read.data;
}
