import type { Readable } from 'node:stream';
import { writeCsv } from '#server/base/csv.ts';
import type { Context, Viewer } from '#server/context.ts';
import { selectEnquiriesForExport } from '#server/features/enquiries/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { EnquiryFilter } from '#shared/schemas/enquiries.ts';

const ROWS_AT_ONCE = 500;

const columns = [
  { key: 'created_at', header: 'Received (India time)' },
  { key: 'name', header: 'Name' },
  { key: 'phone_no', header: 'Phone' },
  { key: 'email', header: 'Email' },
  { key: 'message', header: 'Message' },
  { key: 'status', header: 'Status' },
  { key: 'replied_at', header: 'Replied (India time)' },
];

/**
 * The inbox of the owner who asks as CSV for a spreadsheet, newest first, read while it is sent (writeCsv).
 * @throws 401 for visitors, 403 for others.
 */
export function exportEnquiries(context: Context, viewer: Viewer, filter: EnquiryFilter): Readable {
  const { businessId } = requireViewer(viewer, 'contractor');
  return writeCsv(columns, readEnquiries(context, businessId, filter));
}

async function* readEnquiries({ db }: Context, businessId: string, filter: EnquiryFilter) {
  let last: string | undefined;
  for (;;) {
    const rows = await selectEnquiriesForExport(db, businessId, filter, last, ROWS_AT_ONCE);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)?.enquiry_id;
  }
}
