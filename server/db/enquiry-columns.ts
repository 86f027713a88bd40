import type { Selectable } from 'kysely';
import type { Enquiries } from '#server/db/types.ts';
import {
  describeEnquiryField,
  type EnquiryColumnOf,
  type EnquiryFieldName,
  type EnquiryValues,
  enquiryFieldNames,
} from '#shared/schemas/enquiry-fields.ts';

/** The fields of an enquiry as the table has them. */
export type EnquiryColumns<Name extends EnquiryFieldName = EnquiryFieldName> = Pick<Selectable<Enquiries>, EnquiryColumnOf<Name>>;

export function enquiryColumnsOf<Name extends EnquiryFieldName>(names: readonly Name[]) {
  return names.map((name) => describeEnquiryField(name).column as EnquiryColumnOf<Name>);
}

export const enquiryColumns = enquiryColumnsOf(enquiryFieldNames);

/** Those that anything may have been typed into. */
export const typedColumns = enquiryColumnsOf(enquiryFieldNames.filter((name) => describeEnquiryField(name).isTyped));

/** Those in which typed words are looked for: what was typed, and how whoever asked is reached. */
export const searchedColumns = enquiryColumnsOf(
  enquiryFieldNames.filter((name) => describeEnquiryField(name).isTyped || describeEnquiryField(name).is === 'person'),
);

/** Fields of a row by the names that calls have for them. */
export function toEnquiryValues<Name extends EnquiryFieldName>(row: EnquiryColumns<Name>, names: readonly Name[]) {
  const columns: Record<string, unknown> = row;
  const values: Record<string, unknown> = {};
  for (const name of names) values[name] = columns[describeEnquiryField(name).column];
  return values as EnquiryValues<Name>;
}

/** What was said, by its columns; what nobody said is none. */
export function toEnquiryColumns<Name extends EnquiryFieldName>(
  said: { [Each in Name]?: EnquiryValues[Each] | undefined },
  names: readonly Name[],
) {
  const columns: Record<string, unknown> = {};
  for (const name of names) {
    const { column, none } = describeEnquiryField(name);
    columns[column] = said[name] ?? none;
  }
  return columns as EnquiryColumns<Name>;
}

/** What stands in the columns of an enquiry whose sender is forgotten. @param name what they are called then. */
export function forgottenColumns(name: string): EnquiryColumns {
  return toEnquiryColumns({ name }, enquiryFieldNames);
}
