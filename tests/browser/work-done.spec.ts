import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signId } from '#server/base/signed-id.ts';
import { createSigner } from '#server/base/signer.ts';
import { readSigningKeys } from '#server/db/signing-keys.ts';
import * as requestsInEnglish from '#shared/texts/en/requirement-messages.ts';
import * as reviewsInEnglish from '#shared/texts/en/reviews.ts';
import * as inEnglish from '#shared/texts/en/work-done.ts';
import * as requestsInHindi from '#shared/texts/hi/requirement-messages.ts';
import * as reviewsInHindi from '#shared/texts/hi/reviews.ts';
import * as inHindi from '#shared/texts/hi/work-done.ts';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, takenOver, test } from '#tests/browser/fixtures.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeRequirement } from '#tests/factories/requirement.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';

const ENGLISH = { prefix: '', text: inEnglish, reviews: reviewsInEnglish, requests: requestsInEnglish };
const HINDI = { prefix: '/hi', text: inHindi, reviews: reviewsInHindi, requests: requestsInHindi };

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

/** A user who chose a business a month ago and was asked about it, and its owner. */
function makeChosen() {
  return inDatabase(async (db) => {
    const name = `Deccan Roofs ${randomUUID().slice(0, 8)}`;
    const business = await makeBusiness(db, { name });
    const user = await makeUser(db);
    const closed = { closed_at: ago(36), closed_as: 'found', work_due_at: ago(1), work_asked_at: ago(1) };
    const id = await makeRequirement(db, { user_id: user, created_at: ago(40), found_business_id: business, ...closed });
    const keys = await readSigningKeys(db);
    const link = signId(
      createSigner(() => keys),
      'work-done',
      id,
    );
    const [{ token: asker }, { token: owner }] = [await signInUser(db, user), await signInBusiness(db, business)];
    return { name, business, user, id, link, asker, owner };
  });
}

const marked = (page: Page, mark: string) =>
  page.getByRole('region', { name: /Customer Reviews|ग्राहकों के रिव्यू/ }).getByText(mark, { exact: true });

for (const { prefix, text, reviews, requests } of [ENGLISH, HINDI]) {
  const language = prefix === '' ? 'in English' : 'in Hindi';

  test(`whoever was asked says that the work is done by the link alone, and their review says so, ${language}`, async ({
    page,
    baseURL,
    open,
  }) => {
    const { name, business, user, link, id, asker } = await makeChosen();
    await page.setViewportSize(PHONE);
    const address = `${prefix}/work-done/${link}`;
    const answer = await page.goto(address);
    expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex' });
    await takenOver(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.wasItDone);
    await expect(page.getByText(name)).toBeVisible();
    await expectGoodAtBothWidths(page, 'main');
    await page.getByRole('button', { name: text.notYet }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(text.saidNotYet);
    await page.getByRole('button', { name: text.done }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(text.saidDone);
    await expectGoodAtBothWidths(page, 'main');

    // The request's page says the same to the account.
    await keepSession(page, baseURL, asker);
    await open(`${prefix}/user/requirements/${id}`);
    const section = page.getByRole('region', { name: text.wasItDone });
    await expect(section.getByRole('status')).toContainText(text.saidDone);
    await section.getByRole('button', { name: text.notDone }).click();
    await expect(section.getByRole('status')).toContainText(text.saidNotDone);
    await section.getByRole('button', { name: text.done }).click();
    await expect(section.getByRole('status')).toContainText(text.saidDone);
    await expectGoodAtBothWidths(page, 'main');
    await section.getByRole('link', { name: text.writeReview }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inDatabase((db) => makeReview(db, { business_id: business, user_id: user, name: 'Asha Patil' }));
    await open(`${prefix}/viewdetails/${business}`);
    await expect(marked(page, reviews.workDone)).toBeVisible();
    await expectGoodAtBothWidths(page, 'main');
  });

  test(`an owner has one link and asks all whose work was done; what comes by the link is marked, ${language}`, async ({
    page,
    baseURL,
    open,
  }) => {
    const { name, business, id, asker, owner } = await makeChosen();
    await page.setViewportSize(PHONE);
    await keepSession(page, baseURL, owner);
    await open(`${prefix}/profilesupplier`);
    await page.getByRole('link', { name: text.askForReviews }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.askForReviews);
    await expect(page.getByText(text.nobodyYet)).toBeVisible();
    await expect(page.getByRole('img', { name: text.codeForPaper })).toBeVisible();
    await expect(page.getByText(`${prefix}/viewdetails/${business}/review`)).toBeVisible();
    await expectGoodAtBothWidths(page, 'main');
    await inDatabase((db) =>
      db.updateTable('requirements').set({ work_answer: 'done', work_answered_at: new Date() }).where('requirement_id', '=', id).execute(),
    );
    await open(`${prefix}/profilesupplier/reviews`);
    await expect(page.getByText(text.saidSo(1))).toBeVisible();
    await page.getByRole('button', { name: text.askAll }).click();
    await expect(page.getByRole('status').filter({ hasText: requests.reviewsAsked(1) })).toBeVisible();
    await expect(page.getByText(text.allAsked)).toBeVisible();
    await expect(page.getByRole('button', { name: text.askAll })).toHaveCount(0);
    await expectGoodAtBothWidths(page, 'main');

    await page.context().clearCookies();
    const asking = `${prefix}/viewdetails/${business}/review`;
    await open(asking);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expectGoodAtBothWidths(page, 'main');
    await keepSession(page, baseURL, asker);
    await open(asking);
    await page.getByRole('slider', { name: reviews.rating }).press('End');
    await page.getByLabel(reviews.description).fill('The roof is dry since.');
    await expectGoodAtBothWidths(page, 'main');
    await page.getByRole('button', { name: reviews.submitReview }).click();
    await expect(page).toHaveURL(`${prefix}/viewdetails/${business}`);
    await expect(marked(page, reviews.askedFor)).toBeVisible();
    await expect(marked(page, reviews.workDone)).toBeVisible();
  });
}
