import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession, openAdmin, pageOnTo, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, routeOnce, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { mailsTo } from '#tests/browser/mailbox.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeUnowned } from '#tests/factories/claim.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';

let made = 0;
/** A place of its own: other tests count the businesses of real ones. */
const elsewhere = () => ({
  name: `Wrong Arches ${process.pid} ${++made}`,
  ...{ service: 'Corrected works', city: 'Uncorrected', state: 'Sikkim', address: 'Old Road' },
});
const remove = (id: string) => inDatabase((db) => db.deleteFrom('businesses').where('business_id', '=', id).execute());

test('a visitor says what is wrong, proves the address by the link, and the team changes the entry', async ({
  page,
  open,
  baseURL,
  allowNoise,
}) => {
  allowNoise(/status of (400|409|429)/);
  await page.setViewportSize(PHONE);
  const given = elsewhere();
  const email = `finder${process.pid}x${made}@example.in`;
  const id = await inDatabase((db) => makeUnowned(db, { ...given, phone_no: '9822011301' }));
  try {
    await open(`/viewdetails/${id}`);
    await page.getByRole('link', { name: 'Suggest a correction' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`What is wrong with ${given.name}?`);
    expect(await page.content()).not.toContain('9822011301');
    await expectGoodAtBothWidths(page);
    await page.getByRole('button', { name: 'Send the correction' }).click();
    await expect(page.getByText('Choose what is wrong')).toBeVisible();
    await expectGoodAtBothWidths(page);
    for (const field of ['Phone no', 'Services', 'Service', 'Address and city', 'Languages', 'The business is closed', 'Opening hours']) {
      const radio = page.getByRole('radio', { name: field, exact: true });
      if ((await radio.count()) === 0) continue;
      await radio.check();
      await expectGoodAtBothWidths(page);
    }
    await page.getByLabel('Opening hours').last().fill('whenever');
    await page.getByLabel('How do you know?').fill('http://shop.example');
    await page.getByLabel('Your email').fill(email);
    await page.getByRole('button', { name: 'Send the correction' }).click();
    await expect(page.getByText('A link has to begin with https://')).toBeVisible();
    await expectGoodAtBothWidths(page);
    await page.getByLabel('Opening hours').last().fill('Mon-Sat 9am-6pm');
    await page.getByLabel('How do you know?').fill('https://shop.example/hours');
    await page.getByRole('button', { name: 'Send the correction' }).click();
    await expect(page.getByText('One step more: open the link in our mail')).toBeVisible();
    await expectGoodAtBothWidths(page);

    const links: string[] = [];
    await expect
      .poll(async () => {
        const mails = (await mailsTo(email)).map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
        links.splice(0, links.length, ...mails.flatMap((text) => /\/correction-link\?correction=[\w.-]+/.exec(text)?.[0] ?? []));
        return links.length;
      })
      .toBe(1);
    await open(links[0] ?? '');
    await expect(page.getByRole('main')).toContainText(`You suggest a correction for ${given.name}.`);
    await expectGoodAtBothWidths(page);
    const later = { success: false, code: 'too_many_requests', message: 'Too many, please wait', error: '', requestId: '1' };
    await routeOnce(page, '**/correction/confirm', (route) => route.fulfill({ status: 429, json: later }));
    await page.getByRole('button', { name: 'Send the correction' }).click();
    await expect(toast(page, 'Too many, please wait')).toBeVisible();
    await page.getByRole('button', { name: 'Send the correction' }).click();
    await expect(page.getByText('Thank you. We will tell you what becomes of it')).toBeVisible();
    await open('/correction-link?correction=forged');
    await expect(page.getByRole('main')).toContainText('This link has ended.');
    await expectGoodAtBothWidths(page);

    await signInAdmin(page, baseURL);
    await openAdmin(page, '/admin/corrections');
    const item = page.getByRole('article').filter({ hasText: given.name });
    await pageOnTo(page, item);
    await expect(item).toContainText('The entry has no owner');
    await expect(item.getByRole('link', { name: 'https://shop.example/hours' })).toHaveAttribute('rel', /nofollow/);
    await expectGoodAtBothWidths(page);
    await item.getByRole('button', { name: /^Accept/ }).click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Change it' }).click();
    await expect(toast(page, 'Accepted. Everybody sees it now')).toBeVisible();
    await expect(item).toHaveCount(0);
    await open(`/viewdetails/${id}`);
    await expect(page.getByRole('complementary', { name: 'Contact' })).toContainText('9');
  } finally {
    await remove(id);
  }
});

test('in Hindi: an owner reads what is suggested, and says why not; who suggested it sees where it is', async ({
  page,
  open,
  baseURL,
  allowNoise,
}) => {
  allowNoise(/status of 409/);
  await page.setViewportSize(PHONE);
  const given = elsewhere();
  const { id, owner, person, name } = await inDatabase(async (db) => {
    const id = await makeBusiness(db, given);
    const user = await signInUser(db);
    const { user_name } = await db.selectFrom('users').select('user_name').where('user_id', '=', user.id).executeTakeFirstOrThrow();
    return { id, owner: (await signInBusiness(db, id)).token, person: user.token, name: user_name };
  });
  try {
    await keepSession(page, baseURL, person);
    await open('/hi/user/corrections');
    await expect(page.getByRole('main')).toContainText('आपने अभी कोई सुधार नहीं बताया');
    await expectGoodAtBothWidths(page);
    await open(`/hi/viewdetails/${id}`);
    await page.getByRole('link', { name: 'गलती बताएँ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${given.name} के पेज पर क्या गलत है?`);
    await page.getByRole('radio', { name: 'कारोबार बंद हो चुका है' }).check();
    await page.getByLabel('आपको कैसे पता है?').fill('शटर पर ताला है, बोर्ड भी हट गया।');
    await expectGoodAtBothWidths(page);
    await page.getByRole('button', { name: 'सुधार भेजें' }).click();
    await expect(page.getByText('धन्यवाद। जो भी होगा, हम आपको बताएँगे')).toBeVisible();
    await page.getByRole('link', { name: 'अपने सुधार देखें' }).click();
    await expect(page.getByRole('main')).toContainText('मालिक देख रहे हैं');
    await expectGoodAtBothWidths(page);

    await keepSession(page, baseURL, owner);
    await open('/hi/profilesupplier');
    const suggested = page.getByRole('region', { name: 'लोगों के बताए सुधार' });
    await expect(suggested).toContainText('शटर पर ताला है');
    expect(await page.content()).not.toContain(name);
    await expectGoodAtBothWidths(page);
    await suggested.getByRole('button', { name: /^मना करें/ }).click();
    const dialog = page.getByRole('dialog', { name: 'यह सही क्यों नहीं है?' });
    await dialog.getByRole('button', { name: 'भेजें' }).click();
    await expect(dialog.getByText('मना करने की वजह लिखें')).toBeVisible();
    await dialog.getByLabel('वजह').fill('हम पास की गली में हैं, दुकान खुली है।');
    await expectGoodAtBothWidths(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'भेजें' }).click();
    await expect(page.getByText('धन्यवाद। अब हमारी टीम फ़ैसला करेगी, और आपकी बात पढ़ेगी')).toBeVisible();
    await expect(suggested).toContainText('हमारी टीम देख रही है');
    await expectGoodAtBothWidths(page);
    await open(`/hi/correction/${id}`);
    await expect(page.getByRole('main')).toContainText('यह पेज आपका है');
    await expectGoodAtBothWidths(page);

    await signInAdmin(page, baseURL);
    await page.goto('/hi/admin/corrections');
    const item = page.getByRole('article').filter({ hasText: given.name });
    await expect(item).toContainText('मालिक ने मना किया: हम पास की गली में हैं');
    await item.getByRole('button', { name: /^मना करें/ }).click();
    const refusal = page.getByRole('dialog', { name: 'यह सही क्यों नहीं है?' });
    await refusal.getByLabel('वजह').fill('दुकान खुली है।');
    await refusal.getByRole('button', { name: 'नामंज़ूर करें' }).click();
    await expect(page.getByText('नामंज़ूर किया। सुझाने वाले को बताया जाएगा')).toBeVisible();
    await page.goto('/hi/admin/corrections?show=decided');
    await expect(page.getByRole('article').filter({ hasText: given.name })).toContainText('दुकान खुली है।');
    await expectGoodAtBothWidths(page);
  } finally {
    await remove(id);
  }
});
