import { randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inDatabase, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { makeBlog } from '#tests/factories/blog.ts';

const VISITOR = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

// The tests' own browser says that it is headless, and is not counted.
test.use({ userAgent: VISITOR });

/** How often this was counted; the numbers page adds what the server has in memory. */
async function counted(page: Page, baseURL: string | undefined, table: 'page_views' | 'search_counts', name: string) {
  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/numbers');
  const column = table === 'page_views' ? 'path' : 'name';
  return await inDatabase((db) => db.selectFrom(table).select('n').where(column, '=', name).execute());
}

test('a page is counted when it is opened, not when it is read again or gone back to', async ({ page, open, request, baseURL }) => {
  const title = `Terraces ${randomUUID()}`;
  const path = `/blog/${await inDatabase((db) => makeBlog(db, { title }))}`;
  const data = () => page.waitForResponse((answer) => new URL(answer.url()).pathname === `${path}.data` && answer.ok());

  await open('/blog');
  const opened = data();
  await page.getByRole('link', { name: title }).first().click();
  await opened;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  const form = page.getByRole('region', { name: 'Leave a Comment' });
  for (const [name, text] of Object.entries({ Comment: 'Useful', Name: 'Meera', Email: 'meera@example.in' })) {
    await form.getByRole('textbox', { name, exact: true }).fill(text);
  }
  const readAgain = data();
  await form.getByRole('button', { name: 'Post Comment' }).click();
  await readAgain;
  await expect(toast(page, 'Comment created successfully')).toBeVisible();

  await open(path);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Categories' }).click();
  await expect(page).toHaveURL('/category');
  const goneBackTo = data();
  await page.goBack();
  await goneBackTo;

  expect((await request.get(path, { headers: { 'user-agent': ROBOT } })).status()).toBe(200);
  expect(await counted(page, baseURL, 'page_views', path)).toEqual([{ n: 2 }]);
});

test('a search is counted for people, by words and by filter, and not for robots', async ({ page, request, baseURL }) => {
  const words = Array.from(randomBytes(20), (byte) => 'jkqvxz'[byte % 6]).join('');
  for (const query of [`q=${words}`, `service=${words}&city=Pune&state=Maharashtra`]) {
    for (const userAgent of [VISITOR, ROBOT]) {
      const answer = await request.get(`/searcher?${query}`, { headers: { 'user-agent': userAgent } });
      expect(answer.status()).toBe(200);
    }
  }
  expect(await counted(page, baseURL, 'search_counts', words)).toEqual([{ n: 1 }]);
  expect(await counted(page, baseURL, 'search_counts', `${words}, pune`)).toEqual([{ n: 1 }]);
});
