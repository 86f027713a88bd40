import { execFile } from 'node:child_process';
import { expect, inject, test } from 'vitest';
import { fillDemo } from '#server/demo/fill-demo.ts';
import { makeDemoBusiness } from '#tests/factories/demo.ts';
import { makeReview } from '#tests/factories/review.ts';
import { afterDatabase } from '#tests/helpers/said-database.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const { db, address } = await createTestDatabase();
const DATABASE_URL = `postgres://postgres@localhost/${address.database}?host=${encodeURIComponent(inject('socketDir'))}`;

/** Runs what `npm run demo -- …` runs. */
function run(...args: string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: '/nowhere', DATABASE_URL };
    execFile(process.execPath, ['scripts/demo.ts', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: afterDatabase(stdout + stderr) }),
    );
  });
}

const NOTHING = { code: 1, output: 'There is no demo data in this database: nothing was removed\n' };

test('npm run demo says what there is; with remove it takes it out, once and for good', { timeout: 120_000 }, async () => {
  expect(await run('remove', '--yes')).toEqual(NOTHING);
  const business_id = await makeDemoBusiness(db);
  await makeReview(db, { business_id });
  const counts =
    'Demo data: 1 businesses, 0 users, 0 blog entries, 0 comments, 0 posters, 0 prices, 0 reviews, 0 likes, 0 enquiries.\n' +
    'Written on it by people: 1 reviews, 0 likes, 0 enquiries, 0 reports, 0 comments.\n';
  expect(await run()).toEqual({ code: 0, output: counts });
  // Nobody can be asked here.
  expect(await run('remove')).toEqual({
    code: 1,
    output: `${counts}Nothing was removed. Where nobody can be asked, npm run demo -- remove --yes removes it\n`,
  });
  expect(await run()).toEqual({ code: 0, output: counts });
  expect(await run('remove', '--yes')).toEqual({
    code: 0,
    output: `${counts}Removed all of it, with its pictures. It does not come back at the next start.\n`,
  });
  expect(await run('remove', '--yes')).toEqual(NOTHING);
  expect(await db.selectFrom('businesses').selectAll().execute()).toEqual([]);
  expect(await fillDemo(db, { isOpen: true })).toBeUndefined();
});

test.each([[['remove', 'all']], [['--remove']], [['delete']], [['--yes']]])('%j is refused with how it is called', async (args) => {
  const { code, output } = await run(...args);
  expect([code, output]).toEqual([1, 'Usage: npm run demo (says what there is) or npm run demo -- remove [--yes]\n']);
});
