import { budgets, timings } from '#shared/requirement-choices.ts';
import type { AskedFor } from '#shared/schemas/requirements.ts';

/** A request as the businesses that were chosen read it. */
export function describeRequirement({ service, place, work, timing, budget }: AskedFor, photos: number): string {
  return [
    work,
    '',
    `Service: ${service}`,
    `Where: ${place}`,
    `When: ${timings[timing]}`,
    ...(budget ? [`Budget: ${budgets[budget]}`] : []),
    ...(photos > 0 ? [`Photos: ${photos}`] : []),
  ].join('\n');
}
