import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { businessCallsOf } from '#tests/helpers/business-calls.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const server = await createTestApp();
const { app, db } = server;
const { storedFiles } = businessCallsOf(server);
const picture = async () => dataUrl(await makeJpeg());

const words = { name: 'Asha Patil', email: 'asha@example.in', description: 'See for yourself.', rating: 4 };
const write = (business: string, headers: Record<string, string>, images?: unknown) =>
  call(app, 'POST', '/api/v1/review/add', { ...words, business, images }, headers);
const shown = async (business: string) => (await call(app, 'GET', `/api/v1/review/get/${business}`)).body.reviews;

describe('photos of a review', () => {
  test('are kept in three widths, stay, are changed and go with it', async () => {
    const before = storedFiles().length;
    const business = await makeBusiness(db, { email: null });
    const { headers } = await signInUser(db);
    const { status, body } = await write(business, headers, [await picture(), await picture()]);
    expect(status).toBe(201);
    expect(body.review.image).toEqual(Array(2).fill(expect.stringMatching(/^\/media\/reviews\/[0-9a-f-]{36}-1280\.webp$/)));
    expect((await app.inject(body.review.image[0])).headers['content-type']).toBe('image/webp');
    expect(storedFiles().length - before).toBe(6);
    const [first, second] = body.review.image;
    expect((await write(business, headers)).body.review.image).toEqual([first, second]);
    const changed = await write(business, headers, [second, await picture()]);
    expect(changed.body.review.image[0]).toBe(second);
    expect((await app.inject(first)).statusCode).toBe(404);
    expect(storedFiles().length - before).toBe(6);
    expect((await shown(business))[0].image).toEqual(changed.body.review.image);
    await call(app, 'DELETE', `/api/v1/review/delete/${body.review._id}`, undefined, headers);
    expect(storedFiles()).toHaveLength(before);
  });

  test('go with their writer, with the business, and with what the team takes down', async () => {
    const before = storedFiles().length;
    const business = await makeBusiness(db, { email: null });
    const [leaver, other, third] = [await signInUser(db), await signInUser(db), await signInUser(db)];
    for (const { headers } of [leaver, other, third]) await write(business, headers, [await picture()]);
    const data = (await call(app, 'GET', '/api/v1/user/data', undefined, leaver.headers)).body.data;
    expect(data.reviews[0].image).toHaveLength(1);
    await call(app, 'DELETE', '/api/v1/user/delete', undefined, leaver.headers);
    expect(storedFiles().length - before).toBe(6);
    expect((await shown(business)).find(({ name }: { name: string }) => name === 'Former user')).toMatchObject({ image: [] });
    const admin = await signInAdmin(db);
    const [bad] = (await shown(business)).filter(({ image }: { image: string[] }) => image.length > 0);
    await call(app, 'DELETE', `/api/v1/review/delete/${bad._id}`, { reason: 'personal' }, admin.headers);
    expect(storedFiles().length - before).toBe(3);
    const owner = await signInBusiness(db, business);
    await call(app, 'DELETE', `/api/v1/contractor/delete/${business}`, undefined, owner.headers);
    expect(storedFiles()).toHaveLength(before);
  });

  test('are refused as in every upload, and then nothing is written', async () => {
    const before = storedFiles().length;
    const business = await makeBusiness(db, { email: null });
    const { headers } = await signInUser(db);
    const good = await picture();
    const svg = `data:image/png;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`;
    const others = (await write(business, (await signInUser(db)).headers, [good])).body.review.image[0];
    const refused = [
      [[good, good, good, good], 400, 'At most 3 photos can be added to a review'],
      [[good, svg], 415, 'Only JPEG and PNG images can be uploaded'],
      [['https://example.in/me.png'], 400, 'This image is damaged and cannot be read'],
      [[others], 400, 'This image is not one of yours'],
      [[7], 400, 'Please upload at least one image'],
    ] as const;
    for (const [images, status, message] of refused) {
      expect(await write(business, headers, images)).toMatchObject({ status, body: { message } });
    }
    expect(await shown(business)).toHaveLength(1);
    expect(storedFiles().length - before).toBe(3);
    expect((await write(business, {}, [good])).status).toBe(401);
  });
});
