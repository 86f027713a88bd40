import { businessFields, type FieldName } from '#shared/schemas/business-fields.ts';
import { moderationText } from '#shared/texts.ts';

/** What owners change beside the form. */
const OTHERS: Partial<Record<string, () => string>> = {
  servesCities: () => moderationText.comesTo,
  servesKm: () => moderationText.comesWithinKm,
};

/** What a field of an edit is called. One that was given up since has its own name alone. */
export function editedFieldName(field: string): string {
  return field in businessFields ? businessFields[field as FieldName].label() : (OTHERS[field]?.() ?? field);
}
