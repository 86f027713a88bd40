import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, takenOver, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMessage } from '#tests/factories/enquiry-message.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';

const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Customer Reviews' });
const itemOf = (page: Page, writer: string) => reviewsOf(page).getByRole('listitem').filter({ hasText: writer });

async function actAs(page: Page, baseURL: string | undefined, token: string) {
  await page.context().clearCookies();
  await page.context().addCookies([{ name: 'nirmaan', value: token, url: baseURL ?? '' }]);
}

/** A business with eleven reviews, of which Asha's is by somebody who was answered, and the sessions of its owner and of a reader. */
function makeReviewed() {
  return inDatabase(async (db) => {
    const business = await makeBusiness(db, { name: `Wai Terraces ${randomUUID().slice(0, 8)}` });
    const asha = await makeUser(db);
    const given = { business_id: business, description: 'They came on the day that they had said, and the roof has been dry since.' };
    await makeReview(db, { ...given, user_id: asha, name: 'Asha Patil', rating: 4, created_at: new Date('2026-03-04') });
    await makeMessage(db, await makeEnquiry(db, { business_id: business, user_id: asha }));
    for (let at = 1; at <= 10; at++) {
      await makeReview(db, { ...given, name: `Writer ${at}`, rating: at / 2, created_at: new Date(Date.UTC(2026, 5, at)) });
    }
    await db
      .insertInto('review_removals')
      .values({ business_id: business, reason: 'abusive', created_at: new Date('2026-10-10') })
      .execute();
    return { business, owner: (await signInBusiness(db, business)).token, reader: (await signInUser(db)).token };
  });
}

test('reviews say who dealt with the business, are ordered, answered and found helpful', async ({ page, open, baseURL }) => {
  await page.setViewportSize(PHONE);
  const { business, owner, reader } = await makeReviewed();

  // A visitor: the oldest review is on the second page, and first in the order of proof.
  await open(`/viewdetails/${business}`);
  await expect(reviewsOf(page).getByText('One review was removed: abusive language')).toBeVisible();
  await expect(reviewsOf(page)).toContainText('October 2026');
  await expect(reviewsOf(page)).toContainText('The stars count every review since 4 March 2026.');
  await expect(itemOf(page, 'Asha Patil')).toHaveCount(0);
  await reviewsOf(page).getByRole('link', { name: 'Next page' }).click();
  await expect(itemOf(page, 'Asha Patil')).toContainText('Customer contacted them on Nirmaan');
  await reviewsOf(page).getByRole('link', { name: 'Real customers first' }).click();
  await expect(page).toHaveURL(/\?sort=proven#reviews$/);
  await expect(reviewsOf(page).getByText('Customer contacted them on Nirmaan')).toHaveCount(1);
  await expectGoodAtBothWidths(page);
  await itemOf(page, 'Asha Patil').getByRole('button', { name: 'Helpful' }).click();
  await expect(toast(page, 'Please login to say that a review was helpful')).toBeVisible();

  // The owner answers, and sees what is wrong with an empty answer.
  await actAs(page, baseURL, owner);
  await open(`/viewdetails/${business}?sort=proven`);
  const asha = itemOf(page, 'Asha Patil');
  await expect(asha.getByRole('button', { name: 'Helpful' })).toHaveCount(0);
  await asha.getByRole('button', { name: 'Reply to the review by Asha Patil' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reply' });
  await dialog.getByRole('button', { name: 'Publish reply' }).click();
  await expect(dialog).toContainText('Please write a reply');
  await expectGoodAtBothWidths(page, '[role=dialog]');
  await dialog.getByLabel('Your reply').fill('Thank you, Asha.\nCall us before the next monsoon.');
  await dialog.getByRole('button', { name: 'Publish reply' }).click();
  await expect(asha.getByRole('blockquote')).toContainText('Call us before the next monsoon.');
  await expect(asha.getByRole('button', { name: 'Edit reply' })).toBeVisible();
  await open('/profilesupplier');
  const desk = page.getByRole('region', { name: 'Reviews' });
  await expect(desk.getByRole('button', { name: 'Reply to the review by Writer 10' })).toBeVisible();
  await expectGoodAtBothWidths(page);
  await desk.getByRole('link', { name: 'All 11 reviews' }).click();
  await expect(page).toHaveURL(new RegExp(`/viewdetails/${business}#reviews$`));

  // A reader says that it was helpful, and takes it back.
  await actAs(page, baseURL, reader);
  await open(`/viewdetails/${business}?sort=proven`);
  const helpful = asha.getByRole('button', { name: 'Helpful' });
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toContainText('(1)');
  await page.reload();
  await takenOver(page);
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  await expectGoodAtBothWidths(page);
});
