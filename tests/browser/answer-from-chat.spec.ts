import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { withLanguage } from '#server/base/language.ts';
import { kindOf, siteOf } from '#server/messages/kinds.ts';
import { inDatabase, keepSession } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { NOON_AHEAD } from '#tests/browser/noon.ts';
import { newNumber } from '#tests/browser/phone-messages.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makePhoto } from '#tests/factories/picture.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { metaWebhook, startMessageGateway } from '#tests/helpers/message-gateway.ts';

const dataDir = path.join(process.env.BROWSER_TESTS_HOME ?? '', 'chat');

const ENGLISH = {
  language: 'en' as const,
  prefix: '',
  name: 'Name',
  number: 'Phone number',
  email: 'Email',
  message: 'Message',
  send: 'Send enquiry',
  sent: 'Your enquiry to',
};
const HINDI = {
  language: 'hi' as const,
  prefix: '/hi',
  name: 'नाम',
  number: 'फ़ोन नंबर',
  email: 'ईमेल',
  message: 'मैसेज',
  send: 'पूछताछ भेजें',
  sent: 'आपकी पूछताछ:',
};

test.describe.configure({ mode: 'serial' });

for (const text of [ENGLISH, HINDI]) {
  test(`an owner is told on WhatsApp, answers there with a photo and a price, and the family sees both, in ${text === HINDI ? 'Hindi' : 'English'}`, async ({
    page,
    open,
    baseURL,
    request,
  }) => {
    const site = baseURL ?? '';
    const webhook = '/api/v1/message/whatsapp/webhook';
    const gateway = await startMessageGateway({ port: Number(new URL(site).port) + 1, webhook: () => site + webhook });
    try {
      await page.setViewportSize(PHONE);
      const ownersNumber = newNumber();
      const email = `meera-${ownersNumber}@example.in`;
      const { business, family } = await inDatabase(async (db) => {
        const registered = withLanguage(text.language, () => kindOf('enquiry').text(siteOf({ PUBLIC_URL: site })));
        await db
          .insertInto('short_message_templates')
          .values({
            kind: 'enquiry',
            language: text.language,
            text: registered,
            content_type: 'service_implicit',
            whatsapp_name: 'nirmaan_enquiry',
            ...{ entity_id: '', header: '', template_id: '', gateway_template: '' },
          })
          .execute();
        const owner = { phone_no: ownersNumber, phone_proven_at: new Date(), language: text.language };
        return {
          business: await makeBusiness(db, { name: `Mula Roofs ${ownersNumber.slice(-4)}`, ...owner }),
          family: await signInUser(db, await makeUser(db, { email, language: text.language })),
        };
      }, dataDir);

      await keepSession(page, baseURL, family.token);
      await open(`${text.prefix}/viewdetails/${business}/enquiry`);
      const main = page.getByRole('main');
      await main.getByLabel(text.name, { exact: true }).fill('Meera Kulkarni');
      await main.getByLabel(text.number).fill('9876543210');
      await main.getByLabel(text.email).fill(email);
      await main.getByLabel(text.message).fill('The terrace leaks above the kitchen.');
      await main.getByRole('button', { name: text.send }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text.sent);

      // The owner's phone.
      const told = () => gateway.arrived.filter(({ to }) => to === `+91${ownersNumber}`);
      await expect.poll(() => told().length).toBe(1);
      expect(JSON.stringify(told()[0]?.body)).toContain('Meera Kulkarni');
      const image = {
        id: gateway.keepPicture(await makePhoto(1_200, 900).jpeg().toBuffer()),
        mime_type: 'image/jpeg',
        caption: 'Rs 45/sq ft, kal aaunga',
      };
      const timestamp = String(Math.floor((Date.now() + NOON_AHEAD) / 1_000));
      const written = metaWebhook({
        messages: [{ id: `wamid.${randomUUID()}`, from: `91${ownersNumber}`, type: 'image', timestamp, image }],
      });
      expect((await request.post(webhook, { data: written.body, headers: written.headers })).status()).toBe(200);

      // The family's.
      const enquiry = await inDatabase(
        (db) => db.selectFrom('enquiries').select('enquiry_id').where('business_id', '=', business).executeTakeFirstOrThrow(),
        dataDir,
      );
      await expect(async () => {
        await page.goto(`${text.prefix}/user/enquiries/${enquiry.enquiry_id}`);
        await expect(page.getByText('Rs 45/sq ft, kal aaunga')).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(page.getByText(text === HINDI ? /₹45 प्रति/ : /Rs 45 per sq ft/).first()).toBeVisible();
      await expect(main.locator('img[src*="/api/v1/"]').first()).toBeVisible();
    } finally {
      await gateway.stop();
    }
  });
}
