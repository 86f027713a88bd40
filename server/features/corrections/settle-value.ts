import type { Context } from '#server/context.ts';
import { type Profile, toColumns } from '#server/db/business-columns.ts';
import { settleBusiness } from '#server/features/businesses/profile/settle-business.ts';
import { CORRECTED, type CorrectedField, type CorrectionField } from '#shared/correction-fields.ts';
import { describeField } from '#shared/schemas/business-fields.ts';
import type { CorrectionInput } from '#shared/schemas/corrections.ts';

export type CorrectedColumns = Partial<Profile>;

const columnsOf = (field: CorrectionField) => CORRECTED[field].map((name: CorrectedField) => describeField(name).column as keyof Profile);

/** What is suggested, by the columns of the business: under the names by which lists find it, as an edit would be stored. */
export async function settleValue(context: Context, now: Profile, input: CorrectionInput): Promise<CorrectedColumns> {
  const given = Object.fromEntries(CORRECTED[input.field].map((name: CorrectedField) => [name, input[name]]));
  const { service, address, city, state } = now;
  const settled = await settleBusiness(context, { service, address, city, state, ...given });
  return pickColumns(input.field, { ...now, ...toColumns(settled) });
}

/** What a profile has of a field. */
export function pickColumns(field: CorrectionField, profile: CorrectedColumns): CorrectedColumns {
  return Object.fromEntries(columnsOf(field).map((column) => [column, profile[column] ?? null]));
}

/** Whether a profile has these values. */
export const isShown = (value: CorrectedColumns, profile: CorrectedColumns) =>
  Object.entries(value).every(([column, each]) => JSON.stringify(each) === JSON.stringify(profile[column as keyof Profile] ?? null));

/** What is suggested, by the names that edits have for it. */
export function entriesOf(field: CorrectionField, value: CorrectedColumns) {
  return Object.fromEntries(
    CORRECTED[field].map((name: CorrectedField) => [name, value[describeField(name).column as keyof Profile] ?? undefined]),
  );
}
