import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FLOORS, findBreaches } from '../../scripts/check-imports.ts';

const rule = 'A feature imports from floors below its own alone';
const likes = 'server/features/likes/toggle-like.ts';

test.each([
  ["import { getVisibleBusiness } from '#server/features/businesses/get-visible-business.ts';", []],
  ["import { openSession } from '#server/features/sessions/open-session.ts';", []],
  ["import { selectLikes } from '#server/features/likes/queries.ts';", []],
  ["import { addReport } from '#server/features/reports/add-report.ts';", ['#server/features/reports/add-report.ts']],
  ["import type { Report } from '#server/features/reports/view.ts';", ['#server/features/reports/view.ts']],
  ["import { writeReview } from '#server/features/reviews/write-review.ts';", ['#server/features/reviews/write-review.ts']],
  ["import { addReport } from '../reports/add-report.ts';", ['../reports/add-report.ts']],
  ["export { getAccount } from '#server/features/accounts/get-account.ts';", ['#server/features/accounts/get-account.ts']],
  ["const late = await import('#server/features/accounts/get-account.ts');", ['#server/features/accounts/get-account.ts']],
])('of likes: %s', (source, upward) => {
  expect(findBreaches(likes, source)).toEqual(upward.map((from) => `${likes}: ${rule} (${from})`));
});

test('a test may look at whatever stands above', () => {
  expect(findBreaches('server/features/likes/likes.test.ts', "import { a } from '#server/features/reports/view.ts';")).toEqual([]);
});

test('a feature without a floor is a breach, and a floor has no feature that is not there', () => {
  expect(findBreaches('server/features/quotes/send-quote.ts', '')).toEqual([
    'server/features/quotes/send-quote.ts: quotes stands on no floor (scripts/check-imports.ts)',
  ]);
  const folders = globSync('server/features/*').map((folder) => folder.split('/')[2]);
  expect(FLOORS.flatMap(({ features }) => features).toSorted()).toEqual(folders.toSorted());
});
