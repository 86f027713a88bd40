import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeLike } from '#tests/factories/like.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInContractor, signInUser } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, dataDir } = await createTestApp();
const [image, otherImage, thirdImage] = [dataUrl(await makeJpeg()), dataUrl(await makeJpeg()), dataUrl(await makeJpeg())];

let count = 0;
function newContractor() {
  count += 1;
  return {
    name: `Deccan Tiles ${count}`,
    phoneNo: `+91 98220 ${String(10_000 + count)}`,
    email: `deccan${count}@example.in`,
    service: 'Tiles/flooring',
    address: '12 Karve Road, Kothrud',
    city: 'Pune',
    state: 'Maharashtra',
    price: '45 per sq ft',
    password: 'monsoon-2026',
    shortDescription: 'Tiles laid straight',
    image,
  };
}
const register = (body: unknown) => call(app, 'POST', '/api/v1/contractor/auth/register', body);
const logIn = (body: unknown) => call(app, 'POST', '/api/v1/contractor/auth/login', body);
const edit = (body: unknown, headers: Record<string, string>) => call(app, 'PUT', '/api/v1/contractor/edit', body, headers);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const storedFiles = () =>
  readdirSync(path.join(dataDir, 'media'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp'));
const required = 'All fields are required';

async function registered() {
  const contractor = newContractor();
  const { body } = await register(contractor);
  return { given: contractor, id: body.contractor._id as string, business: body.contractor, headers: bearer(body.token) };
}

describe('register', () => {
  test('makes a pending business with its picture, and signs its owner in', async () => {
    const contractor = newContractor();
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
    expect(headers['set-cookie']).toContain(`nirmaan=${body.token}; Max-Age=2592000; `);
    const picture = await app.inject({ url: body.contractor.image[0] });
    expect(picture.statusCode).toBe(200);
    expect(JSON.stringify(body)).not.toContain(password);
  });

  test('nobody but its owner sees a pending business', async () => {
    const { id, headers } = await registered();
    const url = `/api/v1/contractor/get-details/${id}`;
    expect((await call(app, 'GET', url)).status).toBe(404);
    const other = await signInContractor(db);
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
    const { body } = await register({ ...newContractor(), ...place });
    const row = await db
      .selectFrom('businesses')
      .select(['lat', 'lng'])
      .where('business_id', '=', body.contractor._id)
      .executeTakeFirstOrThrow();
    expect(row.lat).toBeCloseTo(lat, 1);
    expect(row.lng).toBeCloseTo(lng, 1);
  });

  test('a place that no gazetteer knows is no reason to refuse', async () => {
    const { status, body } = await register({ ...newContractor(), address: 'Somewhere', city: 'Atlantis', state: 'Nowhere' });
    expect(status).toBe(201);
    const row = await db.selectFrom('businesses').select(['lat', 'lng']).where('business_id', '=', body.contractor._id).executeTakeFirst();
    expect(row).toEqual({ lat: null, lng: null });
  });

  const fields = ['name', 'phoneNo', 'email', 'service', 'address', 'city', 'state', 'price', 'password', 'shortDescription', 'image'];
  test.each(fields)('without %s it is refused', async (field) => {
    for (const absent of [undefined, '', null]) {
      const { status, body } = await register({ ...newContractor(), [field]: absent });
      expect(status).toBe(400);
      expect(body).toMatchObject({ message: required, errors: { [field]: required } });
    }
  });

  test.each([
    [{ phoneNo: '12345' }, 'Please enter a valid phone number'],
    [{ phoneNo: '020 2553 1234' }, 'Please enter a valid phone number'],
    [{ email: 'deccan' }, 'Please enter a valid email'],
    [{ password: '12345' }, 'Password length must be at least 6 characters'],
    [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters long'],
    [{ price: '9'.repeat(61) }, 'This text is too long'],
    [{ lat: 91, lng: 0 }, 'lat and lng must be numbers: lat from -90 to 90, lng from -180 to 180'],
    [{ phoneNo: '12345', email: 'deccan', name: '' }, required],
    [{ email: 'deccan', phoneNo: '12345' }, 'Please enter a valid phone number'],
  ])('%j is refused', async (wrong, message) => {
    const { status, body } = await register({ ...newContractor(), ...wrong });
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
      statuses.push((await register({ ...newContractor(), image: wrong })).status);
    }
    expect(statuses).toEqual([415, 415, 400, 400, 413]);
    expect(storedFiles()).toHaveLength(before);
  });

  test('twenty at once of one phone number make one account, and keep one picture', async () => {
    const before = storedFiles().length;
    const contractor = newContractor();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(contractor)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    const { body } = await register({ ...newContractor(), phoneNo: contractor.phoneNo.replaceAll(' ', '').replace('+91', '0') });
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
    expect(headers['set-cookie']).toBe(`nirmaan=${body.token}; Path=/; HttpOnly; SameSite=Lax`);
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

describe('edit', () => {
  function profileOf(given: ReturnType<typeof newContractor>) {
    const { password, image: _, ...fields } = given;
    return { ...fields, description: 'Kitchens, bathrooms and terraces.' };
  }

  test('changes the business, keeps it approved, and tells what changed', async () => {
    const { given, id, headers } = await registered();
    await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', id).execute();
    const wanted = { ...profileOf(given), price: '50 per sq ft', city: 'Nagpur', address: 'Sitabuldi' };
    const { status, body } = await edit({ ...wanted, status: 'rejected', business_id: 'other' }, headers);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Profile Updated Successfully',
      contractor: { status: 'approved', price: '50 per sq ft', city: 'Nagpur', description: wanted.description },
    });
    const found = await call(app, 'GET', '/api/v1/contractor/search?city=Nagpur&state=Maharashtra');
    expect(found.body.data).toMatchObject([{ _id: id }]);
    const [change] = await db.selectFrom('business_edits').selectAll().where('business_id', '=', id).execute();
    expect(change).toMatchObject({
      edited_by: 'owner',
      changes: {
        price: { before: '45 per sq ft', after: '50 per sq ft' },
        city: { before: 'Pune', after: 'Nagpur' },
        description: { before: '', after: wanted.description },
      },
    });
    expect(Object.keys(change?.changes as object).sort()).toEqual(['address', 'city', 'description', 'lat', 'lng', 'price']);
  });

  test('that changes nothing is not told', async () => {
    const { given, id, headers } = await registered();
    await edit(profileOf(given), headers);
    await edit(profileOf(given), headers);
    expect(await db.selectFrom('business_edits').select('business_id').where('business_id', '=', id).execute()).toHaveLength(1);
  });

  test('pictures are added, ordered and removed, and what is removed is gone', async () => {
    const { given, business, headers } = await registered();
    const before = storedFiles().length;
    const [first] = business.image;
    const { body } = await edit({ ...profileOf(given), images: [otherImage, first, thirdImage] }, headers);
    const { image: three } = body.contractor;
    expect(three).toHaveLength(3);
    expect(three[1]).toBe(first);
    expect(storedFiles().length - before).toBe(6);
    const less = await edit({ ...profileOf(given), images: [three[2], three[0]] }, headers);
    expect(less.body.contractor.image).toEqual([three[2], three[0]]);
    expect((await app.inject({ url: first })).statusCode).toBe(404);
    expect((await app.inject({ url: three[2] })).statusCode).toBe(200);
    expect(storedFiles().length - before).toBe(3);
  });

  test("another's picture is not one's own", async () => {
    const { business: other } = await registered();
    const { given, headers } = await registered();
    const before = storedFiles().length;
    const { status, body } = await edit({ ...profileOf(given), images: [otherImage, other.image[0]] }, headers);
    expect(status).toBe(400);
    expect(body.errors).toEqual({ images: 'This image is not one of yours' });
    expect(storedFiles()).toHaveLength(before);
  });

  test("another's phone number is taken", async () => {
    const { given: other } = await registered();
    const { given, headers } = await registered();
    const { status, body } = await edit({ ...profileOf(given), phoneNo: other.phoneNo, images: [otherImage] }, headers);
    expect(status).toBe(409);
    expect(body.errors).toEqual({ phoneNo: 'Phone number is already registered' });
  });

  test('two at once end in the words and the pictures of one of them', async () => {
    const { given, headers } = await registered();
    const before = storedFiles().length;
    const edits = [otherImage, thirdImage].map((picture, index) => ({ ...profileOf(given), price: `${index}`, images: [picture] }));
    const answers = await Promise.all(edits.map((body) => edit(body, headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(storedFiles()).toHaveLength(before);
    const { body } = await call(app, 'GET', '/api/v1/contractor/profile', undefined, headers);
    expect((await app.inject({ url: body.contractor.image[0] })).statusCode).toBe(200);
  });

  test.each([
    [{ description: '' }, required],
    [{ name: undefined }, required],
    [{ images: [] }, 'Please upload at least one image'],
    [{ images: Array(9).fill('/media/businesses/x-1280.webp') }, 'At most 8 images can be uploaded'],
    [{ phoneNo: '12345', images: [] }, 'Please enter a valid phone number'],
    [{ email: 'deccan' }, 'Please enter a valid email'],
  ])('%j is refused', async (wrong, message) => {
    const { given, headers } = await registered();
    const { status, body } = await edit({ ...profileOf(given), ...wrong }, headers);
    expect(status).toBe(400);
    expect(body.message).toBe(message);
  });

  test('a business without a picture has to get one', async () => {
    const { headers } = await signInContractor(db);
    const { status, body } = await edit(profileOf(newContractor()), headers);
    expect(status).toBe(400);
    expect(body.errors).toEqual({ images: 'Please upload at least one image' });
  });
});

describe('own data', () => {
  test('holds all that the business left, and is a file', async () => {
    const { business, id, headers } = await registered();
    await makeReview(db, { business_id: id });
    const { status, body, headers: answered } = await call(app, 'GET', '/api/v1/contractor/data', undefined, headers);
    expect(status).toBe(200);
    expect(answered['content-disposition']).toContain('attachment');
    expect(body.data).toMatchObject({
      contractor: { _id: id, email: business.email },
      edits: [],
      reviews: [{ rating: 4 }],
      receivedEnquiries: [],
      sentEnquiries: [],
      sessions: [{ expiresAt: expect.any(String) }],
    });
  });

  test('deletion takes everything: rows, pictures, sessions', async () => {
    const { given, business, id, headers } = await registered();
    await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', id).execute();
    await edit({ ...given, description: 'x', email: 'gone@example.in', images: [otherImage, business.image[0]] }, headers);
    await makeReview(db, { business_id: id });
    await makeLike(db, { business_id: id });
    const files = storedFiles().length;

    const { status, body, headers: answered } = await call(app, 'DELETE', `/api/v1/contractor/delete/${id}`, undefined, headers);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Account deleted successfully' });
    expect(answered['set-cookie']).toMatch(/^nirmaan=;/);
    expect(files - storedFiles().length).toBe(6);
    expect((await call(app, 'GET', '/api/v1/contractor/profile', undefined, headers)).status).toBe(401);
    expect((await call(app, 'GET', `/api/v1/contractor/get-details/${id}`)).status).toBe(404);
    expect((await logIn(given)).status).toBe(401);
    const found = await call(app, 'GET', `/api/v1/contractor/search?q=${encodeURIComponent(given.name)}`);
    expect(found.body.data.map(({ _id }: { _id: string }) => _id)).not.toContain(id);
    for (const table of ['businesses', 'business_edits', 'business_stats', 'listings', 'reviews', 'likes', 'sessions'] as const) {
      const rows = await db.selectFrom(table).selectAll().where('business_id', '=', id).execute();
      expect(rows).toEqual([]);
    }
    expect((await register({ ...given })).status).toBe(201);
  });

  test("another's account, and one that does not exist, cannot be deleted", async () => {
    const { headers } = await signInContractor(db);
    const user = await signInUser(db);
    for (const id of [await makeBusiness(db), 'not-an-id', '00000000-0000-7000-8000-000000000000']) {
      for (const caller of [headers, user.headers]) {
        expect((await call(app, 'DELETE', `/api/v1/contractor/delete/${id}`, undefined, caller)).status).toBe(403);
      }
    }
  });
});
