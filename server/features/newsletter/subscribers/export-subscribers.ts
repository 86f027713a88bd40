import type { Readable } from 'node:stream';
import { writeCsv } from '#server/base/csv.ts';
import type { Context, Viewer } from '#server/context.ts';
import { selectSubscribersForExport } from '#server/features/newsletter/subscribers/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { SubscriberFilter } from '#shared/schemas/newsletter.ts';

const ROWS_AT_ONCE = 1_000;

const columns = [
  { key: 'email', header: 'Email' },
  { key: 'state', header: 'State' },
  { key: 'created_at', header: 'Subscribed (India time)' },
  { key: 'confirmed_at', header: 'Confirmed (India time)' },
];

/**
 * Subscribers as CSV for a spreadsheet, the latest first, read while it is sent (writeCsv).
 * @throws 401 for visitors, 403 for others than admins.
 */
export function exportSubscribers({ db }: Pick<Context, 'db'>, viewer: Viewer, filter: SubscriberFilter): Readable {
  requireViewer(viewer, 'admin');
  return writeCsv(columns, readSubscribers(db, filter));
}

async function* readSubscribers(db: Context['db'], filter: SubscriberFilter) {
  let last: string | undefined;
  for (;;) {
    const rows = await selectSubscribersForExport(db, filter, last, ROWS_AT_ONCE);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)?.newsletter_subscription_id;
  }
}
