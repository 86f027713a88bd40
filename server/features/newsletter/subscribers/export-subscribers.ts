import { pipeline } from 'node:stream';
import { type Stringifier, stringify } from 'csv-stringify';
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
 * Subscribers as CSV for a spreadsheet, the latest first, read while it is sent. What a spreadsheet would take for a formula gets an
 * apostrophe in front.
 * @throws 401 for visitors, 403 for others than admins.
 */
export function exportSubscribers({ db }: Pick<Context, 'db'>, viewer: Viewer, filter: SubscriberFilter): Stringifier {
  requireViewer(viewer, 'admin');
  const csv = stringify({ header: true, columns, bom: true, escape_formulas: true, record_delimiter: 'windows' });
  pipeline(readSubscribers(db, filter), csv, () => {});
  return csv;
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
