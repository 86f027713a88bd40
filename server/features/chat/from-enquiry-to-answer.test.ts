import { expect, test } from 'vitest';
import { withLanguage } from '#server/base/language.ts';
import { chatText } from '#shared/texts.ts';
import { makePhoto } from '#tests/factories/picture.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startChat } from '#tests/helpers/chat-steps.ts';
import { startMessageSite } from '#tests/helpers/message-site.ts';
import { call } from '#tests/helpers/test-app.ts';

const site = await startMessageSite({ ways: ['whatsapp'] });
const { app, db, gateway } = site;

test.each(['en', 'hi'] as const)(
  'a family asks, the owner is told on WhatsApp (%s), answers there with photo and price, and the family reads it',
  async (language) => {
    const owner = await startChat(site, { language });
    const family = await signInUser(db, await makeUser(db, { language }));
    const enquiry = { name: 'Meera Kulkarni', phoneNo: '9876543210', email: `meera-${language}@example.in`, message: 'The terrace leaks.' };
    expect((await call(app, 'POST', `/api/v1/send-enquiry/${owner.businessId}`, enquiry, family.headers)).status).toBe(201);

    const told = () => gateway.arrived.find(({ to, header }) => to === owner.to && header === 'nirmaan_enquiry');
    await expect.poll(told, { timeout: 30_000 }).toMatchObject({
      body: { template: { language: { code: language } } },
    });
    expect(JSON.stringify(told()?.body)).toContain('Meera Kulkarni');
    site.pass(60);
    const id = gateway.keepPicture(await makePhoto(600, 400).jpeg().toBuffer());
    await owner.write({ image: { id, caption: 'Rs 45/sq ft, kal aaunga' }, under: String(told()?.id) });

    const read = async () => (await call(app, 'GET', '/api/v1/enquiries', undefined, family.headers)).body.enquiries[0];
    await expect.poll(read, { timeout: 30_000 }).toMatchObject({ answeredBy: 'owner', unread: 1 });
    const { body } = await call(app, 'GET', `/api/v1/enquiries/${(await read())._id}`, undefined, family.headers);
    expect(body.messages).toMatchObject([
      { author: 'owner', body: 'Rs 45/sq ft, kal aaunga', priceFrom: 45, priceUnit: 'sq ft', photos: [expect.anything()] },
    ]);
    // Nobody's number is told with it.
    expect(JSON.stringify(body)).not.toContain(owner.to.slice(3));
    await expect.poll(() => owner.said()).toEqual([withLanguage(language, () => chatText.passedOn('Meera Kulkarni'))]);
  },
);
