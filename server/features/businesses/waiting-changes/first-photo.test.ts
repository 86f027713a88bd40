import { expect, test } from 'vitest';
import { makeChangeSteps } from '#tests/helpers/change-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const server = await createTestApp();
const { app } = server;
const { admin, say, shown, waitingOf, makeListed, own, takeBack, profileOf, picture, storedFiles } = await makeChangeSteps(server);
const look = async (url: string, headers: Record<string, string> = {}) => (await app.inject({ url, headers })).statusCode;

test('another first photo waits where its owner and the team alone see it, and is shown once it is accepted', async () => {
  const { id, headers, image, send } = await makeListed();
  const stranger = await makeListed();
  const before = storedFiles().length;
  const [first, second] = [await picture(), await picture()];
  const { body } = await send({ images: [first, second] });
  const [shownFirst, ...rest] = body.contractor.image;
  expect([shownFirst, rest.length]).toEqual([image, 1]);
  const [waiting] = body.contractor.waiting.image;
  expect(waiting).toMatch(/^\/api\/v1\/waiting-picture\/[0-9a-f-]{36}-1280\.webp$/);
  expect(body.contractor.waiting.image).toEqual([waiting, ...rest]);
  const seen = await Promise.all([headers, admin, stranger.headers, {}].map((who) => look(waiting, who)));
  expect(seen).toEqual([200, 200, 404, 404]);
  const name = waiting.split('/').at(-1);
  for (const path of [`/media/private/waiting/${name}`, `/media/waiting/${name}`, `/media/businesses/${name}`, `/share/waiting/${name}`])
    expect(await look(path, headers)).toBeGreaterThanOrEqual(400);
  for (const width of [320, 640]) expect(await look(waiting.replace('1280', String(width)), headers)).toBe(200);
  expect(await look(waiting.replace('1280', '9999'), headers)).toBe(404);
  expect(storedFiles().length - before).toBe(6);

  expect((await say(id, ['photo'])).status).toBe(200);
  const { image: after } = await shown(id);
  expect(after).toEqual([`/media/businesses/${name}`, ...rest]);
  for (const url of after) expect(await look(url)).toBe(200);
  expect(await look(after[0].replace('1280', '640'))).toBe(200);
  expect([await look(image), await look(waiting, headers)]).toEqual([404, 404]);
  expect(storedFiles().length - before).toBe(3);
});

test('replaced twice, refused or taken back it leaves no file', async () => {
  const { id, headers, image, send } = await makeListed();
  const before = storedFiles();
  await send({ images: [await picture(), image] });
  const [first] = (await profileOf(headers)).waiting.image;
  await send({ images: [await picture(), image] });
  const [second] = (await profileOf(headers)).waiting.image;
  expect([await look(first, headers), await look(second, headers)]).toEqual([404, 200]);
  expect(storedFiles().length - before.length).toBe(3);
  await say(id, [], [{ field: 'photo', reason: 'It shows another shop' }]);
  expect(storedFiles().toSorted()).toEqual(before.toSorted());
  expect((await shown(id)).image).toEqual([image]);

  await send({ images: [await picture(), image] });
  const [{ _id }] = (await own(headers)).filter(({ state }: { state: string }) => state === 'waiting');
  await takeBack(_id, headers);
  expect(storedFiles().toSorted()).toEqual(before.toSorted());

  await send({ images: [await picture(), image] });
  await send({ images: [image] });
  expect(await waitingOf(id)).toEqual([]);
  expect(storedFiles().toSorted()).toEqual(before.toSorted());
});

test('stays while other things are saved, and is shown at once behind the first one', async () => {
  const { id, headers, image, send } = await makeListed();
  await send({ images: [await picture(), image] });
  const form = async () => (await profileOf(headers)).waiting.image;
  const [{ version }] = await waitingOf(id);
  const [waiting] = await form();
  await send({ images: await form(), price: '53' });
  await send({ price: '54' });
  expect(await waitingOf(id)).toMatchObject([{ field: 'photo', version }]);
  expect(await form()).toEqual([waiting, image]);
  // Its owner moves it behind the one that is shown.
  await send({ images: [image, waiting] });
  expect(await waitingOf(id)).toEqual([]);
  const { image: both } = await shown(id);
  expect(both).toEqual([image, `/media/businesses/${waiting.split('/').at(-1)}`]);
  expect(await look(both[1])).toBe(200);
});

test('may be one that is shown already, until that is taken away', async () => {
  const { id, image, send } = await makeListed();
  await send({ images: [image, await picture()] });
  const { image: two } = await shown(id);
  await send({ images: [two[1], two[0]] });
  expect((await shown(id)).image).toEqual(two);
  expect(await waitingOf(id)).toMatchObject([{ field: 'photo', before: [two[0]], after: [two[1]] }]);
  await send({ images: [two[1]] });
  expect((await shown(id)).image).toEqual(two);
  await say(id, ['photo']);
  expect((await shown(id)).image).toEqual([two[1]]);
  expect([await look(two[0]), await look(two[1])]).toEqual([404, 200]);
});

test("is not another's, nor the team's to send, and goes with the account", async () => {
  const [one, other] = [await makeListed(), await makeListed()];
  const before = storedFiles().length;
  await one.send({ images: [await picture(), one.image] });
  const [waiting] = (await profileOf(one.headers)).waiting.image;
  expect((await other.send({ images: [waiting, other.image] })).body.errors).toEqual({ images: 'This image is not one of yours' });
  const asTeam = await call(app, 'PUT', `/api/v1/contractor/update/${one.id}`, { ...one.profile, images: [waiting, one.image] }, admin);
  expect(asTeam.status).toBe(400);
  expect(storedFiles().length - before).toBe(3);
  await call(app, 'DELETE', `/api/v1/contractor/delete/${one.id}`, undefined, one.headers);
  expect(before - storedFiles().length).toBe(3);
});
