import type { Readable } from 'node:stream';
import { writeCsv } from '#server/base/csv.ts';
import { withLanguage } from '#server/base/language.ts';
import type { Context, Viewer } from '#server/context.ts';
import { presentFields } from '#server/features/enquiries/present-fields.ts';
import { selectEnquiriesForExport } from '#server/features/enquiries/queries.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';
import type { EnquiryFilter, EnquiryStatus } from '#shared/schemas/enquiries.ts';
import { describeEnquiryField, describeFacts, enquiryFieldNames } from '#shared/schemas/enquiry-fields.ts';
import { currentLanguage } from '#shared/site-language.ts';
import { deskText } from '#shared/texts.ts';

const ROWS_AT_ONCE = 500;

const statuses: Record<EnquiryStatus, () => string> = {
  new: () => deskText.newOnes,
  replied: () => deskText.replied,
  closed: () => deskText.closed,
  spam: () => deskText.spam,
};

const makeColumns = () => [
  { key: 'receivedAt', header: deskText.receivedIndiaTime },
  ...enquiryFieldNames.map((name) => ({ key: name, header: describeEnquiryField(name).label() })),
  { key: 'status', header: deskText.status },
  { key: 'repliedAt', header: deskText.repliedIndiaTime },
];

/**
 * The inbox of the owner who asks as CSV for a spreadsheet, newest first, in the language of the moment, read while it is sent (writeCsv).
 * @throws 401 for visitors, 403 for others.
 */
export function exportEnquiries(context: Context, viewer: Viewer, filter: EnquiryFilter): Readable {
  const { businessId } = requireDuty(viewer, 'all');
  return writeCsv(makeColumns(), readEnquiries(context, businessId, filter));
}

type Row = Awaited<ReturnType<typeof selectEnquiriesForExport>>[number];

async function* readEnquiries({ db }: Context, businessId: string, filter: EnquiryFilter) {
  // What is read while it is sent is read outside of the request.
  const language = currentLanguage();
  let last: string | undefined;
  for (;;) {
    const rows = await selectEnquiriesForExport(db, businessId, filter, last, ROWS_AT_ONCE);
    yield* withLanguage(language, () => rows.map(toCells));
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)?.enquiry_id;
  }
}

function toCells(row: Row) {
  const values = presentFields(row, enquiryFieldNames);
  const facts = enquiryFieldNames.flatMap((name) => (describeEnquiryField(name).is === 'fact' ? [[name, '']] : []));
  return {
    ...values,
    ...Object.fromEntries(facts),
    ...Object.fromEntries(describeFacts(values).map(({ name, text }) => [name, text])),
    receivedAt: row.created_at,
    status: statuses[row.status as EnquiryStatus](),
    repliedAt: row.replied_at,
  };
}
