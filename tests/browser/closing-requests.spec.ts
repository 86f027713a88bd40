import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signId } from '#server/base/signed-id.ts';
import { createSigner } from '#server/base/signer.ts';
import { readSigningKeys } from '#server/db/signing-keys.ts';
import { expectFlawlessAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, takenOver, test } from '#tests/browser/fixtures.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMessage } from '#tests/factories/enquiry-message.ts';
import { makeRequirement } from '#tests/factories/requirement.ts';
import { signInUser } from '#tests/factories/session.ts';

/** A request of 49 hours ago to three businesses, of which the first has answered. */
function makeAsked(sender: { user_id?: string } = {}) {
  const mark = randomUUID().slice(0, 8);
  const names = ['Deccan Roofs', 'Mula Terraces', 'Quiet Builders'].map((name) => `${name} ${mark}`);
  return inDatabase(async (db) => {
    const email = `meera-${mark}@example.in`;
    const id = await makeRequirement(db, { ...sender, email, address: 'Baner, Pune', lat: 18.559, lng: 73.787, budget: 'to_50000' });
    for (const [at, name] of names.entries()) {
      const business_id = await makeBusiness(db, { name });
      const created_at = new Date(Date.now() - 49 * 3_600_000);
      const enquiry = await makeEnquiry(db, { ...sender, business_id, requirement_id: id, email, created_at });
      if (at === 0) await makeMessage(db, enquiry, { price_from: 12_000, price_to: 15_000, price_unit: 'project', ready_on: '2027-01-31' });
    }
    const keys = await readSigningKeys(db);
    const link = signId(
      createSigner(() => keys),
      'requirement',
      id,
    );
    return { id, names, address: `/user/requirements/${link}` };
  });
}

/** Who has answered stands first, and all in one row, the second within reach of a thumb. */
async function expectSideBySide(page: Page, names: string[]) {
  const cards = page.getByRole('region', { name: 'Answers' }).getByRole('article');
  await expect(cards.first()).toContainText(names[0] ?? '');
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeLessThan(page.viewportSize()?.width ?? 0);
}

test('by the link another is asked instead of a silent business, then one is found, and the link ends', async ({ page, allowNoise }) => {
  allowNoise(/status of 40\d/);
  await page.setViewportSize(PHONE);
  const { names, address } = await makeAsked();
  const answer = await page.goto(address);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex', 'cache-control': /no-store/ });
  const instead = page.getByRole('region', { name: `${names[1]} and ${names[2]} have not answered for two days` });
  await takenOver(page);
  await expectSideBySide(page, names);
  await expect(page.getByRole('region', { name: 'Answers' }).getByText('No answer for two days')).toHaveCount(2);
  await expectFlawlessAtBothWidths(page, 'main');

  await instead.getByRole('button', { name: 'Ask this business instead' }).click();
  await expect(instead.getByRole('alert')).toHaveText('Please choose which business is replaced');
  await instead.getByRole('radio', { name: names[2] ?? '' }).check();
  await instead.getByRole('button', { name: 'Ask this business instead' }).click();
  await expect(instead.getByRole('alert')).toHaveText('Please choose a business to ask instead');
  await expectFlawlessAtBothWidths(page, 'main');
  await instead.getByRole('group', { name: 'Ask instead' }).getByRole('radio').first().check();
  await instead.getByRole('button', { name: 'Ask this business instead' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your request has been sent to this business.' })).toBeVisible();
  await expect(page.getByText('No answer for two days: you asked someone else')).toBeVisible();
  await expect(page.getByRole('region', { name: `${names[1]} has not answered for two days` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Answers' }).getByRole('article')).toHaveCount(4);
  await expectFlawlessAtBothWidths(page, 'main');

  const close = page.getByRole('region', { name: 'Found someone?' });
  await close.getByRole('button', { name: 'I have chosen' }).click();
  await expect(close.getByRole('alert')).toHaveText('Please say whom you chose');
  await close.getByRole('radio', { name: names[0] ?? '' }).check();
  await close.getByRole('button', { name: 'I have chosen' }).click();
  // It is asked once, and can be taken back.
  const question = page.getByRole('dialog', { name: 'Close this request?' });
  await expect(question).toContainText('You can reopen it within a day.');
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(question).toHaveCount(0);
  await expect(close).toBeVisible();
  for (const again of [true, false]) {
    await close.getByRole('radio', { name: names[0] ?? '' }).check();
    await close.getByRole('button', { name: 'I have chosen' }).click();
    await question.getByRole('button', { name: 'Close it' }).click();
    await expect(page.getByText(`Closed · you chose ${names[0]}`)).toBeVisible();
    await expectFlawlessAtBothWidths(page, 'main');
    if (again) await page.getByRole('button', { name: 'Open it again' }).click();
    if (again) await expect(page.getByRole('status').filter({ hasText: 'Your request is open again.' })).toBeVisible();
  }
  await expect(page.getByText(`Closed · you chose ${names[0]}`)).toBeVisible();
  await expect(page.getByText('You chose this one')).toBeVisible();
  await expect(close).toHaveCount(0);
  await expectFlawlessAtBothWidths(page, 'main');

  await page.getByRole('button', { name: 'End this link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expect(page.getByText('The link has been ended.')).toBeVisible();
  await expectFlawlessAtBothWidths(page, 'main');
  expect((await page.reload())?.status()).toBe(404);
  await expect(page.getByText('This link has expired or was ended.')).toBeVisible();
});

const ENGLISH = {
  prefix: '',
  quotes: 'Get quotes',
  none: 'No requests yet',
  title: 'My requests',
  fresh: '1 new message',
  open: 'Open · 1 of 3 answered',
  two: 'Your profile, 2 new answers',
  one: 'Your profile, 1 new answer',
  mine: 'My Requests (2 new)',
  unneeded: 'No longer needed',
  aDay: 'You can reopen it within a day.',
  notYet: 'Not yet',
  close: 'Close it',
  closed: 'Closed · no longer needed',
  again: 'Open it again',
  reopened: 'Your request is open again.',
  all: 'All your requests',
};
const HINDI: typeof ENGLISH = {
  prefix: '/hi',
  quotes: 'रेट मँगाएँ',
  none: 'अभी कोई रिक्वेस्ट नहीं',
  title: 'मेरी रिक्वेस्ट',
  fresh: '1 नया मैसेज',
  open: 'चालू · 3 में से 1 जवाब आया',
  two: 'आपकी प्रोफ़ाइल, 2 नए जवाब',
  one: 'आपकी प्रोफ़ाइल, 1 नया जवाब',
  mine: 'मेरी रिक्वेस्ट (2 नए जवाब)',
  unneeded: 'अब ज़रूरत नहीं',
  aDay: 'एक दिन तक आप इसे वापस खोल सकते हैं।',
  notYet: 'अभी नहीं',
  close: 'हाँ, बंद करें',
  closed: 'बंद · अब ज़रूरत नहीं',
  again: 'फिर से खोलें',
  reopened: 'आपकी रिक्वेस्ट फिर खुल गई है।',
  all: 'आपकी सारी रिक्वेस्ट',
};
for (const text of [ENGLISH, HINDI]) {
  test(`an account finds its requests, the last first, and how each stands, in ${text === HINDI ? 'Hindi' : 'English'}`, async ({
    page,
    open,
    baseURL,
  }) => {
    await page.setViewportSize(PHONE);
    const user = await inDatabase((db) => signInUser(db));
    await page.goto(`${text.prefix}/user/requirements`);
    await expect(page).toHaveURL(/\/user\/login\?to=%2F(?:hi%2F)?user%2Frequirements$/);
    await keepSession(page, baseURL, user.token);
    await open(`${text.prefix}/user/requirements`);
    await expect(page.getByRole('link', { name: text.quotes }).last()).toBeVisible();
    await expect(page.getByText(text.none)).toBeVisible();
    await expectFlawlessAtBothWidths(page, 'main');
    const first = await makeAsked({ user_id: user.id });
    await makeAsked({ user_id: user.id });
    // The address that the list of enquiries had.
    await open(`${text.prefix}/user/enquiries`);
    await expect(page).toHaveURL(`${text.prefix}/user/requirements`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
    const items = page.getByRole('main').getByRole('article');
    await expect(items).toHaveCount(2);
    await expect(items.first()).toContainText(text.fresh);
    await expect(items.first()).toContainText(text.open);
    // What is new is counted in the bar and in the panel, until it is read.
    await page.getByRole('button', { name: text.two }).click();
    await page.getByRole('dialog').getByRole('link', { name: text.mine }).click();
    await items.last().getByRole('link').click();
    await expect(page).toHaveURL(`${text.prefix}/user/requirements/${first.id}`);
    await expect(page.getByRole('button', { name: text.one })).toBeVisible();
    await expectFlawlessAtBothWidths(page, 'main');
    const close = page.getByRole('button', { name: text.unneeded });
    await close.click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(text.aDay);
    await question.getByRole('button', { name: text.notYet }).click();
    await expect(question).toHaveCount(0);
    for (const again of [true, false]) {
      await close.click();
      await question.getByRole('button', { name: text.close }).click();
      await expect(page.getByText(text.closed)).toBeVisible();
      if (again) await page.getByRole('button', { name: text.again }).click();
      if (again) await expect(page.getByRole('status').filter({ hasText: text.reopened })).toBeVisible();
    }
    await page.getByRole('link', { name: text.all }).click();
    await expect(items.first()).toContainText(text.fresh);
    await expect(items.last()).toContainText(text.closed);
    // Nothing is pointed at: what is looks different.
    await page.mouse.move(0, 0);
    await expectFlawlessAtBothWidths(page, 'main');
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms of a request work from its link, too', async ({ page, allowNoise }) => {
    allowNoise(/status of 40\d/);
    const { address, names } = await makeAsked();
    await page.goto(address);
    await page.getByRole('button', { name: 'I have chosen' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please say whom you chose');
    await page
      .getByRole('radio', { name: names[1] ?? '' })
      .first()
      .check();
    await page.getByRole('group', { name: 'Ask instead' }).getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Ask this business instead' }).click();
    await expect(page.getByText('Your request has been sent to this business.')).toBeVisible();
    await page.getByRole('radio', { name: 'Someone else' }).check();
    await page.getByRole('button', { name: 'I have chosen' }).click();
    await expect(page.getByText('Closed · you chose someone else')).toBeVisible();
    await page.getByRole('button', { name: 'Open it again' }).click();
    await expect(page.getByText('Your request is open again.')).toBeVisible();
    await page.getByRole('button', { name: 'End this link' }).click();
    await expect(page.getByText('The link has been ended.')).toBeVisible();
  });
});
