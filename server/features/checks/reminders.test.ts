import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { remindOfEnds } from '#server/features/checks/remind-of-ends.ts';
import { proveEmail } from '#server/features/email-addresses/prove-email.ts';
import { endIn } from '#tests/factories/check.ts';
import { makeCheckSteps } from '#tests/helpers/check-steps.ts';
import { proofTokenIn } from '#tests/helpers/confirmation.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { sortMail } from '#tests/helpers/sorted-mail.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { mailTo } = sortMail(mail);
const { app, db, context } = await createTestApp({ SMTP_URL: mail.url }, { pages: true });
const { makeChecked, makeOwner, sendOne, own, pageOf } = await makeCheckSteps({ app, db });
const DAY = 86_400;
let count = 0;
const proven = () => ({ email: `reminded-${++count}@example.in`, email_proven_at: new Date() });
/** How often owners of a business's checks were to be reminded, by how many jobs were made. */
async function remind(id: string) {
  await remindOfEnds.run(context, {});
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job where name = 'mail-check-ends'
    and (data ->> 'checkId')::uuid in (select check_id from checks where business_id = ${id} and kind = 'gstin')`.execute(db);
  return rows[0]?.n;
}

test('an owner is reminded 30 and 7 days before the end, once each', async () => {
  const given = proven();
  const { id } = await makeChecked(given);
  expect(await remind(id)).toBe(0);
  await endIn(db, id, 'gstin', 31 * DAY);
  expect(await remind(id)).toBe(0);
  await endIn(db, id, 'gstin', 29 * DAY);
  expect([await remind(id), await remind(id)]).toEqual([1, 1]);
  const first = await mailTo(given.email, 'Your check ends on');
  expect(first).toContain('/profilesupplier/checks');
  await endIn(db, id, 'gstin', 6 * DAY);
  expect([await remind(id), await remind(id)]).toEqual([2, 2]);
  // The clock goes back: what was told is not told again.
  await endIn(db, id, 'gstin', 20 * DAY);
  expect(await remind(id)).toBe(2);
});

test('two runs at once remind once; what was late is reminded of once', async () => {
  const { id } = await makeChecked(proven());
  await endIn(db, id, 'gstin', 3 * DAY);
  await Promise.all([remindOfEnds.run(context, {}), remindOfEnds.run(context, {})]);
  expect(await remind(id)).toBe(1);
});

test('whose renewal waits, whose time is over, or who has no account is not reminded', async () => {
  const waiting = await makeChecked(proven());
  await sendOne(waiting.headers);
  await endIn(db, waiting.id, 'gstin', 3 * DAY);
  const over = await makeChecked(proven());
  await endIn(db, over.id, 'gstin', -1);
  const ownerless = await makeChecked({ password_hash: null, phone_proven_at: null });
  await endIn(db, ownerless.id, 'gstin', 3 * DAY);
  for (const { id } of [waiting, over, ownerless]) expect(await remind(id)).toBe(0);
});

test('an address is confirmed again by a link before its check ends, and not earlier', async () => {
  const given = proven();
  const { id, headers, cookie } = await makeOwner(given);
  const ask = async () => (await call(app, 'POST', '/api/v1/account/email-proof/send', undefined, headers)).body.message;
  expect(await ask()).toMatch(/already/);
  expect(await pageOf('/profilesupplier/checks', cookie)).not.toContain('Send me the link');
  const before = new Date(Date.now() - 350 * DAY * 1_000);
  await db.updateTable('businesses').set({ email_proven_at: before }).where('business_id', '=', id).execute();
  expect(await pageOf('/profilesupplier/checks', cookie)).toContain('Send me the link');
  await ask();
  await proveEmail(context, { kind: 'contractor', businessId: id }, proofTokenIn((await mail.next(given.email)).text));
  const { rows } = await sql<{ days: number }>`select extract(day from ends_at - now())::int as days from checks
    where business_id = ${id} and kind = 'email' and state = 'standing'`.execute(db);
  expect(rows[0]?.days).toBeGreaterThan(360);
  expect((await own(headers)).filter(({ kind }: { kind: string }) => kind === 'email')).toHaveLength(1);
});
