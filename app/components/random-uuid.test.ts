import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { randomUuid } from '#app/components/random-uuid.ts';

test('each is another UUID of version 4', () => {
  const made = Array.from({ length: 200 }, randomUuid);
  for (const uuid of made) expect(z.uuidv4().safeParse(uuid).success, uuid).toBe(true);
  expect(new Set(made).size).toBe(200);
});
