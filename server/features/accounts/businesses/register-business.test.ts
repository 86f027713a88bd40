import { describe, expect, test } from 'vitest';
import { businessForm } from '#tests/factories/business-form.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { signInBusiness } from '#tests/factories/session.ts';
import { businessCallsOf } from '#tests/helpers/business-calls.ts';
import { call, createTestApp, setCookieLine } from '#tests/helpers/test-app.ts';

const server = await createTestApp();
const { app, db } = server;
const { register, logIn, registered, sendForm, storedFiles } = businessCallsOf(server);
const required = 'All fields are required';

describe('register', () => {
  test('makes a pending business with its picture, and signs its owner in', async () => {
    const contractor = await businessForm();
    const { status, body, headers } = await register({ ...contractor, status: 'approved', average_rating: 5, totalLikes: 9, _id: 'mine' });
    expect(status).toBe(201);
    const { password, image: _, phoneNo, ...fields } = contractor;
    expect(body).toMatchObject({
      success: true,
      message: 'Registered Successfully',
      token: expect.stringMatching(/^[\w-]{43}$/),
      contractor: {
        ...fields,
        phoneNo: phoneNo.replaceAll(' ', '').slice(3),
        status: 'pending',
        average_rating: 0,
        totalLikes: 0,
        image: [expect.stringMatching(/^\/media\/businesses\/[0-9a-f-]{36}-1280\.webp$/)],
      },
    });
    expect(setCookieLine(headers)).toContain(`nirmaan=${body.token}; Max-Age=2592000; `);
    const picture = await app.inject({ url: body.contractor.image[0] });
    expect(picture.statusCode).toBe(200);
    expect(JSON.stringify(body)).not.toContain(password);
  });

  test('nobody but its owner sees a pending business', async () => {
    const { id, headers } = await registered();
    const url = `/api/v1/contractor/get-details/${id}`;
    expect((await call(app, 'GET', url)).status).toBe(404);
    const other = await signInBusiness(db);
    expect((await call(app, 'GET', url, undefined, other.headers)).status).toBe(404);
    const own = await call(app, 'GET', url, undefined, headers);
    expect(own.body).toMatchObject({
      phoneAccess: 'shown',
      contractor: { status: 'pending', email: expect.any(String), phoneNo: expect.any(String) },
    });
  });

  test.each([
    ['the city', { address: 'Shop 4', city: 'Pune', state: 'Maharashtra' }, 18.52, 73.86],
    ['the city under its old name', { address: 'Shop 4', city: 'Bangalore', state: 'Karnataka' }, 12.97, 77.59],
    ['the locality', { address: '12 Karve Road, Kothrud', city: 'Pune', state: 'Maharashtra' }, 18.51, 73.81],
    ['the point that was sent', { city: 'Pune', state: 'Maharashtra', lat: 18.6, lng: 73.7 }, 18.6, 73.7],
  ])('it stands on the map at %s', async (_, place, lat, lng) => {
    const { body } = await register({ ...(await businessForm()), ...place });
    const row = await db
      .selectFrom('businesses')
      .select(['lat', 'lng'])
      .where('business_id', '=', body.contractor._id)
      .executeTakeFirstOrThrow();
    expect(row.lat).toBeCloseTo(lat, 1);
    expect(row.lng).toBeCloseTo(lng, 1);
  });

  test('a place that no gazetteer knows is no reason to refuse', async () => {
    const { status, body } = await register({ ...(await businessForm()), address: 'Somewhere', city: 'Atlantis', state: 'Nowhere' });
    expect(status).toBe(201);
    const row = await db.selectFrom('businesses').select(['lat', 'lng']).where('business_id', '=', body.contractor._id).executeTakeFirst();
    expect(row).toEqual({ lat: null, lng: null });
  });

  const fields = ['name', 'phoneNo', 'email', 'service', 'address', 'city', 'state', 'price', 'password', 'shortDescription', 'image'];
  test.each(fields)('without %s it is refused', async (field) => {
    for (const absent of [undefined, '', null]) {
      const { status, body } = await register({ ...(await businessForm()), [field]: absent });
      expect(status).toBe(400);
      expect(body).toMatchObject({ message: required, errors: { [field]: required } });
    }
  });

  test.each([
    [{ phoneNo: '12345' }, 'Please enter a valid phone number'],
    [{ phoneNo: '020 2553 1234' }, 'This is a landline. Please enter a mobile number'],
    [{ phoneNo: '98220 1234' }, 'Please enter a valid phone number'],
    [{ email: 'deccan' }, 'Please enter a valid email'],
    [{ password: '12345' }, 'Password length must be at least 6 characters'],
    [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters long'],
    [{ price: '9'.repeat(61) }, 'This text is too long'],
    [{ lat: 91, lng: 0 }, 'lat and lng must be numbers: lat from -90 to 90, lng from -180 to 180'],
    [{ phoneNo: '12345', email: 'deccan', name: '' }, required],
    [{ email: 'deccan', phoneNo: '12345' }, 'Please enter a valid phone number'],
  ])('%j is refused', async (wrong, message) => {
    const { status, body } = await register({ ...(await businessForm()), ...wrong });
    expect(status).toBe(400);
    expect(body.message).toBe(message);
  });

  test('what is no JPEG or PNG is refused, and nothing of it stays', async () => {
    const before = storedFiles().length;
    const svg = `data:image/png;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`;
    const gif = `data:image/jpeg;base64,${Buffer.from('GIF89a').toString('base64')}`;
    const large = `data:image/jpeg;base64,${Buffer.alloc(1_048_577, 255).toString('base64')}`;
    const statuses = [];
    for (const wrong of [svg, gif, 'https://example.in/me.png', 'data:image/png;base64,', large]) {
      statuses.push((await register({ ...(await businessForm()), image: wrong })).status);
    }
    expect(statuses).toEqual([415, 415, 400, 400, 413]);
    expect(storedFiles()).toHaveLength(before);
  });

  test('a form without script registers as well', async () => {
    const { image: _, ...fields } = await businessForm();
    const photo = new Blob([new Uint8Array(await makeJpeg())]);
    const sent: [string, string | Blob][] = [
      ...Object.entries({ ...fields, lat: '18.6', lng: '73.7', remember: 'false' }),
      ['image', photo],
    ];
    const { status, body } = await sendForm('POST', '/api/v1/contractor/auth/register', sent);
    expect(status).toBe(201);
    expect(body.contractor).toMatchObject({ name: fields.name, status: 'pending', image: [expect.any(String)] });
    const without = await sendForm('POST', '/api/v1/contractor/auth/register', [...Object.entries(fields), ['image', new Blob([])]]);
    expect(without).toMatchObject({ status: 400, body: { errors: { image: required } } });
  });

  test('twenty at once of one phone number make one account, and keep one picture', async () => {
    const before = storedFiles().length;
    const contractor = await businessForm();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(contractor)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    const { body } = await register({ ...(await businessForm()), phoneNo: contractor.phoneNo.replaceAll(' ', '').replace('+91', '0') });
    expect(body).toMatchObject({
      code: 'already_taken',
      message: 'Phone number is already registered',
      errors: { phoneNo: 'Phone number is already registered' },
    });
    expect(storedFiles().length - before).toBe(3);
  });
});

describe('login', () => {
  test('by phone number, however it is typed', async () => {
    const { given, id } = await registered();
    const digits = given.phoneNo.replace(/\D/g, '').slice(2);
    for (const phoneNo of [given.phoneNo, digits, `0${digits}`, `+91-${digits}`]) {
      const { status, body } = await logIn({ phoneNo, password: given.password });
      expect(status).toBe(200);
      expect(body).toMatchObject({ success: true, contractor: { _id: id, status: 'pending' } });
    }
  });

  test('without "remember me" the cookie ends with the browser', async () => {
    const { given } = await registered();
    const { body, headers } = await logIn({ ...given, remember: false });
    expect(setCookieLine(headers)).toBe(`nirmaan=${body.token}; Path=/; HttpOnly; SameSite=Lax`);
  });

  test('wrong password, unknown number, short password: one answer', async () => {
    const { given } = await registered();
    const tries = [
      { phoneNo: given.phoneNo, password: 'monsoon-2027' },
      { phoneNo: '9876543210', password: 'monsoon-2026' },
      { phoneNo: given.phoneNo, password: '123' },
    ];
    for (const attempt of tries) {
      const { status, body } = await logIn(attempt);
      expect(status).toBe(401);
      expect(body).toMatchObject({ message: 'Invalid Credentials', code: 'invalid_credentials' });
    }
  });

  test.each([
    [{}, required],
    [{ phoneNo: '9876543210' }, required],
    [{ phoneNo: '12345', password: 'monsoon-2026' }, 'Please enter a valid phone number'],
  ])('%j is refused', async (body, message) => {
    const answer = await logIn(body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(message);
  });
});

describe('profile', () => {
  test('is the own business with e-mail, phone number and status', async () => {
    const { business, headers } = await registered();
    const { status, body } = await call(app, 'GET', '/api/v1/contractor/profile', undefined, headers);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, contractor: business });
  });
});
