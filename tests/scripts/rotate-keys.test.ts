import { execFile } from 'node:child_process';
import { expect, inject, test } from 'vitest';
import { readSignedId, signId } from '#server/base/signed-id.ts';
import { isPass, passFor } from '#server/features/private-pictures/picture-pass.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeKeys } from '#tests/factories/push-device.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { pushCalls } from '#tests/helpers/push-calls.ts';
import { afterDatabase } from '#tests/helpers/said-database.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const database = await createTestDatabase();
const { db, pool, address } = database;
const mail = await startMailServer();
const settings = { SMTP_URL: mail.url };
// Two processes on one database.
const one = await createTestApp(settings, { database });
const other = await createTestApp(settings, { database });
const both = [one.context, other.context];

const DATABASE_URL = `postgres://postgres@localhost/${address.database}?host=${encodeURIComponent(inject('socketDir'))}`;

/** Runs what `npm run keys:rotate -- …` runs. */
function run(...args: string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: '/nowhere', DATABASE_URL };
    execFile(process.execPath, ['scripts/rotate-keys.ts', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: afterDatabase(stdout + stderr) }),
    );
  });
}

const STRANGERS = 'Browsers that had signed in are strangers until they sign in again. Sessions go on.\n';

/** What was signed for a conversation, a picture and a browser, and what each process makes of it. */
async function givenOut() {
  const id = await makeEnquiry(db);
  const { signer } = one.context;
  const [link, pass, mark] = [signId(signer, 'requirement', id), passFor(signer, id), signer.sign('device', 'browser', id)];
  return () =>
    both.map((context) => [
      readSignedId(context.signer, 'requirement', link) === id,
      isPass(context.signer, id, pass),
      context.signer.isSigned(mark, 'device', 'browser', id),
    ]);
}

const KNOWN = [true, true, true];
const LINKS_ALONE = [true, true, false];
const DEAD = [false, false, false];

/** Whether all processes sign with one key. */
const agree = () => new Set(both.map(({ signer }) => signer.sign('device', 'the same'))).size === 1;

test('another key signs in every process at once; what the one before signed lasts until the time that is said', async () => {
  const before = await givenOut();
  expect(before()).toEqual([KNOWN, KNOWN]);
  const { code, output } = await run('--days', '30');
  const end = new Date(Date.now() + 30 * 86_400_000).toLocaleDateString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long' });
  expect({ code, output }).toEqual({
    code: 0,
    output: `Another key signs from now on.\nLinks that were given out before work until ${output.match(/until (.*) \(India/)?.[1]} (India time), then they are dead.\n${STRANGERS}`,
  });
  expect(output).toContain(end);
  await expect.poll(before).toEqual([LINKS_ALONE, LINKS_ALONE]);
  expect(agree()).toBe(true);

  const between = await givenOut();
  expect(between()).toEqual([KNOWN, KNOWN]);
  // A second exchange keeps both.
  expect((await run()).code).toBe(0);
  await expect.poll(between).toEqual([LINKS_ALONE, LINKS_ALONE]);
  expect(before()).toEqual([LINKS_ALONE, LINKS_ALONE]);
  const { rows } = await pool.query<{ days: number }>(
    'select round(extract(epoch from taken_until - now()) / 86400)::int as days from former_signing_keys order by 1',
  );
  expect(rows).toEqual([{ days: 30 }, { days: 90 }]);

  await pool.query("update former_signing_keys set taken_until = now() where taken_until < now() + interval '31 days'");
  await pool.query('update signing_keys set key = key');
  await expect.poll(before).toEqual([DEAD, DEAD]);
  expect(between()).toEqual([LINKS_ALONE, LINKS_ALONE]);
});

test('with --now all that was signed before ends, whatever time it had', async () => {
  const before = await givenOut();
  expect((await run()).code).toBe(0);
  const between = await givenOut();
  expect(await run('--now')).toEqual({
    code: 0,
    output: `Another key signs from now on.\nLinks and picture passes that were given out before are dead, codes that wait to be mailed have changed.\n${STRANGERS}`,
  });
  await expect.poll(between).toEqual([DEAD, DEAD]);
  expect(before()).toEqual([DEAD, DEAD]);
  expect(agree()).toBe(true);
  expect(await db.selectFrom('former_signing_keys').selectAll().execute()).toEqual([]);
});

test('a session goes on, and the key of web push stays unless it is asked for', async () => {
  const { owner, subscribe, keysOf, settingsOf } = pushCalls(one);
  const { headers } = await owner();
  const device = { endpoint: 'https://push.example.com/1', ...makeKeys() };
  expect((await subscribe(device, headers)).status).toBe(201);
  const { public_key: before } = await keysOf();
  expect((await run()).code).toBe(0);
  expect((await keysOf()).public_key).toBe(before);
  const { output } = await run('--push');
  expect(output).toContain('Web push has another key, and ended on');
  const { public_key: after } = await keysOf();
  expect(after).not.toBe(before);
  await expect.poll(() => both.map(({ push }) => push.publicKey)).toEqual([after, after]);
  expect((await settingsOf(headers)).devices).toEqual([]);
});

test('with --documents the key of documents is exchanged, and stays otherwise', async () => {
  const keyOf = async () => (await db.selectFrom('document_keys').select('key').executeTakeFirstOrThrow()).key.toString('hex');
  const before = await keyOf();
  expect((await run()).code).toBe(0);
  expect(await keyOf()).toBe(before);
  const { code, output } = await run('--documents');
  expect([code, output.trim().split('\n').at(-1)]).toEqual([0, 'Documents have another key: 0 were sealed by it.']);
  expect(await keyOf()).not.toBe(before);
});

test.each([[['--days', '0']], [['--days', '366']], [['--days', '-1']], [['--days', 'ten']], [['--days', '7', '--now']], [['now']]])(
  '%j is refused with how it is called, and exchanges nothing',
  async (args) => {
    const before = await db.selectFrom('signing_keys').selectAll().execute();
    const { code, output } = await run(...args);
    expect([code, output]).toEqual([
      1,
      'Usage: npm run keys:rotate [-- --days 30 | -- --now] [--push] [--documents]\n--days is how long old links are taken: 1 to 365, 90 if not given.\n',
    ]);
    expect(await db.selectFrom('signing_keys').selectAll().execute()).toEqual(before);
  },
);
