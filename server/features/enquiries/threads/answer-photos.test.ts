import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { signId } from '#server/base/signed-id.ts';
import type { Viewer } from '#server/context.ts';
import { signThreadToken } from '#server/features/enquiries/threads/thread-link.ts';
import { readRequirement } from '#server/features/requirements/read-requirement.ts';
import { threadMessages as said, messages as texts } from '#shared/texts.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMessage } from '#tests/factories/enquiry-message.ts';
import { blackPng, dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { makeRequirement } from '#tests/factories/requirement.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, context, db, dataDir } = await createTestApp({ SMTP_URL: mail.url });
const photo = dataUrl(await makeJpeg(640, 480));

type Headers = Record<string, string>;

const files = () => {
  const all = readdirSync(path.join(dataDir, 'media'), { recursive: true, encoding: 'utf8' });
  return all.filter((file) => file.endsWith('.webp')).length;
};
const read = (address: string, headers: Headers = {}) => call(app, 'GET', `/api/v1${address}`, undefined, headers);
const look = async (url: string, headers: Headers = {}) => (await app.inject({ url, headers })).statusCode;

async function makeThread(given: Parameters<typeof makeEnquiry>[1] = {}) {
  const owner = await signInBusiness(db, await makeBusiness(db, { name: 'Deccan Roofs' }));
  const enquiry = await makeEnquiry(db, { business_id: owner.id, ...given });
  const answer = (images?: unknown, headers: Headers = owner.headers) =>
    call(app, 'POST', `/api/v1/contractor/enquiries/${enquiry}/messages`, { body: 'As on the photos.', images }, headers);
  return { owner, enquiry, answer, link: `/enquiries/${signThreadToken(context.signer, enquiry, new Date())}` };
}

test('the mail about an answer says how many photos it has, and holds none', async () => {
  const { answer } = await makeThread({ email: 'asha-photos@example.in', link_used_at: new Date() });
  await answer([photo, photo]);
  const { to, text } = await mail.next();
  expect(to).toEqual(['asha-photos@example.in']);
  expect(text).toMatch(/As on the photos\.\r?\nPhotos: 2/);
  expect(text).not.toMatch(/private-picture|image\//);
});

test('photos of an answer are seen by both sides and the team, by account and by link, and by nobody else', async () => {
  const user = await signInUser(db);
  const { owner, enquiry, answer, link } = await makeThread({ user_id: user.id });
  const [stranger, other, admin] = [await signInUser(db), await signInBusiness(db), await signInAdmin(db)];
  const sent = await answer([photo, photo, photo]);
  expect(sent.status).toBe(201);
  expect(sent.body.sent.photos).toHaveLength(3);

  const [{ small, large }] = (await read(`/contractor/enquiries/${enquiry}`, owner.headers)).body.messages[0].photos;
  expect((await read(`/enquiries/${enquiry}`, user.headers)).body.messages[0].photos[0]).toEqual({ small, large });
  for (const { headers } of [owner, user, admin]) expect([await look(small, headers), await look(large, headers)]).toEqual([200, 200]);
  for (const headers of [{}, stranger.headers, other.headers]) expect(await look(small, headers)).toBe(404);

  // By link each photo has an address of its own, which ends with the link.
  const byLink = (await read(link)).body.messages[0].photos;
  expect(byLink).toHaveLength(3);
  const pass = byLink[0].small.split('?')[1];
  expect(await look(byLink[0].small)).toBe(200);
  expect(await look(`${byLink[1].small.split('?')[0]}?${pass}`)).toBe(404);
  expect(await look(byLink[0].small.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')))).toBe(404);
  expect((await call(app, 'POST', `/api/v1${link}/end-link`)).status).toBe(200);
  expect(await look(byLink[0].small)).toBe(404);
  expect(await look(byLink[0].small, user.headers)).toBe(200);

  const [ofAsker, ofOwner] = [await read('/user/data', user.headers), await read('/contractor/data', owner.headers)];
  expect(ofAsker.body.data.sentEnquiries[0].messages[0].photos).toHaveLength(3);
  expect(ofOwner.body.data.receivedEnquiries[0].messages[0].photos[0]).toEqual({ small, large });
});

test('photos stand with their answer on the page of the request, by account and by its link', async () => {
  const user = await signInUser(db);
  const id = await makeRequirement(db, { user_id: user.id });
  const { answer, link } = await makeThread({ user_id: user.id, requirement_id: id });
  await answer([photo]);
  const photosOf = async (viewer: Viewer, key: string) => (await readRequirement(context, viewer, key)).quotes[0]?.answers[0]?.photos ?? [];
  const [own] = await photosOf({ kind: 'user', userId: user.id }, id);
  expect([await look(own?.small ?? '', user.headers), await look(own?.small ?? '')]).toEqual([200, 404]);
  const [linked] = await photosOf({ kind: 'visitor' }, signId(context.signer, 'requirement', id));
  expect(await look(linked?.large ?? '')).toBe(200);
  expect((await call(app, 'POST', `/api/v1${link}/end-link`)).status).toBe(200);
  expect(await look(linked?.large ?? '')).toBe(404);
});

test('photos are refused as in every upload, and then nothing is written and no file stays', async () => {
  const { enquiry, answer, link } = await makeThread();
  const before = files();
  const svg = `data:image/png;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`;
  const large = `data:image/jpeg;base64,${Buffer.alloc(1_048_577, 1).toString('base64')}`;
  const refused = [
    [[photo, photo, photo, photo], 400, said.tooManyPhotos],
    [[photo, svg], 415, 'Only JPEG and PNG images can be uploaded'],
    [[photo, dataUrl(blackPng(6_000, 6_000), 'image/png')], 413, texts.imageTooManyPixels],
    [[photo, large], 413, texts.imageTooLarge],
    [['https://example.in/me.png'], 400, 'This image is damaged and cannot be read'],
    [['/api/v1/private-picture/x-320.webp'], 400, 'This image is damaged and cannot be read'],
    [[7], 400, 'This image is damaged and cannot be read'],
    [{}, 400, 'This image is damaged and cannot be read'],
  ] as const;
  for (const [images, status, message] of refused) {
    expect(await answer(images)).toMatchObject({ status, body: { message } });
  }
  // An asker sends words alone.
  expect((await call(app, 'POST', `/api/v1${link}/messages`, { body: 'Here?', images: [photo] })).status).toBe(201);
  expect((await read(link)).body.messages).toMatchObject([{ author: 'asker', photos: [] }]);

  const other = await signInBusiness(db);
  expect((await answer([photo], other.headers)).status).toBe(404);
  expect((await answer([photo], {})).status).toBe(401);
  await Promise.all(Array.from({ length: 199 }, () => makeMessage(db, enquiry)));
  expect(await answer([photo])).toMatchObject({ status: 409, body: { message: said.conversationFull } });
  expect(files()).toBe(before);
});

test('answers with photos while the asker ends the conversation: those that were taken have their photos, the others leave no file', async () => {
  const { owner, enquiry, answer, link } = await makeThread();
  const before = files();
  const answers = Array.from({ length: 8 }, () => answer([photo, photo]));
  await answers[0];
  const ended = call(app, 'POST', `/api/v1${link}/end`, { as: 'found' });
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect((await ended).status).toBe(200);
  // Where the machine is so busy that photos would wait for too long, some are sent away (503): these leave no file either.
  expect(statuses.filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
  expect((await answer([photo])).status).toBe(409);
  const taken = statuses.filter((status) => status === 201).length;
  const { messages } = (await read(`/contractor/enquiries/${enquiry}`, owner.headers)).body;
  expect(messages.map(({ photos }: { photos: unknown[] }) => photos.length)).toEqual(Array(taken).fill(2));
  expect(files() - before).toBe(taken * 4);
});

test('photos go with either account, files too, and those of others stay', async () => {
  const user = await signInUser(db);
  const before = files();
  const kept = await makeThread({ user_id: (await signInUser(db)).id });
  await kept.answer([photo]);
  const left = await makeThread({ user_id: user.id });
  await left.answer([photo, photo]);
  expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, user.headers)).status).toBe(200);
  const { messages } = (await read(`/contractor/enquiries/${left.enquiry}`, left.owner.headers)).body;
  expect(messages).toMatchObject([{ body: 'As on the photos.', photos: [] }]);
  expect(files() - before).toBe(2);

  await kept.answer([photo]);
  // Of somebody without an account the conversation goes with the business.
  const unsigned = await makeEnquiry(db, { business_id: kept.owner.id });
  await call(app, 'POST', `/api/v1/contractor/enquiries/${unsigned}/messages`, { body: 'Look', images: [photo] }, kept.owner.headers);
  expect(files() - before).toBe(6);
  const gone = await call(app, 'DELETE', `/api/v1/contractor/delete/${kept.owner.id}`, undefined, kept.owner.headers);
  expect(gone.status).toBe(200);
  expect(files()).toBe(before);
});
