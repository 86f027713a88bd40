import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { mailsTo } from '#tests/browser/mailbox.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';

interface Offer {
  words: string;
  from: string;
  to: string;
}

/** An owner finds the family's request on the desk, and answers it with a price. */
async function answer(page: Page, open: (address: string) => Promise<void>, { words, from, to }: Offer) {
  await open('/profilesupplier');
  const inbox = page.getByRole('region', { name: 'Enquiries', exact: true });
  await inbox.getByRole('link', { name: 'Answer of Meera Kulkarni' }).click();
  await expect(page.getByText('The terrace leaks above the kitchen.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Messages' }).locator('dl')).toHaveText(/Floor or area2nd floor, 400 sq ft/);
  await page.getByLabel('Your answer to Meera Kulkarni').fill(words);
  await page.getByLabel('Price from (₹)').fill(from);
  await page.getByLabel('to (₹)', { exact: true }).fill(to);
  await page.getByLabel('The price is for').selectOption('sq ft');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(page, 'Message sent')).toBeVisible();
}

test('a family asks three, two answer with prices, one is chosen and reviewed, and its owner replies', async ({ page, open, baseURL }) => {
  await page.setViewportSize(PHONE);
  const mark = randomUUID().slice(0, 8);
  const service = `Terrace gardens ${mark}`;
  const email = `meera-${mark}@example.in`;
  const { family, owners } = await inDatabase(async (db) => {
    const names = ['Deccan Terraces', 'Mula Gardens', 'Quiet Roofs'];
    const ids: string[] = [];
    for (const name of names) ids.push(await makeBusiness(db, { name: `${name} ${mark}`, service, city: 'Pune', state: 'Maharashtra' }));
    return {
      family: await signInUser(db, await makeUser(db, { email })),
      owners: await Promise.all(ids.map((id) => signInBusiness(db, id))),
    };
  });
  const [chosen, second] = owners;
  const actAs = async (session: { token: string } | undefined) => {
    // The page of the one before asks for nothing in the name of the next.
    await page.goto('about:blank');
    await keepSession(page, baseURL, session?.token ?? '');
  };

  // The family asks three that it chose.
  await actAs(family);
  await open(`/get-quotes?${new URLSearchParams({ service, place: 'Pune' })}`);
  const boxes = page.getByRole('group', { name: 'Choose up to three businesses' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  for (const at of [0, 1, 2]) await boxes.nth(at).check();
  await page.getByLabel('Describe the job').fill('The terrace leaks above the kitchen.');
  await page.getByLabel('Floor or area (optional)').fill('2nd floor, 400 sq ft');
  await page.getByLabel('When', { exact: true }).selectOption('Within a month');
  await page.getByLabel('Name').fill('Meera Kulkarni');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send to 3 businesses' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Quotes for ${service}`);
  await expect(page.getByText('No answer yet')).toHaveCount(3);
  const request = new URL(page.url()).pathname;
  const next = page.getByRole('region', { name: 'Sent. What happens now?' });
  for (const name of ['Deccan Terraces', 'Mula Gardens', 'Quiet Roofs']) await expect(next).toContainText(`${name} ${mark}`);
  await expect(next).toContainText('Their answers come to this page and by email.');
  await expect(next.getByRole('link', { name: 'Meanwhile, compare them' })).toBeVisible();

  // Two owners answer.
  await actAs(chosen);
  await answer(page, open, { words: 'We can begin on Monday.', from: '40', to: '45' });
  await actAs(second);
  await answer(page, open, { words: 'In two weeks, with five years of warranty.', from: '60', to: '70' });

  // The family compares, and chooses.
  await actAs(family);
  await open(request);
  const answers = page.getByRole('region', { name: 'Answers' });
  await expect(answers.getByText('Rs 40 to Rs 45 per sq ft')).toBeVisible();
  await expect(answers.getByText('Rs 60 to Rs 70 per sq ft')).toBeVisible();
  await expect(answers.getByText('No answer yet')).toHaveCount(1);
  await expectGoodAtBothWidths(page);
  await page.getByRole('radio', { name: `Deccan Terraces ${mark}` }).check();
  await page.getByRole('button', { name: 'I have chosen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByText(`Closed · you chose Deccan Terraces ${mark}`)).toBeVisible();
  await actAs(second);
  await open('/profilesupplier');
  await expect(page.getByText('Ended: the customer has found someone')).toBeVisible();
  await actAs(family);

  // It reviews: the mark comes from its conversation.
  await open(`/viewdetails/${chosen?.id}`);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Review' });
  await review.getByLabel('Description').fill('Dry since the first rain.');
  await review.getByRole('slider', { name: 'Rating' }).press('End');
  await review.getByRole('button', { name: 'Submit Review' }).click();
  await expect(toast(page, 'Review added successfully')).toBeVisible();
  const item = page.getByRole('region', { name: 'Customer Reviews' }).getByRole('listitem').filter({ hasText: 'Dry since' });
  await expect(item).toContainText('Customer contacted them on Nirmaan');

  // The owner replies, and the family reads it.
  await actAs(chosen);
  await open(`/viewdetails/${chosen?.id}`);
  await item.getByRole('button', { name: /^Reply to the review by/ }).click();
  await page.getByRole('dialog', { name: 'Reply' }).getByLabel('Your reply').fill('Thank you. We look at it again after the monsoon.');
  await page.getByRole('dialog', { name: 'Reply' }).getByRole('button', { name: 'Publish reply' }).click();
  await expect(item.getByRole('blockquote')).toContainText('after the monsoon');
  await expect.poll(async () => (await mailsTo(email)).join()).toContain('after the monsoon');
  await actAs(family);
  await open(`/viewdetails/${chosen?.id}`);
  await expect(item.getByRole('blockquote')).toContainText('after the monsoon');
  await expectGoodAtBothWidths(page);
});
