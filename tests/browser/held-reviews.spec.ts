import { randomUUID } from 'node:crypto';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';

test("a review of one's own business waits for the team, who show it", async ({ page, open, baseURL }) => {
  await page.setViewportSize(PHONE);
  const email = `${randomUUID().slice(0, 8)}@example.in`;
  const writer = `Ravi ${randomUUID().slice(0, 8)}`;
  const { business, token } = await inDatabase(async (db) => ({
    business: await makeBusiness(db, { email }),
    token: (await signInUser(db, await makeUser(db, { email }))).token,
  }));
  await page.context().addCookies([{ name: 'nirmaan', value: token, url: baseURL ?? '' }]);
  await open(`/viewdetails/${business}`);
  const reviews = page.getByRole('region', { name: 'Customer Reviews' });
  await reviews.getByRole('button', { name: 'Review', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Review' });
  await dialog.getByLabel('Rating').press('End');
  await dialog.getByLabel('Name').fill(writer);
  await dialog.getByLabel('Description').fill('The best roofs in town.');
  const photo = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() };
  await dialog.getByLabel('Add photos').setInputFiles([photo, photo, photo, photo]);
  await expect(dialog).toContainText('At most 3 photos can be added to a review');
  await dialog.getByRole('button', { name: 'Remove photo 3' }).click();
  await expect(dialog.getByAltText(/^Your choice/)).toHaveCount(2);
  await expectGoodAtBothWidths(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Submit Review' }).click();
  await expect(toast(page, 'Thank you. Our team checks this review before everyone can see it')).toBeVisible();
  await expect(reviews).toContainText('Our team checks it before everyone can see it');
  await expect(reviews.getByRole('img', { name: `Photo 2 by ${writer}` })).toBeVisible();
  await expectGoodAtBothWidths(page);

  await page.context().clearCookies();
  await open(`/viewdetails/${business}`);
  await expect(reviews).toContainText('No reviews yet.');

  await signInAdmin(page, baseURL);
  await openAdmin(page, '/admin/reviews?state=held');
  const waiting = page.getByRole('listitem').filter({ hasText: writer });
  await expect(waiting).toContainText('Held: same email as the business');
  await expectGoodAtBothWidths(page);
  await waiting.getByRole('button', { name: `Show the review by ${writer}`, exact: true }).click();
  await expect(toast(page, 'The review is on the profile')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await page.context().clearCookies();
  await open(`/viewdetails/${business}`);
  await expect(reviews).toContainText(writer);
});
