import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FLOORS, findBreaches, findCircles, ROOMS } from '../../scripts/check-imports.ts';

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

const loaderRule = 'Loaders and actions ask use cases of the features, never endpoints or queries';
const appRule = 'The app imports types alone from the server, but for loaders and actions: in routes, app/root.tsx and *.server.ts';

test.each([
  ['app/routes/public/plans.tsx', '#server/features/payments/get-plan-offer.ts', []],
  ['app/root.tsx', '#server/features/accounts/get-account.ts', []],
  ['app/features/requirements/change-request.server.ts', '#server/features/requirements/closing/end-link.ts', []],
  ['app/routes/public/plans.tsx', '#server/features/payments/queries.ts', [loaderRule]],
  ['app/routes/public/plans.tsx', '#server/features/payments/api.ts', [loaderRule]],
  ['app/routes/public/plans.tsx', '#server/db/database.ts', [loaderRule]],
  ['app/features/plans/plan-card.tsx', '#server/features/payments/get-plan-offer.ts', [appRule]],
  ['shared/rupees.ts', '#server/features/payments/get-plan-offer.ts', [appRule, 'What browser and server share knows neither']],
])('the app: %s with %s', (file, from, broken) => {
  expect(findBreaches(file, `import { a } from '${from}';`)).toEqual(broken.map((rule) => `${file}: ${rule} (${from})`));
  if (file.startsWith('app/')) expect(findBreaches(file, `import type { A } from '${from}';`)).toEqual([]);
});

const roomRule = 'A room of the server imports from rooms below it alone';

test.each([
  ['server/db/heartbeat.ts', "import { Refusal } from '#server/base/errors.ts';", []],
  ['server/base/log.ts', "import type { DB } from '#server/db/types.ts';", ['#server/db/types.ts']],
  ['server/cache/tags.ts', "import { buildApp } from '../start/app.ts';", ['../start/app.ts']],
  ['server/routes/headers.ts', "import type { Viewer } from '#server/context.ts';", []],
  ['server/features/likes/api.ts', "import { pages } from '#server/pages/pages.ts';", ['#server/pages/pages.ts']],
  ['server/db/migrations/0200_x.ts', "import { settlePlace } from '#server/features/places/settle-place.ts';", []],
  [
    'server/db/migrate.ts',
    "import { settlePlace } from '#server/features/places/settle-place.ts';",
    ['#server/features/places/settle-place.ts'],
  ],
])('rooms: %s with %s', (file, source, upward) => {
  expect(findBreaches(file, source)).toEqual(upward.map((from) => `${file}: ${roomRule} (${from})`));
});

test('a file outside of all rooms is a breach, and each room is there', () => {
  expect(findBreaches('server/helpers.ts', '')).toEqual(['server/helpers.ts stands in no room (scripts/check-imports.ts)']);
  for (const room of ROOMS.flat()) expect(globSync(room)).toEqual([room]);
});

test('files that import each other in a circle are found, types too', () => {
  const circle = new Map([
    ['shared/a.ts', "import type { B } from '#shared/b.ts';"],
    ['shared/b.ts', "import { c } from './c.ts';"],
    ['shared/c.ts', "export { a } from '#shared/a.ts';"],
    ['shared/d.ts', "import { a } from '#shared/a.ts';"],
  ]);
  expect(findCircles(circle)).toEqual(['A circle: shared/a.ts -> shared/b.ts -> shared/c.ts -> shared/a.ts']);
  circle.set('shared/c.ts', '');
  expect(findCircles(circle)).toEqual([]);
});
