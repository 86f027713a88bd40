import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mailDecision } from '#server/features/businesses/moderation/mail-decision.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, db, context } = await createTestApp({ SMTP_URL: mail.url });
const { headers } = await signInAdmin(db);

const decide = (body: object) => call(app, 'PUT', '/api/v1/admin/business/decide', body, headers);
const undo = (tokens: unknown) => call(app, 'PUT', '/api/v1/admin/business/undo', { undo: tokens }, headers);
const stateOf = (id: string) =>
  db.selectFrom('businesses').select(['status', 'status_reason']).where('business_id', '=', id).executeTakeFirstOrThrow();
const audited = (id: string) =>
  db.selectFrom('audit_entries').select('action').where('subject_id', '=', id).orderBy('created_at').execute();

test('several are decided at once; one that somebody else changed meanwhile is named and keeps no other waiting', async () => {
  const [one, two, changed] = [await make(), await make(), await make()];
  await db.updateTable('businesses').set({ price: '70' }).where('business_id', '=', changed).execute();
  const { status, body } = await decide({ status: 'rejected', reason: 'No photo', businesses: [seen(one), seen(changed), seen(two)] });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: '2 businesses rejected. 1 was changed by somebody else meanwhile',
    decided: [{ _id: one }, { _id: two }],
    failed: [{ _id: changed, message: expect.stringContaining('Somebody else has changed this') }],
  });
  expect(await stateOf(two)).toEqual({ status: 'rejected', status_reason: 'No photo' });
  expect(await stateOf(changed)).toMatchObject({ status: 'pending' });
});

test('where the site cannot go on, what is decided by then can be taken back, and the rest is named', async () => {
  const [one, broken, three] = [await make(), await make(), await make()];
  const breakDown = (id: string) =>
    sql`create trigger break_down before update on businesses for each row when (new.business_id = ${sql.lit(id)}) execute function fail_always()`;
  await sql`create function fail_always() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`.execute(db);
  await breakDown(broken).execute(db);
  const { status, body } = await decide({ status: 'approved', businesses: [one, broken, three].map(seen) });
  expect([status, body.message]).toEqual([200, '1 business approved. 2 could not be decided. Try again']);
  expect(body.failed.map(({ _id, message }: Record<string, string>) => [_id, message])).toEqual(
    [broken, three].map((id) => [id, 'Could not be decided. Try again']),
  );
  expect((await undo(body.decided.map((each: { undo: string }) => each.undo))).status).toBe(200);
  expect(await stateOf(one)).toMatchObject({ status: 'pending' });
  // Nothing is done: it is the site's fault, and told as such.
  expect((await decide({ status: 'approved', businesses: [broken, three].map(seen) })).status).toBe(500);
  await sql`drop trigger break_down on businesses; drop function fail_always`.execute(db);
  expect((await decide({ status: 'approved', businesses: [broken, three].map(seen) })).body.failed).toEqual([]);
});

test('a decision is taken back with what was there before, and its owner hears of neither', async () => {
  const id = await make({ status: 'rejected', status_reason: 'Two of a kind' });
  const other = await make();
  const { body } = await decide({ status: 'approved', businesses: [seen(id), seen(other)] });
  const tokens = body.decided.map((each: { undo: string }) => each.undo);
  expect((await undo(tokens)).body).toEqual({ success: true, message: 'Undone' });
  expect(await stateOf(id)).toEqual({ status: 'rejected', status_reason: 'Two of a kind' });
  expect(await stateOf(other)).toEqual({ status: 'pending', status_reason: '' });
  expect((await audited(id)).map(({ action }) => action)).toEqual(['approve', 'undo']);
  // Twice changes nothing.
  expect(await undo(tokens)).toMatchObject({ status: 409, body: { code: 'too_late_to_undo' } });
  expect(await audited(id)).toHaveLength(2);
});

test('the mail waits as long as the decision can be taken back, and is not sent for one that was', async () => {
  const id = await make({ email: 'kept@example.in' });
  const taken = await make({ email: 'taken@example.in' });
  const { body } = await decide({ status: 'approved', businesses: [seen(id), seen(taken)] });
  await undo([body.decided[1].undo]);
  // Approved again: the first job is not the one that tells of it.
  await call(app, 'PUT', `/api/v1/admin/update/contractor-status/${taken}`, { status: 'approved' }, headers);
  expect((await mail.next()).to).toEqual(['taken@example.in']);
  const job = { status: 'approved', wasListed: false } as const;
  await mailDecision.run(context, { ...job, businessId: taken, decision: 1 });
  await mailDecision.run(context, { ...job, businessId: id, decision: 1 });
  expect((await mail.next()).to).toEqual(['kept@example.in']);
  expect(mail.left()).toBe(0);
});

test('what was changed since, or is too old, or was not given, is not taken back', async () => {
  const id = await make();
  const path = `/api/v1/admin/update/contractor-status/${id}`;
  const { body } = await call(app, 'PUT', path, { status: 'approved', undoable: true }, headers);
  const [text = '', signature = ''] = body.undo.split('.');
  const later = JSON.parse(Buffer.from(text, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...later, until: later.until + 1_000_000 })).toString('base64url');
  for (const token of [`${forged}.${signature}`, text, `${text}.`, `${text}.${signature}.x`, '.', 'nonsense']) {
    expect(await undo([token])).toMatchObject({ status: 409, body: { code: 'too_late_to_undo' } });
  }
  for (const tokens of [undefined, [], 'x', [1], Array(101).fill('x')]) expect((await undo(tokens)).status).toBe(400);
  await db.updateTable('businesses').set({ price: '70' }).where('business_id', '=', id).execute();
  expect((await undo([body.undo])).status).toBe(409);
  expect(await stateOf(id)).toMatchObject({ status: 'approved' });
});

test('what cannot be decided on is refused in words', async () => {
  const id = await make();
  const calls: [object, number][] = [
    [{ status: 'approved', businesses: [] }, 400],
    [{ status: 'approved' }, 400],
    [{ status: 'pending', businesses: [seen(id)] }, 400],
    [{ status: 'approved', businesses: [{ _id: 'x', version: 1 }] }, 400],
    [{ status: 'approved', businesses: [{ _id: id }] }, 400],
    [{ status: 'approved', businesses: Array(101).fill(seen(id)) }, 400],
    [{ status: 'rejected', reason: 'x'.repeat(1_001), businesses: [seen(id)] }, 400],
  ];
  for (const [body, status] of calls) expect((await decide(body)).status).toBe(status);
  const missing = '00000000-0000-7000-8000-000000000000';
  expect((await decide({ status: 'approved', businesses: [{ _id: missing, version: 1 }] })).body).toMatchObject({
    decided: [],
    failed: [{ _id: missing, message: 'Business not found' }],
  });
});

function make(given: Parameters<typeof makeBusiness>[1] = {}) {
  return makeBusiness(db, { status: 'pending', ...given });
}

function seen(_id: string) {
  return { _id, version: 1 };
}
