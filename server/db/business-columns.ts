import type { Selectable } from 'kysely';
import type { Businesses } from '#server/db/types.ts';
import {
  type ColumnOf,
  describeField,
  enteredFields,
  type FieldName,
  fieldNames,
  type PrivateField,
  type PublicField,
  privateFields,
  publicFields,
} from '#shared/schemas/business-fields.ts';

type Columns<Name extends FieldName> = Pick<Selectable<Businesses>, ColumnOf<Name>>;

/** What everybody may see of a business, what its owner and the team see besides, and all that may be changed of it, as columns. */
export type PublicColumns = Columns<PublicField>;
export type PrivateColumns = Columns<PrivateField>;
export type Profile = Columns<FieldName>;
/** What a file can change of a business. */
export type FileColumns = Partial<Profile & { external_key: string | null }>;

function columnsOf<Name extends FieldName>(names: readonly Name[]) {
  return names.map((name) => describeField(name).column as ColumnOf<Name>);
}

export const publicColumns = columnsOf(publicFields);
export const privateColumns = columnsOf(privateFields);
export const profileColumns = columnsOf(fieldNames);

/** Fields of a row by the names that calls have for them. */
export function toFields<Name extends FieldName>(row: Columns<Name>, names: readonly Name[]) {
  const columns: Record<string, unknown> = row;
  const fields: Record<string, unknown> = {};
  for (const name of names) fields[name] = columns[describeField(name).column];
  return fields as { [Each in Name]: Selectable<Businesses>[ColumnOf<Each>] };
}

/** What was entered, by its columns; what is absent stays absent. */
export function toColumns(entered: { [Name in FieldName]?: unknown }): Partial<Profile> {
  return Object.fromEntries(
    enteredFields.flatMap((name) => (entered[name] === undefined ? [] : [[describeField(name).column, entered[name]]])),
  );
}
