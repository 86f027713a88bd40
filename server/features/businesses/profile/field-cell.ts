import type { Profile } from '#server/db/business-columns.ts';
import { toFields } from '#server/db/business-columns.ts';
import { type ImportedField, importedFields } from '#shared/schemas/business-fields.ts';

/** What a cell of a file holds: a number where the field is one. */
export type FieldCell = string | number;

/** A field of a business as a file says it, so that an import reads the same again; empty where there is nothing. */
export function fieldCell(value: string | number | boolean | string[] | null): FieldCell {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : '';
  return value ?? '';
}

/** All fields that an import reads, as a file says them. */
export function fieldCells(profile: Profile): Record<ImportedField, FieldCell> {
  const fields = toFields(profile, importedFields);
  return Object.fromEntries(importedFields.map((name) => [name, fieldCell(fields[name])])) as Record<ImportedField, FieldCell>;
}
