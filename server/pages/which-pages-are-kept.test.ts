import { expect, test } from 'vitest';
import { PAGES } from '#drills/parts/page-table.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

/** The pages that visitors are given again. Every other is made anew for each of them. */
const KEPT = [
  ...['/', '/category', '/suppliers', '/searcher', '/compare', '/viewdetails/:id', '/:city', '/:city/:service'],
  ...[
    '/complaint',
    '/contact',
    '/your-data',
    '/privacy-policy',
    '/terms-and-conditions',
    '/how-ranking-works',
    '/how-reviews-work',
    '/checks',
    '/plans',
    '/blog',
    '/blog/:id',
  ],
  '/why-work-zone-safety-is-important-for-everyone',
  '/creating-a-cozy-retreat-tips-for-designing-a-comfortable-living-space',
  ...[
    '/parent',
    '/user/login',
    '/user/register',
    '/user/register-child',
    '/user/liked',
    '/user/searches',
    '/user/forgot-password/verify-email',
  ],
  ...['/supplier/login', '/supplier/register', '/supplier/forgot-password/verify-email', '/admin/login'],
];

const { app, db } = await createTestApp({}, { pages: true });

/** Whether a visitor who asks for an address is given what was made before. */
async function isKept(url: string): Promise<boolean> {
  const open = () => app.inject({ url, headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (Linux; Android 13)' } });
  await open();
  const { statusCode, headers } = await open();
  return statusCode === 200 && headers.etag !== undefined;
}

test('of all pages these are kept, and none else', async () => {
  const kept = new Set<string>();
  for (const { path, fill, status } of PAGES) {
    const business = await makeBusiness(db, status ? { status } : {});
    if (await isKept((await fill?.({ business, db })) ?? path)) kept.add(path);
  }
  expect([...kept].toSorted()).toEqual(KEPT.toSorted());
});

/** The addresses whose loaders run use cases that a page without its query does not. */
test.each([
  ['words', '/searcher?q=cement', true],
  ['words that mean a list', '/searcher?q=waterproofing+in+pune', true],
  ['nobody at a place', '/searcher?service=Waterproofing&city=Nashik&state=Maharashtra', true],
  ['filters', '/searcher?service=Waterproofing&city=Pune&state=Maharashtra&rating=4', true],
  ['a service of all places', '/category?service=Cement', true],
  // Whom it offers is found by a use case that says nothing, and asks others that do.
  ['the form for quotes, with a place', '/get-quotes?service=Waterproofing&place=Pune', false],
])('by %s', async (_name, url, expected) => {
  await makeBusiness(db);
  expect(await isKept(url)).toBe(expected);
});
