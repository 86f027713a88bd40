import type { Context, Viewer } from '#server/context.ts';
import { type ExportedTable, exportWalked } from '#server/db/export-table.ts';
import { selectSubscribersForExport } from '#server/features/newsletter/subscribers/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { SubscriberFilter } from '#shared/schemas/newsletter.ts';

/**
 * Subscribers as a file, those that the team's page shows by the same words and state.
 * @throws 401 for visitors, 403 for others than admins.
 */
export function exportSubscribers({ db }: Pick<Context, 'db'>, viewer: Viewer, filter: SubscriberFilter): ExportedTable {
  requireViewer(viewer, 'admin');
  return exportWalked(db, {
    table: 'newsletter_subscriptions',
    id: 'newsletter_subscription_id',
    columns: ['email', 'state', 'subscribedAt', 'confirmedAt'],
    select: (range) => selectSubscribersForExport(db, filter, range),
    present: ({ email, state, created_at, confirmed_at }) => ({ email, state, subscribedAt: created_at, confirmedAt: confirmed_at }),
  });
}
