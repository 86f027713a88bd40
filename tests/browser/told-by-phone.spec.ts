import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { messageLinkFor, newNumber } from '#tests/browser/phone-messages.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';

const ENGLISH = {
  language: 'en',
  prefix: '',
  answersComeTo: 'Answers come to your phone',
  change: 'Change',
  answersToMine: 'Answers to my enquiries',
  phone: 'Phone',
  save: 'Save',
  saved: 'Saved. We will tell you this way from now on',
  name: 'Name',
  number: 'Phone number',
  email: 'Email',
  message: 'Message',
  send: 'Send enquiry',
  sent: 'Your enquiry to',
  told: 'Meera Kulkarni asks about',
  sentOnPhone: 'it has been sent',
  openIt: 'Open the enquiry',
  openAnswer: 'Open the answer',
  yourAnswer: 'Your answer to Meera Kulkarni',
  sendAnswer: 'Send answer',
  isSent: 'Message sent',
  answered: 'has written to you about',
  used: 'This link was already used',
  logIn: 'Log in as a business',
};
const HINDI: typeof ENGLISH = {
  language: 'hi',
  prefix: '/hi',
  answersComeTo: 'जवाब आपके फ़ोन',
  change: 'बदलें',
  answersToMine: 'मेरी पूछताछ के जवाब',
  phone: 'फ़ोन',
  save: 'सेव करें',
  saved: 'सेव हो गया। अब हम ऐसे ही बताएँगे',
  name: 'नाम',
  number: 'फ़ोन नंबर',
  email: 'ईमेल',
  message: 'मैसेज',
  send: 'पूछताछ भेजें',
  sent: 'आपकी पूछताछ:',
  told: 'Meera Kulkarni को',
  sentOnPhone: 'भेज दी गई है',
  openIt: 'पूछताछ खोलें',
  openAnswer: 'जवाब खोलें',
  yourAnswer: 'Meera Kulkarni को आपका जवाब',
  sendAnswer: 'जवाब भेजें',
  isSent: 'मैसेज भेज दिया गया',
  answered: 'के बारे में लिखा है',
  used: 'यह लिंक इस्तेमाल हो चुका है',
  logIn: 'बिज़नेस के तौर पर लॉगिन करें',
};

/** Opens the link of a message as the phone does that got it, and presses its button. */
async function openLink(page: Page, open: (address: string) => Promise<void>, link: string, opening: string) {
  await page.goto('about:blank');
  await page.context().clearCookies();
  await open(link);
  await expectGoodAtBothWidths(page);
  await page.getByRole('button', { name: opening }).click();
}

for (const text of [ENGLISH, HINDI]) {
  test(`an owner is told of an enquiry on the phone, opens it by the link, answers, and the family is told so, in ${text === HINDI ? 'Hindi' : 'English'}`, async ({
    page,
    open,
    baseURL,
    allowNoise,
  }) => {
    allowNoise(/status of 404/);
    await page.setViewportSize(PHONE);
    const [ownersNumber, familysNumber] = [newNumber(), newNumber()];
    const { business, family } = await inDatabase(async (db) => {
      const proven = { phone_proven_at: new Date(), language: text.language };
      const email = `meera-${familysNumber}@example.in`;
      return {
        business: await makeBusiness(db, { name: `Mula Roofs ${ownersNumber.slice(-4)}`, phone_no: ownersNumber, ...proven }),
        family: await signInUser(db, await makeUser(db, { email, phone_no: familysNumber, ...proven })),
      };
    });

    // The form says where answers come to; the family wants them on the phone alone.
    await keepSession(page, baseURL, family.token);
    await open(`${text.prefix}/viewdetails/${business}/enquiry`);
    const main = page.getByRole('main');
    await expect(main.getByText(text.answersComeTo)).toContainText(familysNumber);
    await main.getByRole('link', { name: text.change, exact: true }).click();
    await expectGoodAtBothWidths(page);
    await page.getByRole('group', { name: text.answersToMine }).getByLabel(text.phone, { exact: true }).check();
    await main.getByRole('button', { name: text.save }).click();
    await expect(page.getByText(text.saved)).toBeVisible();
    await open(`${text.prefix}/viewdetails/${business}/enquiry`);
    await main.getByLabel(text.name, { exact: true }).fill('Meera Kulkarni');
    await main.getByLabel(text.number).fill('9876543210');
    await main.getByLabel(text.email).fill(`meera-${familysNumber}@example.in`);
    await main.getByLabel(text.message).fill('The terrace leaks above the kitchen.');
    await main.getByRole('button', { name: text.send }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text.sent);

    // Who wants the phone alone is told there that it was sent.
    expect((await messageLinkFor(familysNumber)).text).toContain(text.sentOnPhone);

    // The owner's phone.
    const told = await messageLinkFor(ownersNumber);
    expect(told.text).toContain(text.told);
    expect(told.link).toMatch(new RegExp(`^${text.prefix}/m/[\\w-]{22}$`));
    await openLink(page, open, told.link, text.openIt);
    await expect(page).toHaveURL(new RegExp(`${text.prefix}/profilesupplier/enquiries/[\\w-]+$`));
    await expect(page.getByText('The terrace leaks above the kitchen.')).toBeVisible();
    await page.getByLabel(text.yourAnswer).fill('We can begin on Monday.');
    await page.getByRole('button', { name: text.sendAnswer }).click();
    await expect(page.getByText(text.isSent)).toBeVisible();

    // The family's phone.
    const answered = await messageLinkFor(familysNumber, 2);
    expect(answered.text).toContain(text.answered);
    await openLink(page, open, answered.link, text.openAnswer);
    await expect(page).toHaveURL(new RegExp(`${text.prefix}/user/enquiries/[\\w-]+$`));
    await expect(page.getByText('We can begin on Monday.')).toBeVisible();

    // Another phone that gets the owner's message later.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await open(told.link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.used);
    await expectGoodAtBothWidths(page);
    await expect(page.getByRole('link', { name: text.logIn })).toHaveAttribute('href', /to=%2Fprofilesupplier%2Fenquiries%2F/);
  });
}
