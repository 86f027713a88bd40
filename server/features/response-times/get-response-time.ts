import type { Context } from '#server/context.ts';
import { ENOUGH } from '#server/features/response-times/follow-answers.ts';
import { sumResponses } from '#server/features/response-times/queries.ts';
import type { ResponseBadge } from '#shared/schemas/businesses.ts';

/** How a business answered the enquiries of the last 30 days, or nothing when there were too few to tell. */
export async function getResponseTime({ db }: Context, businessId: string): Promise<ResponseBadge | undefined> {
  const { received, written, confirmed, median_minutes } = await sumResponses(db, businessId);
  if (received < ENOUGH) return undefined;
  const medianMinutes = median_minutes === null ? null : Math.round(median_minutes);
  return { medianMinutes, answeredShare: (written + confirmed) / received, received, written, confirmed };
}
