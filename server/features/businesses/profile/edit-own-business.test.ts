import { describe, expect, test } from 'vitest';
import { businessForm } from '#tests/factories/business-form.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { signInBusiness } from '#tests/factories/session.ts';
import { businessCallsOf } from '#tests/helpers/business-calls.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

// What waits is tested in waiting-changes.
const server = await createTestApp({ WAITING_FIELDS: 'none' });
const { app, db } = server;
const { edit, registered, sendForm, storedFiles } = businessCallsOf(server);
const required = 'All fields are required';
const [otherImage, thirdImage] = [dataUrl(await makeJpeg()), dataUrl(await makeJpeg())];

describe('edit', () => {
  function profileOf(given: Awaited<ReturnType<typeof businessForm>>) {
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

  test('a point that was chosen stays while the address is of the same place, and goes with another', async () => {
    const { given, headers } = await registered();
    const at = async (change: object) => {
      const { body } = await edit({ ...profileOf(given), ...change }, headers);
      return [body.contractor.lat, body.contractor.lng];
    };
    const ofKothrud = await at({});
    expect(await at({ lat: 18.50123, lng: 73.80456 })).toEqual([18.50123, 73.80456]);
    expect(await at({ address: 'Shop 3, 14 Karve Road, Kothrud', price: '50' })).toEqual([18.50123, 73.80456]);
    const ofBaner = await at({ address: 'Shop 3, Baner' });
    expect(ofBaner).not.toEqual([18.50123, 73.80456]);
    expect(ofBaner).not.toEqual(ofKothrud);
    expect(await at({ address: '12 Karve Road, Kothrud' })).toEqual(ofKothrud);
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

  test('a form without script sends files beside the addresses of what stays', async () => {
    const { given, business, headers } = await registered();
    const photo = new Blob([new Uint8Array(await makeJpeg())]);
    const fields = Object.entries(profileOf(given));
    const url = '/api/v1/contractor/edit';
    const { status, body } = await sendForm('PUT', url, [...fields, ['images', photo], ['images', business.image[0]]], headers);
    expect(status).toBe(200);
    expect(body.contractor.image).toEqual([expect.any(String), business.image[0]]);
    const one = await sendForm('PUT', url, [...fields, ['images', business.image[0]]], headers);
    expect(one.body.contractor.image).toEqual(business.image);
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
    const { headers } = await signInBusiness(db);
    const { status, body } = await edit(profileOf(await businessForm()), headers);
    expect(status).toBe(400);
    expect(body.errors).toEqual({ images: 'Please upload at least one image' });
  });
});
