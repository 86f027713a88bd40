import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession, openAdmin, pageOnTo, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { DESK, PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { signInBusiness } from '#tests/factories/session.ts';

/** A listed business in a town of nobody else's, whose owner is signed in on the page. */
async function comeAsOwner(page: Page, baseURL: string | undefined, name: string) {
  const { id, token } = await inDatabase(async (db) => {
    const phone_no = String(randomInt(9_000_000_000, 9_999_999_999));
    const given = { name, phone_no, email: `held-${randomUUID().slice(0, 8)}@example.in`, description: 'Dry roofs.' };
    return signInBusiness(db, await makeBusiness(db, { ...given, city: 'Parbhani', images: ['demo/waterproofing-1'] }));
  });
  await keepSession(page, baseURL, token);
  return id;
}

/** Takes the business out of all lists: others count what is listed. */
const unlist = (id: string) =>
  inDatabase((db) => db.updateTable('businesses').set({ status: 'rejected' }).where('business_id', '=', id).execute());

test('an owner edits name, photo and price: the price shows, the team accepts the photo and refuses the name, the owner reads why', async ({
  page,
  baseURL,
  open,
}) => {
  const name = `Held Terraces ${Date.now()}`;
  const id = await comeAsOwner(page, baseURL, name);
  await page.setViewportSize(PHONE);
  await open('/profilesupplier');
  const edit = page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).first();
  const drawer = page.getByRole('dialog', { name: 'Edit your business' });
  await edit.click();
  await expect(drawer.getByText('The team looks at this before it shows')).toHaveCount(5);
  await expect(drawer.getByText('The team looks at another first photo before it shows')).toBeVisible();
  await expectGoodAtBothWidths(page);
  await drawer.getByLabel('Name', { exact: true }).fill(`${name} and Sons`);
  await drawer.getByLabel('Price', { exact: false }).first().fill('60 per sq ft');
  await drawer.locator('input[type=file]').setInputFiles({ name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() });
  await drawer.getByRole('button', { name: 'Move photo 2 earlier' }).click();
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Our team will check this before it shows: First photo, Name')).toBeVisible();
  await expect(drawer).toBeHidden();
  const changes = page.getByRole('region', { name: 'Your changes' });
  await expect(changes).toContainText(`${name} and Sons`);
  await expect(changes.getByRole('img')).toHaveJSProperty('naturalWidth', 320);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectGoodAtBothWidths(page);
  // The form begins with what waits.
  await edit.click();
  await expect(drawer.getByLabel('Name', { exact: true })).toHaveValue(`${name} and Sons`);
  await expect(drawer.getByText('Waits for the team. Everybody sees the old one until then').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await open(`/viewdetails/${id}`);
  await expect(page.getByText('Some of your changes wait for our team')).toBeVisible();
  const own = await page.context().cookies();

  await page.context().clearCookies();
  await open(`/viewdetails/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('60 per sq ft').first()).toBeVisible();

  await signInAdmin(page, baseURL);
  await page.setViewportSize(DESK);
  await openAdmin(page, '/admin/changes');
  const waiting = page.getByRole('article').filter({ hasText: name });
  await pageOnTo(page, waiting);
  await expect(waiting.getByRole('img', { name: 'New' })).toHaveJSProperty('complete', true);
  await waiting.getByRole('radio', { name: /^Accept.*First photo/ }).check();
  await waiting.getByRole('radio', { name: /^Refuse.*Name/ }).check();
  await waiting.getByRole('button', { name: 'Decide' }).click();
  await expect(waiting.getByText('Say why: the owner is told')).toBeVisible();
  await waiting.getByLabel('Why not: Name').fill('The board at the shop says something else');
  await expectGoodAtBothWidths(page);
  await waiting.getByRole('button', { name: 'Decide' }).click();
  await expect(toast(page, 'Accepted: 1. Refused: 1. The owner is told')).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await page.context().clearCookies();
  await page.context().addCookies(own);
  await page.setViewportSize(PHONE);
  await open('/profilesupplier');
  await expect(changes).toContainText('Not accepted: The board at the shop says something else');
  await expect(changes).toContainText('Accepted: everybody sees it');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectGoodAtBothWidths(page);
  await unlist(id);
});

test('in Hindi an owner takes a change back, and the team meets what was changed meanwhile', async ({
  page,
  baseURL,
  open,
  allowNoise,
}) => {
  allowNoise(/status of 409/);
  const name = `Held Roofs ${Date.now()}`;
  const id = await comeAsOwner(page, baseURL, name);
  const own = await page.context().cookies();
  await page.setViewportSize(PHONE);
  await open('/hi/profilesupplier');
  await page.getByRole('main').getByRole('button', { name: 'जानकारी बदलें', exact: true }).first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('दिखने से पहले टीम इसे देखेगी').first()).toBeVisible();
  await drawer.locator('[name=name]').fill(`${name} Two`);
  await drawer.locator('[name=city]').fill('Latur');
  await drawer.locator('button[type=submit]').click();
  await expect(drawer).toBeHidden();
  const changes = page.getByRole('region', { name: 'आपके बदलाव' });
  await expect(changes).toContainText(`${name} Two`);
  await expect(changes).toContainText('Latur');
  await expectGoodAtBothWidths(page);
  await changes.getByRole('button', { name: /^वापस लें.*पता और शहर/ }).click();
  await expect(changes).not.toContainText('Latur');
  await expect(changes).toContainText(`${name} Two`);

  await page.context().clearCookies();
  await signInAdmin(page, baseURL);
  await page.goto('/hi/admin/changes');
  const waiting = page.getByRole('article').filter({ hasText: name });
  await expect(waiting).toContainText(`${name} Two`);
  await inDatabase((db) =>
    db
      .updateTable('waiting_changes')
      .set({ value: JSON.stringify({ name: `${name} Three` }) })
      .where('business_id', '=', id)
      .execute(),
  );
  await waiting.getByRole('radio', { name: 'मंज़ूर करें' }).check();
  await waiting.getByRole('button', { name: 'फ़ैसला भेजें' }).click();
  await expect(waiting.getByRole('alert')).toBeVisible();
  await expectGoodAtBothWidths(page);
  await waiting.getByRole('alert').getByRole('button').click();
  await expect(waiting).toContainText(`${name} Three`);
  await waiting.getByRole('button', { name: 'फ़ैसला भेजें' }).click();
  await expect(waiting).toHaveCount(0);

  await page.context().clearCookies();
  await page.context().addCookies(own);
  await open('/hi/profilesupplier');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} Three`);
  await expect(changes).toContainText('मंज़ूर: अब सबको दिखता है');
  await unlist(id);
});
