import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths, expectNothingGrave } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { makeBlog } from '#tests/factories/blog.ts';
import { makeComment } from '#tests/factories/comment.ts';

const SAFETY = '/why-work-zone-safety-is-important-for-everyone';
const RETREAT = '/creating-a-cozy-retreat-tips-for-designing-a-comfortable-living-space';

const comments = (page: Page) => page.getByRole('region', { name: 'Recent Comments' }).getByRole('article');
const form = (page: Page) => page.getByRole('region', { name: 'Leave a Comment' });
const entry = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });

test('a comment waits, is approved for all to see, and deleted', async ({ page, open, browser, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const title = `Terraces ${randomUUID()}`;
  const name = `Meera ${randomUUID().slice(0, 8)}`;
  const blog = await inDatabase((db) => makeBlog(db, { title }));
  await inDatabase((db) => makeComment(db, { blog_id: blog, name: 'Earlier', status: 'approved' }));

  await open(`/blog/${blog}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(form(page)).toContainText('Your email address will not be published.');
  await form(page).getByRole('button', { name: 'Post Comment' }).click();
  await expect(form(page).getByText('Please fill in all the fields.')).toBeVisible();
  await expect(entry(page, 'Comment')).toBeFocused();
  await entry(page, 'Comment').fill('First line\n<script>alert(1)</script>');
  await entry(page, 'Name').fill(name);
  await entry(page, 'Email').fill('nowhere');
  await form(page).getByRole('button', { name: 'Post Comment' }).click();
  await expect(form(page).getByText('Invalid Email')).toBeVisible();
  await expectNothingGrave(page);
  await entry(page, 'Email').fill('meera@example.in');
  await form(page).getByRole('button', { name: 'Post Comment' }).click();
  await expect(toast(page, 'Comment created successfully')).toBeVisible();
  await expect(comments(page).getByRole('heading')).toHaveText([name, 'Earlier']);
  await expect(comments(page).first()).toContainText('Awaiting approval');
  await expect(comments(page).first()).toContainText('<script>alert(1)</script>');
  await expect(entry(page, 'Comment')).toHaveValue('');
  await open(`/blog/${blog}`);
  await expect(comments(page).getByRole('heading')).toHaveText([name, 'Earlier']);
  await expectGoodAtBothWidths(page);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${baseURL}/blog/${blog}`);
  await expect(comments(visitor).getByRole('heading')).toHaveText(['Earlier']);

  const admin = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  await signInAdmin(admin, baseURL);
  await openAdmin(admin, `${baseURL}/admin/blogs`);
  const row = admin.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('1 pending');
  await expectGoodAtBothWidths(admin);
  await row.getByRole('button', { name: /^Comments/ }).click();
  const drawer = admin.getByRole('dialog', { name: /^Comments on/ });
  const mine = drawer.getByRole('row').filter({ hasText: name });
  await expect(mine).toContainText('meera@example.in');
  await expect(drawer.getByRole('button', { name: /^Approve the/ })).toHaveCount(1);
  await expectNothingGrave(admin);
  await mine.getByRole('button', { name: /^Approve the/ }).click();
  await expect(toast(admin, 'Comment updated successfully')).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^Approve the/ })).toHaveCount(0);
  await visitor.reload();
  await expect(comments(visitor).getByRole('heading')).toHaveText([name, 'Earlier']);
  await expect(visitor.getByText('meera@example.in')).toHaveCount(0);

  for (const left of [1, 0]) {
    await drawer
      .getByRole('button', { name: /^Delete the/ })
      .first()
      .click();
    await expect(drawer.getByRole('button', { name: /^Delete the/ })).toHaveCount(left);
  }
  await expect(drawer.getByText('No Comment Found.')).toBeVisible();
  await visitor.reload();
  await expect(comments(visitor)).toHaveCount(0);
  await admin.keyboard.press('Escape');
  await expect(row).not.toContainText('pending');
});

for (const [article, other] of [
  [SAFETY, RETREAT],
  [RETREAT, SAFETY],
] as const) {
  test(`${article} takes comments, and keeps who writes where that is asked for`, async ({ page, open, baseURL }) => {
    const name = `Anil ${randomUUID().slice(0, 8)}`;
    await open(article);
    await expectGoodAtBothWidths(page);
    expect((await page.getByRole('article').first().innerText()).split(/\s+/).length).toBeGreaterThan(700);
    await entry(page, 'Comment').fill('Nets are up.');
    await entry(page, 'Name').fill(name);
    await entry(page, 'Email').fill('anil@example.in');
    await entry(page, 'Website').fill('javascript:alert(1)');
    await form(page).getByRole('checkbox').check();
    await form(page).getByRole('button', { name: 'Post Comment' }).click();
    await expect(form(page).getByText('Please enter a valid web address')).toBeVisible();
    await entry(page, 'Website').fill('anil.example');
    await form(page).getByRole('button', { name: 'Post Comment' }).click();
    await expect(comments(page).filter({ hasText: name })).toContainText('Awaiting approval');

    await open(other);
    await expect(entry(page, 'Name')).toHaveValue(name);
    await expect(entry(page, 'Email')).toHaveValue('anil@example.in');
    await expect(entry(page, 'Website')).toHaveValue('anil.example');
    await expect(form(page).getByRole('checkbox')).toBeChecked();

    await signInAdmin(page, baseURL);
    await openAdmin(page, '/admin/blogs');
    await page
      .getByRole('table', { name: 'Articles' })
      .getByRole('row')
      .filter({ has: page.locator(`a[href="${article}"]`) })
      .getByRole('button', { name: /^Comments/ })
      .click();
    const mine = page.getByRole('dialog').getByRole('row').filter({ hasText: name });
    await expect(mine).toContainText('https://anil.example');
    await mine.getByRole('button', { name: /^Approve the/ }).click();
    await expect(mine.getByRole('button', { name: /^Approve the/ })).toHaveCount(0);
    await open(article);
    await expect(comments(page).getByRole('link', { name })).toHaveAttribute('rel', 'nofollow ugc noopener');
  });
}
