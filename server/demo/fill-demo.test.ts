import { beforeAll, expect, test } from 'vitest';
import { fillDemo, insertDemoRows } from '#server/demo/fill-demo.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const { db } = await createTestDatabase();
beforeAll(() => insertDemoRows(db));

test('reviews and likes are summed', async () => {
  const { reviews, likes } = await db
    .selectFrom('business_stats')
    .select(({ fn }) => [fn.sum<number>('review_count').as('reviews'), fn.sum<number>('like_count').as('likes')])
    .executeTakeFirstOrThrow();
  const count = async (table: 'reviews' | 'likes') =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  expect({ reviews, likes }).toEqual({ reviews: await count('reviews'), likes: await count('likes') });
});

test('every service of the demo is one of the catalogue', async () => {
  const unknown = await db
    .selectFrom('businesses')
    .select('service')
    .where('service', 'not in', db.selectFrom('services').select('name'))
    .execute();
  expect(unknown).toEqual([]);
});

test('a directory with businesses is left alone', async () => {
  expect(await fillDemo(db)).toBe(false);
});
