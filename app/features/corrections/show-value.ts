import { showHours } from '#app/features/businesses/show-hours.ts';
import { showLanguages } from '#app/features/businesses/show-languages.ts';
import type { CorrectionField } from '#shared/correction-fields.ts';
import { capitalise, serviceName } from '#shared/service-name.ts';
import { correctionsText } from '#shared/texts.ts';

/** What a field is or is to be, as pages say it. */
export function showValue(field: CorrectionField, value: string): string {
  if (value === '') return correctionsText.notShown;
  if (field === 'openingHours') return showHours(value).join(', ');
  if (field === 'languages') return showLanguages(value.split(', '));
  return field === 'service' ? capitalise(serviceName(value)) : value;
}
