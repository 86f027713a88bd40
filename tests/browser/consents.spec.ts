import { randomUUID } from 'node:crypto';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, takenOver, test } from '#tests/browser/fixtures.ts';
import { toast } from '#tests/browser/listings.ts';
import { mailsTo } from '#tests/browser/mailbox.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { signInUser } from '#tests/factories/session.ts';
import { freshNumber } from '#tests/factories/short-message.ts';
import { makeUser } from '#tests/factories/user.ts';

const ENGLISH = {
  prefix: '',
  subscribe: 'Subscribe',
  email: 'Email',
  onTheWay: 'Check your email',
  yes: 'Yes, send it',
  notice: 'We send the newsletter to your email',
  confirmed: 'You are on the list',
  profile: 'Your profile',
  title: 'What you have agreed to',
  newsletter: 'Newsletter',
  byLink: 'by the link in our mail',
  end: /^End it.*Newsletter$/,
  ended: 'Ended. It stops at once.',
  over: 'Ended',
  none: 'You have not agreed to anything here yet.',
  act: {
    title: 'Somebody to act for you',
    name: 'Their name',
    email: 'Their email',
    phone: 'Their mobile number',
    save: 'Name this person',
    own: 'This is your own. Name somebody else',
    kept: 'Saved. This person may act for you.',
    takeBack: 'Take back',
    takenBack: 'Taken back. Nobody is named.',
  },
};
const HINDI: typeof ENGLISH = {
  prefix: '/hi',
  subscribe: 'ईमेल पर पाएँ',
  email: 'ईमेल',
  onTheWay: 'ईमेल',
  yes: 'हाँ, भेजें',
  notice: 'न्यूज़लेटर आपके ईमेल पर आएगा',
  confirmed: 'न्यूज़लेटर शुरू हो गया',
  profile: 'आपकी प्रोफ़ाइल',
  title: 'आपने किस-किस बात की इजाज़त दी है',
  newsletter: 'न्यूज़लेटर',
  byLink: 'ईमेल के लिंक से इजाज़त दी',
  end: /^बंद करें.*न्यूज़लेटर$/,
  ended: 'बंद हो गया। अब यह नहीं आएगा।',
  over: 'जो बंद किया',
  none: 'यहाँ अभी आपकी कोई इजाज़त दर्ज नहीं है।',
  act: {
    title: 'आपकी तरफ़ से कौन',
    name: 'उनका नाम',
    email: 'उनका ईमेल',
    phone: 'उनका मोबाइल नंबर',
    save: 'नॉमिनी बनाएँ',
    own: 'यह आपका अपना है। किसी और का दें',
    kept: 'सेव हो गया। ये आपकी तरफ़ से काम कर सकते हैं।',
    takeBack: 'नॉमिनी हटाएँ',
    takenBack: 'हटा दिया। अब कोई नॉमिनी नहीं है।',
  },
};

for (const text of [ENGLISH, HINDI]) {
  test(`what somebody has agreed to is seen, and ended by one press, in ${text === HINDI ? 'Hindi' : 'English'}`, async ({
    page,
    open,
    baseURL,
  }) => {
    await page.setViewportSize(PHONE);
    const email = `agreed-${randomUUID().slice(0, 8)}@example.com`;
    const { token } = await inDatabase(async (db) => signInUser(db, await makeUser(db, { email, language: text === HINDI ? 'hi' : 'en' })));
    await keepSession(page, baseURL, token);
    await open(`${text.prefix}/user/told`);
    const section = page.getByRole('region', { name: text.title });
    await expect(section).toContainText(text.none);
    await expectGoodAtBothWidths(page);

    await open(`${text.prefix}/suppliers`);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: text.email }).fill(email);
    await footer.getByRole('button', { name: text.subscribe }).click();
    await expect(footer.getByRole('status')).toContainText(text.onTheWay);
    let link = '';
    await expect
      .poll(async () => {
        const mails = (await mailsTo(email)).map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
        link = /\/newsletter\/confirm\?subscription=[\w.-]+/.exec(mails.join())?.[0] ?? '';
        return link;
      })
      .not.toBe('');
    await open(text.prefix + link);
    await expect(page.getByRole('main')).toContainText(text.notice);
    await page.getByRole('main').getByRole('button', { name: text.yes }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(text.confirmed);

    await page.getByRole('banner').getByRole('button', { name: text.profile }).click();
    await page.getByRole('dialog', { name: text.profile }).getByRole('link', { name: text.title }).click();
    await expect(page).toHaveURL(/\/user\/told#agreed$/);
    await expect(section.getByRole('listitem').filter({ hasText: text.newsletter })).toContainText(text.byLink);
    await expectGoodAtBothWidths(page);
    await section.getByRole('button', { name: text.end }).click();
    await expect(page.getByRole('status').filter({ hasText: text.ended })).toBeVisible();
    await expect(section).toContainText(text.none);
    await section.getByText(text.over, { exact: true }).click();
    await expect(section.getByRole('listitem')).toContainText(text.newsletter);
    await expectGoodAtBothWidths(page);
    const left = await inDatabase((db) => db.selectFrom('newsletter_subscriptions').select('email').where('email', '=', email).execute());
    expect(left).toEqual([]);
  });
}

for (const { prefix, act } of [ENGLISH, HINDI]) {
  test(`somebody names who acts for them, and takes it back, in ${prefix ? 'Hindi' : 'English'}`, async ({
    page,
    open,
    baseURL,
    allowNoise,
  }) => {
    allowNoise(/status of 400/);
    await page.setViewportSize(PHONE);
    const email = `named-${randomUUID().slice(0, 8)}@example.com`;
    const { token } = await inDatabase(async (db) => signInUser(db, await makeUser(db, { email, language: prefix ? 'hi' : 'en' })));
    await keepSession(page, baseURL, token);
    await open(`${prefix}/user/told`);
    await takenOver(page);
    const section = page.getByRole('region', { name: act.title });
    await section.getByLabel(act.name).fill('Kavita Rao');
    await section.getByLabel(act.email).fill(email);
    await section.getByRole('button', { name: act.save }).click();
    await expect(section.getByRole('alert').filter({ hasText: act.own }).first()).toBeVisible();
    await expect(section.getByLabel(act.name)).toHaveValue('Kavita Rao');
    await expectGoodAtBothWidths(page);
    await section.getByLabel(act.email).fill('');
    await section.getByLabel(act.phone).fill('98220 12345');
    await section.getByRole('button', { name: act.save }).click();
    await expect(toast(page, act.kept)).toBeVisible();
    await expect(section.getByRole('paragraph').filter({ hasText: 'Kavita Rao' })).toBeVisible();
    await expect(section.getByLabel(act.phone)).toHaveValue('9822012345');
    await expectGoodAtBothWidths(page);
    await section.getByRole('button', { name: act.takeBack }).click();
    await expect(page.getByRole('status').filter({ hasText: act.takenBack })).toBeVisible();
    await expect(section.getByLabel(act.name)).toHaveValue('');
  });
}

test('who is not 18 is told who opens the account, nothing is sent, and nothing that was typed is kept', async ({ page, open }) => {
  await page.setViewportSize(PHONE);
  const userName = `young-${randomUUID().slice(0, 8)}`;
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/user/register') && request.method() === 'POST' && sent.push(request.url()));
  await open('/user/register');
  const form = page.locator('main form');
  await form.getByLabel('Email').fill(`${userName}@example.com`);
  await form.getByLabel('User name').fill(userName);
  await form.getByLabel('Password', { exact: true }).fill('brick by brick');
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'with a parent or guardian' })).toBeVisible();
  await expect(form.getByLabel('I am 18 or older')).toBeFocused();
  await expectGoodAtBothWidths(page);
  expect(sent).toEqual([]);
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));
  expect(await kept()).not.toContain(userName);
  await page.reload();
  await takenOver(page);
  await expect(form.getByLabel('User name')).toHaveValue('');
  expect(await kept()).not.toContain(userName);
});

test('who has a number alone reads the rules where they sign in and on their page, in either language', async ({ page, open, baseURL }) => {
  const { token } = await inDatabase(async (db) =>
    signInUser(db, await makeUser(db, { email: null, email_proven_at: null, phone_no: freshNumber(), phone_proven_at: new Date() })),
  );
  const words = {
    '': ['Our terms and our privacy policy hold here', 'The rules here, and your data'],
    '/hi': ['लागू हैं', 'यहाँ के नियम और आपका डेटा'],
  };
  for (const [prefix, [hold = '']] of Object.entries(words)) {
    await open(`${prefix}/user/login?with=code`);
    await page.getByRole('main').getByRole('textbox').first().fill(freshNumber());
    await page.getByRole('main').locator('form').getByRole('button').last().click();
    const said = page.getByRole('main').getByRole('paragraph').filter({ hasText: hold });
    await expect(said.getByRole('link')).toHaveCount(2);
    await expectGoodAtBothWidths(page);
  }
  await keepSession(page, baseURL, token);
  for (const [prefix, [hold = '', title = '']] of Object.entries(words)) {
    await open(`${prefix}/user/told`);
    const section = page.getByRole('region', { name: title });
    await expect(section.getByRole('paragraph')).toHaveCount(3);
    await expect(section).toContainText(hold);
    await expectGoodAtBothWidths(page);
  }
});
