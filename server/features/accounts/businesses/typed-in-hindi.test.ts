import { expect, test } from 'vitest';
import { businessForm } from '#tests/factories/business-form.ts';
import { businessCallsOf } from '#tests/helpers/business-calls.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const server = await createTestApp();
const { app } = server;
const { register, logIn, edit } = businessCallsOf(server);

const own = async (token: string) =>
  (await call(app, 'GET', '/api/v1/contractor/profile', undefined, { authorization: `Bearer ${token}` })).body.contractor;

test('a phone number in the digits of Hindi is the same number', async () => {
  const { status, body } = await register({ ...(await businessForm()), phoneNo: '९८२०० १२३४५' });
  expect([status, body.contractor.phoneNo]).toEqual([201, '9820012345']);
  const again = await register({ ...(await businessForm()), phoneNo: '98200 12345' });
  expect(again).toMatchObject({ status: 409, body: { message: 'Phone number is already registered' } });
  for (const phoneNo of ['+९१ ९८२०० १२३४५', '09820012345']) expect((await logIn({ phoneNo, password: 'monsoon-2026' })).status).toBe(200);
});

test('Hindi in every field is stored and shown as it was typed, in one Unicode form; a state under its name', async () => {
  // A letter with a nukta as one character: the one Unicode form has two.
  const asTyped = 'सड\u093cक, ब\u095dई';
  const typed = {
    name: 'शर्मा वाटरप्रूफ़िंग ऐंड सन्स',
    service: 'छत की मरम्मत',
    address: 'शॉप ४, कर्वे रोड, कोथरूड',
    city: 'नवा गाँव',
    state: 'महाराष्ट्र',
    price: '₹४५ फुट का',
    shortDescription: `पानी टपकना बंद। ${asTyped}`,
  };
  const said = { ...typed, state: 'Maharashtra', shortDescription: 'पानी टपकना बंद। सड\u093cक, बढ\u093cई' };
  const { status, body } = await register({ ...(await businessForm()), ...typed });
  expect(status).toBe(201);
  expect(await own(body.token)).toMatchObject(said);
  const { password: _, image: __, ...form } = await businessForm();
  const more = {
    description: 'छत, बाथरूम और बेसमेंट।\n५ साल की गारंटी 👷‍♂️ क्‍ष',
    workingSince: '१९९८',
    priceAmount: '१,२५,०००',
    priceUnit: 'visit',
  };
  const edited = await edit({ ...form, ...typed, ...more }, { authorization: `Bearer ${body.token}` });
  expect(edited.status).toBe(200);
  expect(await own(body.token)).toMatchObject({ ...said, ...more, workingSince: 1998, priceAmount: 125_000 });
});

test.each(['\u200d', ' \u200b\u2060 ', '\u00ad\ufeff'])('%j is no text, as nobody sees it', async (unseen) => {
  const asked = { name: unseen, phoneNo: '9876543210', email: 'meera@example.in', message: unseen };
  const { status, body } = await call(app, 'POST', '/api/v1/send-enquiry', asked);
  expect([status, Object.keys(body.errors)]).toEqual([400, ['name', 'message']]);
});
