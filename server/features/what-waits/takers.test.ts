import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { forgetTakers } from '#server/features/what-waits/forget-takers.ts';
import type { Queue } from '#shared/schemas/what-waits.ts';
import { makeAdmin } from '#tests/factories/admin.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeCheck } from '#tests/factories/check.ts';
import { makeClaim } from '#tests/factories/claim.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { makeReport } from '#tests/factories/report.ts';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, context } = await createTestApp();
const signIn = (role: 'admin' | 'moderator' | 'editor' | 'accountant') => signInAdmin(db, undefined, role);
const [one, other, editor, accountant] = [
  await signIn('moderator'),
  await signIn('admin'),
  await signIn('editor'),
  await signIn('accountant'),
];
const hand = async (
  kind: string,
  id: string,
  body: unknown,
  { headers } = one,
): Promise<{ status: number; body: { message: string; code?: string } }> =>
  call(app, 'PUT', `/api/v1/admin/queue/taker/${kind}/${id}`, body, headers);
const queue = async (query = '', { headers } = one): Promise<Queue> =>
  (await call(app, 'GET', `/api/v1/admin/queue${query}`, undefined, headers)).body;
const takerOf = async (id: string) => (await queue()).queue.find(({ _id }) => _id === id)?.taker?._id ?? null;
const outcome = async (asked: ReturnType<typeof hand>) => {
  const { status, body } = await asked;
  return [status, body.code];
};

test('what waits is taken, given to another, and given back', async () => {
  const claim = await makeClaim(db);
  expect(await takerOf(claim)).toBeNull();
  expect((await hand('claims', claim, { from: null, to: one.id })).body).toEqual({ success: true, message: 'Done' });
  expect(await takerOf(claim)).toBe(one.id);
  expect((await hand('claims', claim, { from: one.id, to: other.id })).status).toBe(200);
  expect(await takerOf(claim)).toBe(other.id);
  expect((await hand('claims', claim, { from: other.id, to: null }, other)).body.message).toBe('Given back');
  expect(await takerOf(claim)).toBeNull();
});

test('the queue is asked for what one has taken, and for what nobody has; both are counted', async () => {
  const [mine, theirs, free] = [await makeReport(db), await makeReport(db), await makeReport(db)];
  await hand('reports', mine, { from: null, to: one.id });
  await hand('reports', theirs, { from: null, to: other.id }, other);
  const idsOf = async (query: string, who = one) => (await queue(query, who)).queue.map(({ _id }) => _id);
  expect(await idsOf('?whose=mine&kind=reports')).toEqual([mine]);
  expect(await idsOf('?whose=mine', other)).toEqual([theirs]);
  expect(await idsOf('?whose=nobodys&kind=reports')).toEqual([free]);
  expect(await queue('?whose=mine&kind=reports')).toMatchObject({ total: 1, totalPages: 1 });
  expect((await queue('?whose=mine&kind=reports')).queue[0]?.place).toBe(1);
  expect((await queue('?whose=nobodys&kind=reports')).queue[0]?.place).toBe(3);
  expect((await call(app, 'GET', '/api/v1/admin/queue?whose=hers', undefined, one.headers)).status).toBe(400);
});

test('of two at once one has it, and the other is told', async () => {
  const check = await makeCheck(db);
  const answers = await Promise.all([
    outcome(hand('checks', check, { from: null, to: one.id })),
    outcome(hand('checks', check, { from: null, to: other.id }, other)),
  ]);
  expect(answers.toSorted()).toEqual([
    [200, undefined],
    [409, 'is_anothers'],
  ]);
  const holder = answers[0]?.[0] === 200 ? one : other;
  const loser = holder === one ? other : one;
  expect(await takerOf(check)).toBe(holder.id);
  // Sent once more it is done already; what was seen of another is not.
  expect((await hand('checks', check, { from: null, to: holder.id }, holder)).status).toBe(200);
  expect(await outcome(hand('checks', check, { from: loser.id, to: null }, loser))).toEqual([409, 'is_anothers']);
  expect(await outcome(hand('checks', check, { from: null, to: null }, loser))).toEqual([409, 'is_anothers']);
  expect(await outcome(hand('checks', check, { from: 'nobody', to: loser.id }, loser))).toEqual([409, 'is_anothers']);
});

test('it is given to those alone who decide on such things', async () => {
  const [claim, comment] = [await makeClaim(db), await makeComment(db)];
  for (const to of [accountant.id, editor.id, randomUUID(), 'nobody'])
    expect(await outcome(hand('claims', claim, { from: null, to }))).toEqual([400, 'does_not_decide']);
  expect((await hand('comments', comment, { from: null, to: editor.id }, editor)).status).toBe(200);
  expect(await outcome(hand('comments', comment, { from: editor.id, to: one.id }, editor))).toEqual([400, 'does_not_decide']);
  const roles = new Set((await queue()).team.map(({ role }) => role));
  expect(roles).toEqual(new Set(['moderator', 'admin', 'editor']));
});

test('who does not decide on it takes nothing', async () => {
  const [claim, comment] = [await makeClaim(db), await makeComment(db)];
  const take = { from: null, to: one.id };
  expect(await outcome(hand('claims', claim, take, editor))).toEqual([403, 'not_your_area']);
  expect(await outcome(hand('comments', comment, take, one))).toEqual([403, 'not_your_area']);
  expect(await outcome(hand('claims', claim, take, accountant))).toEqual([403, 'not_your_area']);
  expect((await hand('claims', claim, take, await signInUser(db))).status).toBe(403);
  expect((await call(app, 'PUT', `/api/v1/admin/queue/taker/claims/${claim}`, take)).status).toBe(401);
  expect(await takerOf(claim)).toBeNull();
});

test.each([
  ['no such kind', 'secrets', {}, 400],
  ['no words', 'claims', {}, 400],
  ['a number', 'claims', { from: null, to: 7 }, 400],
  ['a list', 'claims', [], 400],
])('%s is refused', async (_, kind, body, status) => {
  expect((await hand(kind, await makeClaim(db), body)).status).toBe(status);
});

test('what waits no more, or never did, is not taken', async () => {
  const claim = await makeClaim(db, { state: 'refused', reason: 'No' });
  for (const id of [claim, randomUUID(), 'none']) {
    expect(await outcome(hand('claims', id, { from: null, to: one.id }))).toEqual([404, 'waits_no_more']);
  }
  expect(await outcome(hand('claims', await makeReport(db), { from: null, to: one.id }))).toEqual([404, 'waits_no_more']);
});

test('once it is decided it is nobody’s: coming again, it waits for all', async () => {
  const business = await makeBusiness(db, { status: 'pending' });
  const kept = await makeClaim(db);
  await hand('businesses', business, { from: null, to: one.id });
  await hand('claims', kept, { from: null, to: one.id });
  const setStatus = (status: string) => db.updateTable('businesses').set({ status }).where('business_id', '=', business).execute();
  await setStatus('rejected');
  expect((await queue('?whose=mine')).queue.map(({ _id }) => _id)).not.toContain(business);
  await forgetTakers.run(context, {});
  await setStatus('pending');
  expect(await takerOf(business)).toBeNull();
  expect(await takerOf(kept)).toBe(one.id);
});

test('who is of the team no more has taken nothing', async () => {
  const claim = await makeClaim(db);
  const leaving = await signInAdmin(db, await makeAdmin(db, { role: 'moderator' }));
  await hand('claims', claim, { from: null, to: leaving.id }, leaving);
  await db.deleteFrom('admins').where('admin_id', '=', leaving.id).execute();
  expect(await takerOf(claim)).toBeNull();
});
