import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { requirementForm } from '#tests/factories/requirement-form.ts';
import { signInAdmin, signInBusiness } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { businessCallsOf } from '#tests/helpers/business-calls.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mails = await startMailServer();
const server = await createTestApp({ SMTP_URL: mails.url, TEAM_EMAIL: 'team@nirmaan.in' });
const { app, db } = server;
const { register, logIn } = businessCallsOf(server);
const admin = await signInAdmin(db);

const post = (url: string, body: object, headers: Record<string, string> = {}) => call(app, 'POST', `/api/v1${url}`, body, headers);
const asked = { name: 'Meera', phoneNo: '9876543210', email: 'meera@example.in', message: 'Our roof leaks.' };
const COPIED = ['\u202a+91 98765 43210\u202c', '091-98765-43210', 'Mob.: (+91) 98765 43210', '9876543210.0', '98765 43210 / 98220 12345'];

describe('one rule for a phone number', () => {
  test.each(COPIED)('an enquiry keeps %j as its ten digits', async (phoneNo) => {
    const { status } = await post('/send-enquiry', { ...asked, phoneNo });
    expect(status).toBe(201);
    const { phone_no } = await db.selectFrom('enquiries').select('phone_no').orderBy('created_at', 'desc').executeTakeFirstOrThrow();
    expect(phone_no).toBe('9876543210');
  });

  test.each(COPIED)('the contact form keeps %j as its ten digits', async (phone) => {
    const { status } = await post('/get-in-touch-with-us', { name: 'Meera', email: 'meera@example.in', message: 'Hello', phone });
    expect(status).toBe(201);
    const { phone: kept } = await db.selectFrom('contact_messages').select('phone').orderBy('created_at', 'desc').executeTakeFirstOrThrow();
    expect(kept).toBe('9876543210');
  });

  test('a business registers and logs in with any of them', async () => {
    const { status, body } = await register({ ...(await businessForm()), phoneNo: '\u202a+91 98220 77001\u202c' });
    expect([status, body.contractor.phoneNo]).toEqual([201, '9822077001']);
    for (const phoneNo of ['091-98220-77001', '0091 98220 77001', 'tel:+919822077001', '9822077001.0', '\u200e98220\u00a077001']) {
      expect((await logIn({ phoneNo, password: 'monsoon-2026' })).status, phoneNo).toBe(200);
    }
  });

  test.each([
    '9822077002\n9822012345\n9422012345',
    'Mob: 9822077002 Tel: 020-25531234 Fax: 020-25531235',
    'Mob1: 9822077002 Mob2: 9822012345',
    '1) 9822077002 2) 9822012345',
  ])('of several that are pasted together, %j, the first is kept', async (phoneNo) => {
    expect((await post('/send-enquiry', { ...asked, phoneNo })).status).toBe(201);
    const { phone_no } = await db.selectFrom('enquiries').select('phone_no').orderBy('created_at', 'desc').executeTakeFirstOrThrow();
    expect(phone_no).toBe('9822077002');
  });

  test('a request for quotes passes it on, and says what is wrong with it', async () => {
    const id = await makeBusiness(db, { city: 'Pune', state: 'Maharashtra', service: 'Waterproofing' });
    const send = (phoneNo: string) => post('/requirement/send', requirementForm(id, { phoneNo, sharePhone: 'on' }));
    expect((await send('\u202a091-98765-43210\u202c')).status).toBe(201);
    const { phone_no } = await db.selectFrom('requirements').select('phone_no').executeTakeFirstOrThrow();
    expect(phone_no).toBe('9876543210');
    expect((await send('020-2567 1234')).body.errors).toEqual({ phoneNo: 'This is a landline. Please enter a mobile number' });
  });

  test.each([
    ['020-2567 1234', /landline/],
    ['(022) 2345 6789', /landline/],
    ['9.19877E+11', /spreadsheet has cut/],
    ['98765', /^Please enter a valid phone number$/],
  ])('%s is refused with what it is', async (phoneNo, said) => {
    const { status, body } = await post('/send-enquiry', { ...asked, phoneNo });
    expect([status, body.errors.phoneNo]).toEqual([400, expect.stringMatching(said)]);
    expect((await logIn({ phoneNo, password: 'monsoon-2026' })).body.errors.phoneNo).toMatch(said);
  });

  test('a landline is told in Hindi as well', async () => {
    const { body } = await post('/send-enquiry', { ...asked, phoneNo: '020-2567 1234' }, { 'accept-language': 'hi' });
    expect(body.errors.phoneNo).toBe('यह लैंडलाइन नंबर है। मोबाइल नंबर भरें');
  });

  test('an owner finds an enquiry, and the team a business, by a number however it is typed', async () => {
    const owner = await signInBusiness(db);
    const enquiry = await makeEnquiry(db, { business_id: owner.id, phone_no: '9123456780' });
    const business = await makeBusiness(db, { phone_no: '9123456781' });
    for (const typed of ['+91 91234 56780', '\u202a091-91234-56780', '९१२३४ ५६७८०', '56780']) {
      const found = await call(app, 'GET', `/api/v1/contractor/enquiries?q=${encodeURIComponent(typed)}`, undefined, owner.headers);
      expect(
        found.body.enquiries.map(({ _id }: { _id: string }) => _id),
        typed,
      ).toEqual([enquiry]);
    }
    for (const typed of ['+91 91234 56781', '\u202a091-91234-56781', 'Mob: 9123456781']) {
      const found = await call(app, 'GET', `/api/v1/admin/business/search?q=${encodeURIComponent(typed)}`, undefined, admin.headers);
      expect(
        found.body.data.map(({ _id }: { _id: string }) => _id),
        typed,
      ).toEqual([business]);
    }
  });

  test('nobody else finds a business by its number', async () => {
    await makeBusiness(db, { phone_no: '9123456782', name: 'Quiet Masons' });
    const { body } = await call(app, 'GET', '/api/v1/contractor/search?q=91234%2056782');
    expect(JSON.stringify(body)).not.toContain('Quiet Masons');
  });
});

describe('one rule for an e-mail address', () => {
  const typed = 'आशा <mailto:asha@उदाहरण.भारत>';
  const kept = 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c';

  test('a user registers and logs in with an internationalised domain in either form, and is written to', async () => {
    const { status, body } = await post('/user/register', { email: typed, userName: 'asha-of-kanpur', password: 'monsoon-2026' });
    expect([status, body.user.email]).toEqual([201, kept]);
    // The test's mail server shows a domain in its own script.
    expect((await mails.next('asha@उदाहरण.भारत')).text).toContain(`\nTo: ${kept}\n`);
    for (const userName of [kept, 'asha@उदाहरण.भारत', `\u200b${kept}.`, `mailto:${kept}`, 'Asha-of-Kanpur']) {
      expect((await post('/user/login', { userName, password: 'monsoon-2026' })).status, userName).toBe(200);
    }
    const again = await post('/user/register', { email: kept, userName: 'another', password: 'monsoon-2026' });
    expect(again.status).toBe(409);
  });

  test.each([
    ...['📧 meera@abc.example', 'ई-मेल: meera@abc.example', 'Mail: meera@abc.example (office)'],
    ...['meera@abc.example, www.abc.example', 'meera@abc.example, 9876543210', 'meera@abc.example\n9876543210'],
  ])('one that is pasted with what stands around it, %j, is kept bare', async (email) => {
    expect((await post('/send-enquiry', { ...asked, email })).status).toBe(201);
    const { email: kept } = await db.selectFrom('enquiries').select('email').orderBy('created_at', 'desc').executeTakeFirstOrThrow();
    expect(kept).toBe('meera@abc.example');
  });

  test('the signs of RFC 5321 reach their receiver', async () => {
    const email = "o'brien!#$%&*+/=?^_`{|}~-x@example.in";
    const { status } = await post('/user/register', { email, userName: 'obrien', password: 'monsoon-2026' });
    expect(status).toBe(201);
    expect((await mails.next(email)).to).toEqual([email]);
  });

  test.each([
    'asha@example.in\r\nBcc: ravi@example.in',
    'asha@example.in\nravi@example.in',
    'asha@example.in Bcc: ravi@example.in',
    'asha@example.in%0d%0aBcc: ravi@example.in',
    '"asha\r\nBcc: ravi"@example.in',
  ])('%j is refused', async (email) => {
    const { status, body } = await post('/send-enquiry', { ...asked, email });
    expect([status, body.errors]).toEqual([400, { email: 'Invalid Email' }]);
  });

  test('the team finds a user by it', async () => {
    const userId = await makeUser(db, { email: 'nur@xn--p1b6ci4b4b3a.xn--h2brj9c' });
    for (const q of ['nur@उदाहरण.भारत', '<nur@xn--p1b6ci4b4b3a.xn--h2brj9c>']) {
      const found = await call(app, 'GET', `/api/v1/admin/user/get?q=${encodeURIComponent(q)}`, undefined, admin.headers);
      expect(found.body.users.map(({ _id }: { _id: string }) => _id)).toEqual([userId]);
    }
  });
});
