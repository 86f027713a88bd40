import type { DemoBusiness } from '#server/demo/businesses.ts';
import { createRandom } from '#server/demo/random.ts';
import type { DemoReview } from '#server/demo/reviews.ts';

const HOUR = 3_600_000;

/** How many of those who wrote a review saw the number before, and how many are answered. */
const SHARES = { seen: 0.45, answered: 0.2 };

const thanks =
  'Thank you {writer}, it was a pleasure to work for you.|Thank you for your trust, {writer}. Call us any time.|Thank you {writer}! We will tell the team, they will be happy.|Thanks a lot {writer}. Please tell your neighbours about us.'.split(
    '|',
  );
const sorry =
  'Sorry for the delay, {writer}. We have put another person on such jobs since.|{writer}, this should not have happened. Please call us, we will set it right without charge.|Thank you for telling us, {writer}. We have spoken to the team, and will do better.'.split(
    '|',
  );

/** Who wrote a review after seeing the number on the site: their reviews are marked as by real customers. */
export function demoPhoneViews(reviews: readonly DemoReview[]) {
  const random = createRandom('phone views');
  return reviews.flatMap(({ user_id, business_id, created_at }) => {
    if (!random.chance(SHARES.seen)) return [];
    const seen = new Date(created_at.getTime() - random.int(20, 400) * HOUR);
    return [{ user_id, business_id, day: seen.toISOString().slice(0, 10), created_at: seen }];
  });
}

/** What owners answer to some reviews, most to those that hurt. */
export function demoReplies(reviews: readonly DemoReview[], businesses: readonly DemoBusiness[]) {
  const random = createRandom('replies');
  const careful = new Set(businesses.filter(() => random.chance(2 * SHARES.answered)).map(({ business_id }) => business_id));
  return reviews.flatMap(({ review_id, business_id, name, rating, created_at }) => {
    const isAnswered = careful.has(business_id) && random.chance(rating < 3.5 ? 0.9 : 0.45);
    if (!isAnswered) return [];
    const [writer = ''] = name.split(' ');
    const body = random.pick(rating < 3.5 ? sorry : thanks).replace('{writer}', writer);
    return [{ review_id, body, created_at: new Date(created_at.getTime() + random.int(2, 90) * HOUR) }];
  });
}
