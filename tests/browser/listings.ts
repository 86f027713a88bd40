import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Business } from '#shared/schemas/businesses.ts';

/** What the search call answers: what a page must show, in this order. */
export async function findBusinesses(request: APIRequestContext, query: Record<string, string | number>): Promise<Business[]> {
  const answer = await request.get('/api/v1/contractor/search', { params: { page: 1, limit: 8, ...query } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data;
}

/** The business cards of a results page. */
export function cards(page: Page): Locator {
  return page.locator('main').getByRole('article');
}

/** Addresses that the cards lead to, one for each business, in their order. */
export async function cardAddresses(page: Page): Promise<string[]> {
  return cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** A business that nobody has rated: they stand at the end of lists. */
export async function findUnrated(request: APIRequestContext): Promise<Business> {
  const found = await findBusinesses(request, { city: 'Pune', state: 'Maharashtra', limit: 100, page: 2 });
  const unrated = found.find(({ totalReviews }) => totalReviews === 0);
  if (!unrated) throw new Error('The demo has rated every business in Pune');
  return unrated;
}

export function addressOf({ _id }: Business): string {
  return `/viewdetails/${_id}`;
}

/** The search form of Home and the results pages. */
export function searchForm(page: Page): Locator {
  return page.locator('main').getByRole('search');
}

/** Brings the search form back that phones fold away once there are results. */
export async function unfoldSearch(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 640) await page.getByRole('button', { name: 'Change the search' }).click();
}

/** A message at the top right. */
export function toast(page: Page, text: string): Locator {
  return (
    page
      .getByRole('region', { name: /^(Messages|मैसेज)/ })
      .getByRole('alert')
      // As a pattern, since a text would match in any case and as a part; a link may follow.
      .filter({ hasText: new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(Login|Open it)?$`) })
  );
}
