import { pagingOf } from '#server/base/page-of.ts';
import type { Context, Viewer } from '#server/context.ts';
import { countAllConfirmed, countSubscribers, selectSubscribers } from '#server/features/newsletter/subscribers/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { limits } from '#shared/limits.ts';
import type { SubscriberList, SubscriberListQuery } from '#shared/schemas/newsletter.ts';

/**
 * Addresses that subscribed, for the team, the latest first: confirmed ones and those that have been asked.
 * @throws 401 for visitors, 403 for others than admins.
 */
export async function listSubscribers(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { q, state, page, limit = limits.pageSize.table }: SubscriberListQuery,
): Promise<SubscriberList> {
  requireViewer(viewer, 'admin');
  const [rows, total, confirmed] = await Promise.all([
    selectSubscribers(db, { q, state }, { limit, offset: (page - 1) * limit }),
    countSubscribers(db, { q, state }),
    countAllConfirmed(db),
  ]);
  const subscribers = rows.map((row) => ({
    _id: row.newsletter_subscription_id,
    email: row.email,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
  }));
  return { subscribers, confirmed, ...pagingOf(total, { page, limit }) };
}
