import { showDistance } from '#app/components/show-distance.ts';
import type { Match } from '#shared/schemas/requirements.ts';

/** Why a business is offered, in words, the most telling first. */
export function describeReasons({ business, response }: Match): string[] {
  const { city, distance, comes, average_rating, totalReviews, checked } = business;
  return [
    distance === undefined ? `In ${city}` : `${showDistance(distance)} from your place`,
    ...(comes ? ['Comes to your place'] : []),
    ...(response?.medianMinutes != null && response.answeredShare >= 0.5
      ? [`Usually replies within ${describeWait(response.medianMinutes)}`]
      : []),
    ...(totalReviews > 0
      ? [`Rated ${average_rating.toFixed(1)} of 5 in ${totalReviews} ${totalReviews === 1 ? 'review' : 'reviews'}`]
      : []),
    ...(checked ? [`Checked by our team`] : []),
  ];
}

function describeWait(minutes: number): string {
  if (minutes <= 60) return 'an hour';
  const hours = Math.ceil(minutes / 60);
  if (hours < 24) return `${hours} hours`;
  const days = Math.ceil(hours / 24);
  return days === 1 ? 'a day' : `${days} days`;
}
