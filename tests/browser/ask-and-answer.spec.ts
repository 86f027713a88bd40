import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
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

const ENGLISH = {
  prefix: '',
  enquiries: 'Enquiries',
  answerTo: /^Answer Meera Kulkarni/,
  messages: 'Messages',
  floor: 'Floor or area',
  floorOptional: 'Floor or area (optional)',
  yourAnswer: 'Your answer to Meera Kulkarni',
  from: 'Price from (₹)',
  to: 'to (₹)',
  per: 'The price is for',
  send: 'Send answer',
  sent: 'Message sent',
  choose: 'Choose up to three businesses',
  work: 'Describe the job',
  when: 'When',
  month: 'Within a month',
  name: 'Name',
  email: 'Email',
  sendToThree: 'Send to 3 businesses',
  quotes: 'Quotes for',
  none: 'No answer yet',
  next: 'Sent. What happens now?',
  comes: 'Their answers come to this page and by email.',
  compare: 'Meanwhile, compare them',
  answers: 'Answers',
  prices: ['Rs 40 to Rs 45 per sq ft', 'Rs 60 to Rs 70 per sq ft'],
  chosen: 'I have chosen',
  close: 'Close it',
  closed: 'Closed · you chose',
  ended: 'Closed: the customer has found someone',
  review: 'Review',
  experience: 'Description',
  rating: 'Rating',
  submit: 'Submit Review',
  added: 'Review added successfully',
  reviews: 'Customer Reviews',
  real: 'Customer contacted them on Nirmaan',
  replyTo: /^Reply to the review by/,
  reply: 'Reply',
  yourReply: 'Your reply',
  publish: 'Publish reply',
};
const HINDI: typeof ENGLISH = {
  prefix: '/hi',
  enquiries: 'पूछताछ',
  answerTo: /^जवाब दें ?: Meera Kulkarni/,
  messages: 'मैसेज',
  floor: 'मंज़िल या एरिया',
  floorOptional: 'मंज़िल या एरिया (ज़रूरी नहीं)',
  yourAnswer: 'Meera Kulkarni को आपका जवाब',
  from: 'रेट (₹) से',
  to: 'रेट (₹) तक',
  per: 'रेट किस हिसाब से',
  send: 'जवाब भेजें',
  sent: 'मैसेज भेज दिया गया',
  choose: 'तीन कारोबार तक चुनें',
  work: 'काम के बारे में लिखें',
  when: 'कब',
  month: 'एक महीने के अंदर',
  name: 'नाम',
  email: 'ईमेल',
  sendToThree: '3 कारोबारों को भेजें',
  quotes: 'रेट:',
  none: 'अभी जवाब नहीं आया',
  next: 'भेज दी गई। अब क्या होगा?',
  comes: 'उनके जवाब इसी पेज पर और ईमेल से आएँगे।',
  compare: 'तब तक इनकी तुलना करें',
  answers: 'जवाब',
  prices: ['₹40 से ₹45 प्रति वर्ग फ़ुट', '₹60 से ₹70 प्रति वर्ग फ़ुट'],
  chosen: 'काम वाला मिल गया',
  close: 'हाँ, बंद करें',
  closed: 'बंद · आपने चुना:',
  ended: 'बंद: ग्राहक को काम वाला मिल गया',
  review: 'रिव्यू दें',
  experience: 'आपका अनुभव',
  rating: 'रेटिंग',
  submit: 'रिव्यू भेजें',
  added: 'रिव्यू जुड़ गया',
  reviews: 'ग्राहकों के रिव्यू',
  real: 'पर इनसे बात की',
  replyTo: /^जवाब दें/,
  reply: 'जवाब',
  yourReply: 'आपका जवाब',
  publish: 'जवाब पोस्ट करें',
};
const toast = (page: Page, words: string) =>
  page
    .getByRole('region', { name: /^(?:Messages|मैसेज)/ })
    .getByRole('alert')
    .filter({ hasText: words });

/** An owner finds the family's request on the desk, and answers it with a price. */
async function answer(page: Page, open: (address: string) => Promise<void>, text: typeof ENGLISH, { words, from, to }: Offer) {
  await open(`${text.prefix}/profilesupplier`);
  const inbox = page.getByRole('region', { name: text.enquiries, exact: true });
  await inbox.getByRole('link', { name: text.answerTo }).click();
  await expect(page.getByText('The terrace leaks above the kitchen.')).toBeVisible();
  await expect(page.getByRole('list', { name: text.messages }).locator('dl')).toHaveText(new RegExp(`${text.floor}2nd floor, 400 sq ft`));
  await page.getByLabel(text.yourAnswer).fill(words);
  await page.getByLabel(text.from).fill(from);
  await page.getByLabel(text.to, { exact: true }).fill(to);
  await page.getByLabel(text.per).selectOption('sq ft');
  await page.getByRole('button', { name: text.send }).click();
  await expect(toast(page, text.sent)).toBeVisible();
}

for (const text of [ENGLISH, HINDI]) {
  test(`a family asks three, two answer with prices, one is chosen and reviewed, and its owner replies, in ${text === HINDI ? 'Hindi' : 'English'}`, async ({
    page,
    open,
    baseURL,
  }) => {
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
    await open(`${text.prefix}/get-quotes?${new URLSearchParams({ service, place: 'Pune' })}`);
    const boxes = page.getByRole('group', { name: text.choose }).getByRole('checkbox');
    await expect(boxes).toHaveCount(3);
    for (const at of [0, 1, 2]) await boxes.nth(at).check();
    await page.getByLabel(text.work).fill('The terrace leaks above the kitchen.');
    await page.getByLabel(text.floorOptional).fill('2nd floor, 400 sq ft');
    await page.getByLabel(text.when, { exact: true }).selectOption(text.month);
    await page.getByRole('main').getByLabel(text.name, { exact: true }).fill('Meera Kulkarni');
    await page.getByRole('main').getByLabel(text.email).fill(email);
    await page.getByRole('button', { name: text.sendToThree }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${text.quotes} ${service}`);
    await expect(page.getByText(text.none)).toHaveCount(3);
    const request = new URL(page.url()).pathname;
    const next = page.getByRole('region', { name: text.next });
    for (const name of ['Deccan Terraces', 'Mula Gardens', 'Quiet Roofs']) await expect(next).toContainText(`${name} ${mark}`);
    await expect(next).toContainText(text.comes);
    await expect(next.getByRole('link', { name: text.compare })).toBeVisible();

    // Two owners answer.
    await actAs(chosen);
    await answer(page, open, text, { words: 'We can begin on Monday.', from: '40', to: '45' });
    await actAs(second);
    await answer(page, open, text, { words: 'In two weeks, with five years of warranty.', from: '60', to: '70' });

    // The family compares, and chooses.
    await actAs(family);
    await open(request);
    const answers = page.getByRole('region', { name: text.answers, exact: true });
    for (const price of text.prices) await expect(answers.getByText(price)).toBeVisible();
    await expect(answers.getByText(text.none)).toHaveCount(1);
    await expectGoodAtBothWidths(page);
    await page.getByRole('radio', { name: `Deccan Terraces ${mark}` }).check();
    await page.getByRole('button', { name: text.chosen }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.close }).click();
    await expect(page.getByText(`${text.closed} Deccan Terraces ${mark}`)).toBeVisible();
    await actAs(second);
    await open(`${text.prefix}/profilesupplier`);
    await expect(page.getByText(text.ended)).toBeVisible();
    await actAs(family);

    // It reviews: the mark comes from its conversation.
    await open(`${text.prefix}/viewdetails/${chosen?.id}`);
    await page.getByRole('button', { name: text.review, exact: true }).click();
    const review = page.getByRole('dialog', { name: text.review });
    await review.getByLabel(text.experience).fill('Dry since the first rain.');
    await review.getByRole('slider', { name: text.rating }).press('End');
    await review.getByRole('button', { name: text.submit }).click();
    await expect(toast(page, text.added)).toBeVisible();
    const item = page.getByRole('region', { name: text.reviews }).getByRole('listitem').filter({ hasText: 'Dry since' });
    await expect(item).toContainText(text.real);

    // The owner replies, and the family reads it.
    await actAs(chosen);
    await open(`${text.prefix}/viewdetails/${chosen?.id}`);
    await item.getByRole('button', { name: text.replyTo }).click();
    await page
      .getByRole('dialog', { name: text.reply })
      .getByLabel(text.yourReply)
      .fill('Thank you. We look at it again after the monsoon.');
    await page.getByRole('dialog', { name: text.reply }).getByRole('button', { name: text.publish }).click();
    await expect(item.getByRole('blockquote')).toContainText('after the monsoon');
    await expect.poll(async () => (await mailsTo(email)).join()).toContain('after the monsoon');
    await actAs(family);
    await open(`${text.prefix}/viewdetails/${chosen?.id}`);
    await expect(item.getByRole('blockquote')).toContainText('after the monsoon');
    await expectGoodAtBothWidths(page);
  });
}
