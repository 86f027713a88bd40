import type { CorrectionRow } from '#server/features/corrections/queries.ts';
import type { WaitingField } from '#shared/waiting-fields.ts';

/** Whether what is suggested waits for the team once its owner has accepted it, as it would if the owner had edited it. */
export function waitsOnce(
  { field, value, shown }: Pick<CorrectionRow, 'field' | 'value' | 'shown'>,
  fieldsThatWait: readonly WaitingField[],
): boolean {
  // Another house number in the same city shows at once.
  if (field === 'place') return fieldsThatWait.includes('city') && (value.city !== shown.city || value.state !== shown.state);
  return fieldsThatWait.some((each) => each === field);
}
