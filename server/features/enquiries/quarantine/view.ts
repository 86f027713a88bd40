import { presentFields } from '#server/features/enquiries/present-fields.ts';
import type { QuarantinedRow } from '#server/features/enquiries/quarantine/queries.ts';
import { placeNamesOf } from '#server/features/places/place-names.ts';
import type { Quarantined, QuarantineStatus } from '#shared/schemas/bad-leads.ts';
import { enquiryFieldNames } from '#shared/schemas/enquiry-fields.ts';

/** An enquiry in quarantine for the admin, and for nobody else. */
export function presentQuarantined(row: QuarantinedRow): Quarantined {
  return {
    _id: row.enquiry_id,
    status: row.status as QuarantineStatus,
    ...presentFields(row, enquiryFieldNames),
    sentAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    isSignedIn: row.is_signed_in,
    business: { _id: row.business_id, name: row.business_name, city: row.city, ...placeNamesOf(row) },
    marks: row.marks,
    version: row.version,
  };
}
