import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, db } = await createTestApp({ SMTP_URL: mail.url }, { retries: { retryDelay: 0, retryLimit: 1_000 } });

const waiting = { timeout: 60_000, interval: 100 };
const send = (business: string, name: string) =>
  call(app, 'POST', `/api/v1/send-enquiry/${business}`, {
    name,
    phoneNo: '9876543210',
    email: 'meera@example.in',
    message: `From ${name}`,
  });

async function jobs() {
  const { rows } = await sql<{ state: string; tries: number; enquiry: string; output: unknown }>`
    select state, retry_count as tries, data ->> 'enquiryId' as enquiry, output from pgboss.job where name = 'mail-enquiry'`.execute(db);
  return rows;
}

test('with the mail server down enquiries are accepted, and each is mailed exactly once after it returns', async () => {
  const business = await makeBusiness(db, { email: 'deccan@example.in' });
  await mail.stop();
  const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => send(business, `Writer ${at} of 25`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(25).fill(201));
  await vi.waitFor(async () => expect((await jobs()).every(({ tries }) => tries > 0)).toBe(true), waiting);

  await mail.start();
  const mails = await Promise.all(answers.map(() => mail.next('deccan@example.in')));
  await vi.waitFor(async () => expect((await jobs()).every(({ state }) => state === 'completed')).toBe(true), waiting);
  const writers = mails.map(({ text }) => /From (Writer \d+ of 25)/.exec(text)?.[1]);
  expect(new Set(writers).size).toBe(25);
  expect(mail.left('deccan@example.in')).toBe(0);
});

test('a recipient whom the mail server refuses for good is given up at once, and nobody else waits for it', async () => {
  mail.refuse('gone@example.in');
  const gone = await makeBusiness(db, { email: 'gone@example.in' });
  const there = await makeBusiness(db, { email: 'there@example.in' });
  await send(gone, 'Writer to nobody');
  await send(there, 'Writer to somebody');
  expect((await mail.next('there@example.in')).to).toEqual(['there@example.in']);
  await vi.waitFor(async () => expect((await jobs()).some(({ state }) => state === 'failed')).toBe(true), waiting);
  const failed = (await jobs()).filter(({ state }) => state === 'failed');
  expect(failed).toMatchObject([{ tries: 0 }]);
  expect(JSON.stringify(failed)).not.toContain('gone@example.in');
  const rows = await db.selectFrom('enquiries').select('mailed_at').where('business_id', '=', gone).execute();
  expect(rows).toEqual([{ mailed_at: null }]);
});

test('a business without an address has its enquiry in the inbox alone', async () => {
  await send(await makeBusiness(db, { email: null }), 'Writer to a phone');
  await vi.waitFor(async () => expect((await jobs()).every(({ state }) => ['completed', 'failed'].includes(state))).toBe(true), waiting);
  // The writer alone is mailed: where answers come to.
  await mail.next('meera@example.in');
  expect(mail.left('there@example.in')).toBe(0);
});
