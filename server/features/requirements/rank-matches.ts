import type { Match } from '#shared/schemas/requirements.ts';

/** So many stars a business without reviews is taken to have, and how many reviews that counts as. */
const USUAL = { stars: 3.5, reviews: 5 };
/** Kilometres that are worth one star. */
const KILOMETRES_A_STAR = 8;
/** So far away somebody is taken to be whose distance is not known. */
const UNKNOWN_KILOMETRES = 50;
const QUICK = { minutes: 240, share: 0.5, stars: 1 };

/** Whether a business answers most enquiries, the middle one within hours. */
export function answersQuickly({ response }: Pick<Match, 'response'>): boolean {
  return response?.medianMinutes != null && response.medianMinutes <= QUICK.minutes && response.answeredShare >= QUICK.share;
}

/** Those to be shown first: near, quick to answer and well rated, each by its weight; of equals the one found first. */
export function rankMatches(matches: readonly Match[]): Match[] {
  return matches.toSorted((a, b) => weigh(b) - weigh(a));
}

function weigh(match: Match): number {
  const { average_rating, totalReviews, distance, comes } = match.business;
  const rating = (average_rating * totalReviews + USUAL.stars * USUAL.reviews) / (totalReviews + USUAL.reviews);
  // Whoever comes to the place is as near as the middle of a city.
  const kilometres = comes ? Math.min(distance ?? KILOMETRES_A_STAR, KILOMETRES_A_STAR) : (distance ?? UNKNOWN_KILOMETRES);
  return rating - kilometres / KILOMETRES_A_STAR + (answersQuickly(match) ? QUICK.stars : 0);
}
