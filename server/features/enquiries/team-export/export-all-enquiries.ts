import type { Context, Viewer } from '#server/context.ts';
import { type ExportedTable, exportWalked } from '#server/db/export-table.ts';
import { selectEnquiriesOfAll } from '#server/features/enquiries/team-export/queries.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';

const COLUMNS = [
  ...['id', 'businessId', 'business', 'city', 'businessService', 'service', 'when', 'budget', 'photos', 'status', 'fromGetQuotes'],
  ...['heldBack', 'language', 'receivedAt', 'repliedAt', 'repliedBy', 'endedAs'],
];

/**
 * All enquiries as a file, for counting: neither who sent one nor what they wrote, which is between them and the business.
 * @throws 401 for visitors, 403 for others than admins.
 */
export function exportAllEnquiries({ db }: Pick<Context, 'db'>, viewer: Viewer): ExportedTable {
  requireViewer(viewer, 'admin');
  return exportWalked(db, {
    table: 'enquiries',
    id: 'enquiry_id',
    columns: COLUMNS,
    select: (range) => selectEnquiriesOfAll(db, range),
    present: (row) => ({
      id: row.enquiry_id,
      businessId: row.business_id,
      business: row.business_name,
      city: row.business_city,
      businessService: row.business_service,
      service: row.service,
      when: row.timing,
      budget: row.budget,
      photos: row.photos,
      status: row.status,
      fromGetQuotes: row.is_of_request ? 'yes' : 'no',
      heldBack: row.is_withheld ? 'yes' : 'no',
      language: row.language,
      receivedAt: row.created_at,
      repliedAt: row.replied_at,
      repliedBy: row.replied_by,
      endedAs: row.ended_as,
    }),
  });
}
