import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { newNumber, phoneCodeFor } from '#tests/browser/phone-messages.ts';
import { PHONE } from '#tests/browser/sizes.ts';

const ENGLISH = {
  prefix: '',
  start: 'Start with my number',
  number: 'Mobile number',
  sendCode: 'Send me a code',
  code: 'Code',
  next: 'Continue',
  name: 'Business name',
  services: 'Services',
  trade: 'Plumbing contractors',
  place: 'Where are you?',
  adult: 'I am 18 or older',
  list: 'List my business',
  missing: 'All fields are required',
  rest: 'Complete your profile',
  brings: 'It is the first thing people see in lists.',
};
const HINDI: typeof ENGLISH = {
  prefix: '/hi',
  start: 'अपने नंबर से शुरू करें',
  number: 'मोबाइल नंबर',
  sendCode: 'कोड भेजें',
  code: 'कोड',
  next: 'आगे बढ़ें',
  name: 'कारोबार का नाम',
  services: 'काम',
  trade: 'प्लंबर',
  place: 'आप कहाँ हैं?',
  adult: 'मेरी उम्र 18 साल या उससे ज़्यादा है',
  list: 'मेरा कारोबार जोड़ें',
  missing: 'सारी जानकारी भरना ज़रूरी है',
  rest: 'अपनी प्रोफ़ाइल पूरी करें',
  brings: 'सूची में सबसे पहले यही दिखती है।',
};

for (const text of [ENGLISH, HINDI]) {
  test(`a business is listed by its number, name, trade and place, in ${text === HINDI ? 'Hindi' : 'English'}`, async ({
    page,
    open,
    allowNoise,
  }) => {
    allowNoise(/status of 400/);
    await page.setViewportSize(PHONE);
    const phoneNo = newNumber();
    const name = `Anand Plumbing ${phoneNo}`;
    const main = page.getByRole('main');
    await open(`${text.prefix}/supplier/register`);
    await main.getByRole('link', { name: text.start }).click();
    await expect(page).toHaveURL(/with=code/);
    await main.getByLabel(text.number).fill(phoneNo);
    await main.getByRole('button', { name: text.sendCode, exact: true }).click();
    await main.getByLabel(text.code, { exact: true }).fill((await phoneCodeFor(phoneNo)).code);
    await main.getByRole('button', { name: text.next, exact: true }).click();

    await main.getByLabel(text.name).fill(name);
    await main.getByRole('button', { name: text.list }).click();
    await expect(main).toContainText(text.missing);
    await expectGoodAtBothWidths(page);
    await main.getByRole('textbox', { name: text.services }).click();
    const picker = page.getByRole('dialog');
    await picker.getByRole('radio', { name: text.trade }).check();
    await picker.getByRole('button', { name: text.next, exact: true }).click();
    await main.getByLabel(text.place).fill('kothrud');
    await page.getByRole('option').first().click();
    await main.getByLabel(text.adult).check();
    // A place that is typed over is no place any more.
    await main.getByLabel(text.place).fill('Mumb');
    await main.getByRole('button', { name: text.list }).click();
    await expect(main).toContainText(text.missing);
    await main.getByLabel(text.place).fill('kothrud');
    await page.getByRole('option').first().click();
    await main.getByRole('button', { name: text.list }).click();

    await expect(page).toHaveURL(new RegExp(`${text.prefix}/profilesupplier$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByRole('region', { name: text.rest })).toContainText(text.brings);
    await expectGoodAtBothWidths(page);
    const kept = await inDatabase((db) => db.selectFrom('businesses').selectAll().where('phone_no', '=', phoneNo).executeTakeFirst());
    expect(kept).toMatchObject({
      service: 'Plumbing Contractors',
      city: 'Pune',
      status: 'pending',
      images: [],
      phone_proven_at: expect.any(Date),
    });
  });
}

test('what an owner answered by WhatsApp and belongs nowhere is sent on from the dashboard, or deleted', async ({
  page,
  open,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  const { businessId, token } = await inDatabase(async (db) => {
    const { makeBusiness } = await import('#tests/factories/business.ts');
    const { makeEnquiry } = await import('#tests/factories/enquiry.ts');
    const { signInBusiness } = await import('#tests/factories/session.ts');
    const businessId = await makeBusiness(db, { phone_proven_at: new Date() });
    for (const name of ['Meera Kulkarni', 'Ravi Deshmukh']) await makeEnquiry(db, { business_id: businessId, name });
    const written = { phone_no: '+919800000000', kind: 'text', state: 'unplaced', written_at: new Date(), business_id: businessId };
    for (const body of ['We come on Monday', 'Wrong chat'])
      await db
        .insertInto('chat_messages')
        .values({ ...written, body, gateway_id: `wamid.${businessId}.${body}` })
        .execute();
    return { businessId, token: (await signInBusiness(db, businessId)).token };
  });
  await page.context().addCookies([{ name: 'nirmaan', value: token, url: baseURL ?? '', httpOnly: true, sameSite: 'Lax' }]);
  await open('/profilesupplier');
  const region = page.getByRole('region', { name: 'From WhatsApp' });
  await expectGoodAtBothWidths(page);
  const answer = region.getByRole('listitem').filter({ hasText: 'We come on Monday' });
  await answer.getByRole('button', { name: 'Send' }).click();
  await expect(answer).toContainText('Choose an enquiry first');
  await answer.getByLabel('Enquiry').selectOption({ index: 1 });
  await answer.getByRole('button', { name: 'Send' }).click();
  await expect(answer).toHaveCount(0);
  await region.getByRole('listitem').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(region).toHaveCount(0);
  const sent = await inDatabase((db) =>
    db
      .selectFrom('enquiry_messages')
      .innerJoin('enquiries', 'enquiries.enquiry_id', 'enquiry_messages.enquiry_id')
      .select('body')
      .where('business_id', '=', businessId)
      .execute(),
  );
  expect(sent).toEqual([{ body: 'We come on Monday' }]);
});
