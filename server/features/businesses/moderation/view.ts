import type { Changes } from '#server/features/audit/changes.ts';
import type { selectOwnerEditPage } from '#server/features/businesses/moderation/queries.ts';
import { pictureUrl } from '#server/features/media/media.ts';
import { describeField, fieldNames } from '#shared/schemas/business-fields.ts';
import type { ChangedField, OwnerEdit } from '#shared/schemas/moderation.ts';

type Row = Awaited<ReturnType<typeof selectOwnerEditPage>>[number];

/** The form's fields, and where the business comes to: each by its column. */
const FIELDS = [
  ...fieldNames.map((field) => ({ field: field as string, column: describeField(field).column as string })),
  { field: 'servesCities', column: 'serves_cities' },
  { field: 'servesKm', column: 'serves_km' },
];

/** The names of the fields of an edit. */
export const editedFields = (changes: object): string[] => FIELDS.flatMap(({ field, column }) => (column in changes ? [field] : []));

/** An owner's edit as the admin reads it. */
export function presentOwnerEdit({ business_edit_id, business_id, name, status, images, changes, ...row }: Row): OwnerEdit {
  const changed = changes as unknown as Changes;
  return {
    _id: business_edit_id,
    business: { _id: business_id, name, status: status as OwnerEdit['business']['status'] },
    changes: FIELDS.flatMap(({ field, column }): ChangedField[] => {
      const change = changed[column];
      if (!change) return [];
      const present = (value: unknown) => (field === 'image' ? presentPictures(value, images) : presentText(value));
      return [{ field, before: present(change.before), after: present(change.after) }];
    }),
    editedAt: row.created_at.toISOString(),
    checkedAt: row.checked_at?.toISOString() ?? null,
    ...(row.edited_by_name === null ? {} : { editedBy: row.edited_by_name }),
  };
}

/** Pictures that were taken away since are gone for good: only those that the business still has can be shown. */
function presentPictures(value: unknown, kept: string[]): (string | null)[] {
  return Array.isArray(value) ? value.map((key: string) => (kept.includes(key) ? pictureUrl(key, 1280) : null)) : [];
}

function presentText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
