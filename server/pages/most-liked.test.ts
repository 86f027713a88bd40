import { expect, test, vi } from 'vitest';
import { businessTopic, EVERYTHING } from '#server/cache/topics.ts';
import { MostLiked } from '#server/pages/most-liked.ts';
import { limits } from '#shared/limits.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeLike } from '#tests/factories/like.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { context, db } = await createTestApp();

async function makeLiked(likes: number) {
  const id = await makeBusiness(db);
  await like(id, likes);
  return id;
}

async function like(id: string, times: number) {
  for (let time = 0; time < times; time++) await makeLike(db, { business_id: id });
}

test('the list follows what changes it, and is not read for anything else', async () => {
  const onChange = vi.fn();
  const mostLiked = new MostLiked(context, onChange);
  const idsAfter = async (...changed: string[]) => {
    onChange.mockClear();
    mostLiked.learn(new Set(changed.map(businessTopic)));
    await mostLiked.follow();
    return mostLiked.list.map(({ _id }) => _id);
  };

  // As long as it has room, any business may come in.
  const first = await makeLiked(2);
  expect(await idsAfter()).toEqual([first]);
  const others = [];
  for (let turn = 1; turn < limits.mostLiked; turn++) others.push(await makeLiked(2));
  const ids = [first, ...others];
  expect(new Set(await idsAfter(ids.at(-1) as string))).toEqual(new Set(ids));

  const reading = vi.spyOn(context.cache, 'get');
  const late = await makeLiked(1);
  expect(await idsAfter(late)).not.toContain(late);
  // Of equals the one that came first.
  await like(late, 1);
  expect(await idsAfter(late)).not.toContain(late);
  expect(await idsAfter('01a2152e-c94b-719a-8348-846bdcde1014')).not.toContain(late);
  expect([reading.mock.calls.length, onChange.mock.calls.length]).toEqual([0, 0]);

  await like(late, 1);
  expect((await idsAfter(late))[0]).toBe(late);
  expect([reading.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 1]);

  await db.updateTable('businesses').set({ status: 'rejected' }).where('business_id', '=', late).execute();
  expect(new Set(await idsAfter(late))).toEqual(new Set(ids));
  await db.updateTable('businesses').set({ name: 'Mutha Roofs' }).where('business_id', '=', first).execute();
  await idsAfter(first);
  expect([mostLiked.list.map(({ name }) => name).includes('Mutha Roofs'), onChange.mock.calls.length]).toEqual([true, 1]);
});

test('after too many changes, or any, the list is read', async () => {
  const mostLiked = new MostLiked(context, () => {});
  await mostLiked.follow();
  for (const change of [[EVERYTHING], Array.from({ length: 200 }, (_, turn) => businessTopic(`${turn}`))]) {
    const best = await makeLiked(4 + (change.length > 1 ? 1 : 0));
    mostLiked.learn(new Set(change));
    await mostLiked.follow();
    expect(mostLiked.list[0]?._id).toBe(best);
  }
});
