import { expect, test } from 'vitest';
import { describeReasons } from '#app/features/requirements/match-reasons.ts';
import type { Match } from '#shared/schemas/requirements.ts';

const plain = { city: 'Pune', average_rating: 0, totalReviews: 0 } as Match['business'];

test.each([
  [{ business: plain }, ['In Pune']],
  [
    { business: { ...plain, distance: 2.4, comes: true, average_rating: 4.62, totalReviews: 23, checked: true } },
    [expect.stringMatching(/^2\.4 km.* from your place$/), 'Comes to your area', 'Rated 4.6 of 5 in 23 reviews', 'Verified by our team'],
  ],
  [{ business: plain, response: { medianMinutes: 20, answeredShare: 1 } }, ['In Pune', 'Usually replies within an hour']],
  [{ business: plain, response: { medianMinutes: 90, answeredShare: 0.5 } }, ['In Pune', 'Usually replies within 2 hours']],
  [{ business: plain, response: { medianMinutes: 1_440, answeredShare: 0.9 } }, ['In Pune', 'Usually replies within a day']],
  [{ business: plain, response: { medianMinutes: 2_000, answeredShare: 0.9 } }, ['In Pune', 'Usually replies within 2 days']],
  // Who answers few is not said to be quick.
  [{ business: plain, response: { medianMinutes: 20, answeredShare: 0.4 } }, ['In Pune']],
  [{ business: { ...plain, average_rating: 5, totalReviews: 1 } }, ['In Pune', 'Rated 5.0 of 5 in 1 review']],
])('%#', (match, reasons) => {
  expect(describeReasons({ response: undefined, ...match } as Match).map(({ text }) => text)).toEqual(reasons);
});
