import { showDistance } from '#app/components/show-distance.ts';
import { describeMinutes } from '#app/features/enquiries/describe-minutes.ts';
import { placeName } from '#shared/place-name.ts';
import type { Match } from '#shared/schemas/requirements.ts';
import { businessesText, enquiriesText, requirementsText } from '#shared/texts.ts';

interface Reason {
  code: 'place' | 'comes' | 'answers' | 'rating' | 'checked';
  text: string;
}

/** Why a business is offered, in words, the most telling first. */
export function describeReasons({ business, response }: Match): Reason[] {
  const { distance, comes, average_rating, totalReviews, checked } = business;
  const place =
    distance === undefined ? requirementsText.inCity(placeName(business).city) : requirementsText.fromYourPlace(showDistance(distance));
  const reasons: Reason[] = [{ code: 'place', text: place }];
  if (comes) reasons.push({ code: 'comes', text: businessesText.comesToYou });
  if (response?.medianMinutes != null && response.answeredShare >= 0.5)
    reasons.push({ code: 'answers', text: enquiriesText.usuallyReplies(describeWait(response.medianMinutes)) });
  if (totalReviews > 0) reasons.push({ code: 'rating', text: requirementsText.ratedIn(average_rating.toFixed(1), totalReviews) });
  if (checked) reasons.push({ code: 'checked', text: requirementsText.verifiedByTeam });
  return reasons;
}

function describeWait(minutes: number): string {
  const isOneDay = minutes > 23 * 60 && minutes <= 24 * 60;
  return isOneDay ? requirementsText.aDay : describeMinutes(minutes);
}
