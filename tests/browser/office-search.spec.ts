import { randomUUID } from 'node:crypto';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { newNumber } from '#tests/browser/phone-messages.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { signInAdmin as openSession } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';

test('one search of the team finds a user by a number that was copied, in both languages; an editor has none', async ({
  page,
  baseURL,
  allowNoise,
}) => {
  allowNoise(/status of 403/);
  await page.setViewportSize(PHONE);
  const phone_no = newNumber();
  const user_name = `sought_${randomUUID().slice(0, 8)}`;
  const id = await inDatabase((db) => makeUser(db, { user_name, phone_no, phone_proven_at: new Date() }));
  try {
    await signInAdmin(page, baseURL);
    await openAdmin(page, '/admin/search');
    const box = page.getByRole('searchbox');
    await box.fill(`+91 ${phone_no.slice(0, 5)}-${phone_no.slice(5)}`);
    await box.press('Enter');
    const users = page.getByRole('region', { name: 'Users' });
    await expect(users.getByRole('link', { name: user_name })).toBeVisible();
    await expect(page.getByRole('region')).toHaveCount(1);
    await expectGoodAtBothWidths(page);
    await users.getByRole('link', { name: user_name }).click();
    await expect(page).toHaveURL(`/admin/users/${id}`);

    await page.goto(`/hi/admin/search?q=${randomUUID()}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('खोजें');
    await expect(page.getByText('नाम के कम अक्षर लिखें, या पूरा नंबर या ईमेल।')).toBeVisible();
    await expectGoodAtBothWidths(page);
    await box.fill(phone_no.replaceAll(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit))));
    await box.press('Enter');
    await page.getByRole('region', { name: 'यूज़र', exact: true }).getByRole('link', { name: user_name }).click();
    await expect(page).toHaveURL(`/hi/admin/users/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(user_name);

    const { token } = await inDatabase((db) => openSession(db, undefined, 'editor'));
    await keepSession(page, baseURL, token);
    await page.goto(`/admin/search?q=${user_name}`);
    await expect(page.getByRole('main')).toContainText('Your role does not include this');
    expect(await page.content()).not.toContain(phone_no);
  } finally {
    await inDatabase((db) => db.deleteFrom('users').where('user_id', '=', id).execute());
  }
});
