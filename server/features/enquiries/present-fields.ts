import { type EnquiryColumns, toEnquiryValues } from '#server/db/enquiry-columns.ts';
import { nameWritten } from '#server/features/places/place-names.ts';
import type { EnquiryFieldName } from '#shared/schemas/enquiry-fields.ts';

/** Fields of an enquiry as somebody reads them: the place by the names of the language of the moment. */
export function presentFields<Name extends EnquiryFieldName>(row: EnquiryColumns<Name>, names: readonly Name[]) {
  const values = toEnquiryValues(row, names);
  return 'place' in values ? { ...values, place: nameWritten(String(values.place)) } : values;
}
