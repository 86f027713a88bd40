import { expect, test } from 'vitest';
import { listServices } from '#server/features/services/list-services.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { requirementForm } from '#tests/factories/requirement-form.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { readMail } from '#tests/helpers/read-mail.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const publicUrl = 'https://nirmaan.example';
const mail = await startMailServer();
const { app, context, db } = await createTestApp({ SMTP_URL: mail.url, PUBLIC_URL: publicUrl });

const inHindi = { 'accept-language': 'hi' };
const inEnglish = { 'accept-language': 'en' };
const nextTo = async (to: string) => {
  const { text: source } = await mail.next(to);
  return { source, ...readMail(source) };
};

const LONG_NAME = 'श्री गणेश छत मरम्मत, वाटरप्रूफ़िंग और निर्माण सामग्री भंडार, कानपुर';

test('whoever registers on the Hindi site is greeted in Hindi, in words that every mail program can put together', async () => {
  await call(app, 'POST', '/api/v1/user/register', { email: 'asha@example.in', userName: 'आशा', password: 'monsoon-2026' }, inHindi);
  const { source, subject, text, html } = await nextTo('asha@example.in');
  expect(subject).toBe('Nirmaan में आपका स्वागत है');
  expect(text).toMatch(/^Nirmaan में आपका स्वागत है\n\nNirmaan के एक अकाउंट में यह ईमेल है।/);
  expect(text).toContain(`यह ईमेल पक्का करें: ${publicUrl}/hi/prove-email?proof=`);
  expect(text).not.toContain('आशा');
  expect(html).toContain('<html lang="hi">');
  // Nothing but ASCII travels, in lines that no server has to break.
  expect(source).toMatch(/^[\t\n -~]*$/);
  expect(Math.max(...source.split('\n').map((line) => line.length))).toBeLessThanOrEqual(78);
});

test('owners are told of an enquiry in their own language and that it was asked in Hindi; the asker is answered in theirs', async () => {
  const english = await makeBusiness(db, { name: LONG_NAME, email: 'english@example.in' });
  const hindi = await makeBusiness(db, { name: 'Deccan Roofs', email: 'hindi@example.in', language: 'hi' });
  const ask = (business: string, headers: Record<string, string>, message: string) =>
    call(
      app,
      'POST',
      `/api/v1/send-enquiry/${business}`,
      { name: 'मीरा', phoneNo: '9876543210', email: 'meera@example.in', message },
      headers,
    );

  await ask(english, inHindi, 'छत टपक रही है');
  const toEnglish = await nextTo('english@example.in');
  expect(toEnglish.subject).toBe(`Enquiry for ${LONG_NAME} from मीरा`);
  expect(toEnglish.text).toContain('Asked in Hindi\n\nमीरा writes:\n\nछत टपक रही है');
  expect(toEnglish.text).toContain(`All your enquiries: ${publicUrl}/profilesupplier`);
  expect(toEnglish.html).toContain('<strong>मीरा</strong> writes:');
  const toAsker = await nextTo('meera@example.in');
  expect(toAsker.subject).toBe('कारोबार को आपकी पूछताछ');
  expect(toAsker.text).toContain(`${publicUrl}/hi/enquiry/`);

  await ask(hindi, inHindi, 'छत टपक रही है');
  const toHindi = await nextTo('hindi@example.in');
  expect(toHindi.subject).toBe('Deccan Roofs के लिए मीरा की पूछताछ');
  expect(toHindi.text).toContain('हिंदी में पूछा गया\n\nमीरा ने लिखा है:');
  expect(toHindi.text).toContain(`${publicUrl}/hi/profilesupplier`);
  await nextTo('meera@example.in');

  await ask(hindi, inEnglish, 'Our roof leaks');
  const inOwnersAlone = await nextTo('hindi@example.in');
  expect(inOwnersAlone.text).toMatch(/^मीरा ने लिखा है:\n\nOur roof leaks/);
  expect((await nextTo('meera@example.in')).text).toContain(`${publicUrl}/enquiry/`);

  const { headers } = await signInBusiness(db, english);
  const { body } = await call(app, 'GET', '/api/v1/contractor/enquiries', undefined, headers);
  expect(body.enquiries).toMatchObject([{ language: 'hi' }]);
});

test('the code of a reset comes in the language of the account, whoever asks for it', async () => {
  await makeUser(db, { user_name: 'Ravi', email: 'ravi@example.in', language: 'hi' });
  await call(app, 'POST', '/api/v1/user/forgotpassword/otp/send', { email: 'ravi@example.in' }, inEnglish);
  const { subject, text } = await nextTo('ravi@example.in');
  expect(subject).toBe('पासवर्ड बदलने के लिए आपका कोड');
  expect(text).toMatch(/^\d{4}$/m);
  expect(text).toContain('आपका यूज़र नेम: Ravi');
  expect(text).toContain(`${publicUrl}/hi/user/forgot-password/link?reset=`);
});

test('without an account the form says the language: newsletter and saved search', async () => {
  await call(app, 'POST', '/api/v1/subscribe', { email: 'kiran@example.in' }, inHindi);
  const subscription = await nextTo('kiran@example.in');
  expect(subscription.subject).toBe('Nirmaan का न्यूज़लेटर पक्का करें');
  expect(subscription.text).toContain(`${publicUrl}/hi/newsletter/confirm?subscription=`);
  const search = { email: 'kiran@example.in', often: 'weekly', service: 'Cement', city: 'Pune', state: 'Maharashtra' };
  await call(app, 'POST', '/api/v1/saved-search/add', search, inHindi);
  const saved = await nextTo('kiran@example.in');
  expect(saved.subject).toContain('पुणे में सीमेंट');
  expect(saved.text).toContain('पुणे, महाराष्ट्र में सीमेंट, हफ़्ते में एक बार');
  expect(saved.text).toContain(`${publicUrl}/hi/saved-search/confirm?search=`);
});

test('a request asked in Hindi names its work and place to each reader in their own language', async () => {
  const { headers } = await signInUser(db, await makeUser(db, { email: 'asked@example.in' }));
  const business = await makeBusiness(db, { email: 'roofs@example.in' });
  const form = requirementForm(business, { email: 'asked@example.in', place: 'Baner, पुणे, महाराष्ट्र, भारत' });
  await listServices(context);
  const sent = await call(app, 'POST', '/api/v1/requirement/send', form, { ...headers, ...inHindi });
  expect(sent.status).toBe(201);
  const owner = await signInBusiness(db, business);
  const listFor = async (language: object) =>
    (await app.inject({ url: '/api/v1/contractor/enquiries/export', headers: { ...owner.headers, ...language } })).body;
  const [english, hindi] = [await listFor(inEnglish), await listFor(inHindi)];
  for (const fact of ['Waterproofing', 'Baner, Pune, Maharashtra']) expect(english).toContain(fact);
  for (const fact of ['वाटरप्रूफिंग', 'Baner, पुणे, महाराष्ट्र']) expect(hindi).toContain(fact);
  const placeIn = async (language: object) =>
    (await call(app, 'GET', '/api/v1/requirements', undefined, { ...headers, ...language })).body.requests[0].place;
  expect([await placeIn(inEnglish), await placeIn(inHindi)]).toEqual(['Baner, Pune, Maharashtra, India', 'Baner, पुणे, महाराष्ट्र, भारत']);
});

test('an account changes its language, and its mails and what it can download follow', async () => {
  const { headers } = await signInUser(db, await makeUser(db, { email: 'meena@example.in' }));
  const set = (language: unknown, who: Record<string, string> = headers) => call(app, 'PUT', '/api/v1/account/language', { language }, who);
  for (const wrong of ['HI', 'hi-IN', '', 'ta', null, ['hi']]) expect((await set(wrong)).status).toBe(400);
  expect((await set('hi', {})).status).toBe(401);
  expect(await set('hi')).toMatchObject({ status: 200, body: { success: true, message: 'अब हमारे मेल आपको हिंदी में मिलेंगे' } });
  expect((await call(app, 'GET', '/api/v1/user/data', undefined, headers)).body.data.language).toBe('hi');
  const edit = { userName: 'Meena', email: 'meena@example.in', newPassword: 'dry-roof-1', confirmPassword: 'dry-roof-1' };
  await call(app, 'PUT', '/api/v1/user/edit', edit, { ...headers, ...inEnglish });
  expect((await nextTo('meena@example.in')).text).toContain(`${publicUrl}/hi/user/forgot-password/verify-email`);
});
