import { nameWritten } from '#server/features/places/place-names.ts';
import { budgets, timings } from '#shared/requirement-choices.ts';
import type { AskedFor } from '#shared/schemas/requirements.ts';
import { serviceName } from '#shared/service-name.ts';
import { requirementsText } from '#shared/texts.ts';

/** A request as the businesses that were chosen read it. */
export function describeRequirement({ service, place, work, timing, budget }: AskedFor, photos: number): string {
  return [
    work,
    '',
    requirementsText.serviceIs(serviceName(service)),
    requirementsText.whereIs(nameWritten(place)),
    requirementsText.whenIs(timings[timing]),
    ...(budget ? [requirementsText.budgetIs(budgets[budget])] : []),
    ...(photos > 0 ? [requirementsText.photosAre(photos)] : []),
  ].join('\n');
}
