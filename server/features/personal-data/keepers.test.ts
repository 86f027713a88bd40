import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KEEPERS } from '#server/features/personal-data/keepers.ts';

test('every feature that says what it keeps about people is asked', async () => {
  const files = globSync('server/features/*/personal-data.ts');
  const said = await Promise.all(files.map((file) => import(`#${file}`)));
  expect(new Set(said)).toEqual(new Set(KEEPERS));
  expect(KEEPERS).toHaveLength(files.length);
});
