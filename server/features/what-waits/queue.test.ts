import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { countWhatWaits } from '#server/features/what-waits/count-what-waits.ts';
import type { Queue, Queued } from '#shared/schemas/what-waits.ts';
import { WAITING_KINDS, type WaitingKind } from '#shared/waiting-kinds.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeBusinessEdit } from '#tests/factories/business-edit.ts';
import { makeCheck } from '#tests/factories/check.ts';
import { makeClaim } from '#tests/factories/claim.ts';
import { makeComment } from '#tests/factories/comment.ts';
import { makeCorrection } from '#tests/factories/correction.ts';
import { makeDuplicatePair } from '#tests/factories/duplicate.ts';
import { makeEnquiry, makeQuarantined } from '#tests/factories/enquiry.ts';
import { makeGrievance } from '#tests/factories/grievance.ts';
import { makeReport } from '#tests/factories/report.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { makeWaitingChange } from '#tests/factories/waiting-change.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, context } = await createTestApp();
const { id: adminId, headers: admin } = await signInAdmin(db);
const ask = async (query = '', headers = admin): Promise<{ status: number; body: Queue & { code?: string } }> =>
  call(app, 'GET', `/api/v1/admin/queue${query}`, undefined, headers);
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const listed = async (query = '', headers = admin) => (await ask(query, headers)).body.queue;

/** One of each kind, a few hours apart: the first of them the latest. */
const made: Record<WaitingKind, string> = {
  businesses: await makeBusiness(db, { name: 'Waiting Roofs', status: 'pending', service: 'Roofing', created_at: ago(1) }),
  edits: await makeBusinessEdit(db, { created_at: ago(2) }),
  messages: await makeEnquiry(db, { business_id: null, name: 'Asha Verma', created_at: ago(3) }),
  grievances: await makeGrievance(db, { kind: 'data', due_at: ago(-1) }),
  claims: await makeClaim(db, { created_at: ago(5) }),
  reports: await makeReport(db, { reason: 'closed', created_at: ago(6) }),
  comments: await makeComment(db, { name: 'Ravi', created_at: ago(7) }),
  reviews: await makeReview(db, { state: 'held', name: 'Meera', created_at: ago(8) }),
  quarantined: await makeQuarantined(db),
  checks: await makeCheck(db, { kind: 'udyam', created_at: ago(10) }),
  changes: await makeWaitingChange(db, { created_at: ago(50) }),
  corrections: await makeCorrection(db, { to_team_at: ago(4) }),
  duplicates: await makeDuplicatePair(db),
};

test('everything that waits stands in it, as often as it is counted, the soonest due first', async () => {
  const { body } = await ask();
  expect(new Set(body.queue.map(({ kind }) => kind))).toEqual(new Set(WAITING_KINDS));
  for (const kind of WAITING_KINDS) expect(body.queue.find((each) => each.kind === kind)?._id).toBe(made[kind]);
  const counted = await countWhatWaits(context, { kind: 'admin', adminId, role: 'admin' });
  expect(Object.fromEntries(body.counts.map(({ kind, waiting }) => [kind, waiting]))).toEqual(counted);
  expect(body).toMatchObject({ total: body.queue.length, totalPages: 1, currentPage: 1 });
  const due = body.queue.map(({ dueAt }) => dueAt);
  expect(due).toEqual(due.toSorted());
  expect(body.queue.slice(0, 3).map(({ kind }) => kind)).toEqual(['changes', 'grievances', 'checks']);
  expect(body.queue.at(-1)?.kind).toBe('duplicates');
});

test('each says what it is, whose, since when and until when', async () => {
  const of = async (kind: WaitingKind) => (await listed(`?kind=${kind}`))[0] as Queued;
  const registration = await of('businesses');
  expect(registration).toMatchObject({ what: 'Roofing', business: { _id: made.businesses, name: 'Waiting Roofs' }, other: null, place: 1 });
  expect(Date.parse(registration.dueAt) - Date.parse(registration.since)).toBe(48 * 3_600_000);
  expect(await of('messages')).toMatchObject({ name: 'Asha Verma', business: null });
  expect(await of('grievances')).toMatchObject({ what: 'data', name: 'Meera Kulkarni', business: null });
  expect(await of('reports')).toMatchObject({ what: 'closed', business: { name: expect.any(String) } });
  expect(await of('checks')).toMatchObject({ what: 'udyam' });
  expect(await of('changes')).toMatchObject({ what: 'name' });
  expect(await of('reviews')).toMatchObject({ name: 'Meera', business: { _id: expect.any(String) } });
  expect(await of('quarantined')).toMatchObject({ business: { _id: expect.any(String) } });
  expect(await of('duplicates')).toMatchObject({ business: { name: expect.any(String) }, other: { name: expect.any(String) } });
});

test('page by page it has each once, though many are due in one moment', async () => {
  const moment = ago(30);
  for (let many = 0; many < 7; many++) await makeReport(db, { created_at: moment });
  const whole = await listed();
  const pages: Queued[] = [];
  for (let page = 1; page <= 20; page++) pages.push(...(await listed(`?limit=4&page=${page}`)));
  expect(pages).toEqual(whole);
  const reports = await listed('?kind=reports');
  expect(reports.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect((await ask('?kind=reports&limit=3')).body).toMatchObject({ total: 8, totalPages: 3 });
});

test('what is decided leaves it, and so does a change of a business that is listed no more', async () => {
  await db.updateTable('comments').set({ status: 'approved' }).where('comment_id', '=', made.comments).execute();
  await db
    .updateTable('businesses')
    .set({ status: 'rejected' })
    .where('business_id', '=', sql<string>`(select business_id from waiting_changes where waiting_change_id = ${made.changes})`)
    .execute();
  const kinds = (await listed()).map(({ kind }) => kind);
  expect(kinds).not.toContain('comments');
  expect(kinds).not.toContain('changes');
  await db.updateTable('comments').set({ status: 'pending' }).execute();
});

test('of the team each sees what they decide on, and is refused the rest', async () => {
  const as = async (role: 'moderator' | 'editor' | 'accountant') => (await signInAdmin(db, undefined, role)).headers;
  const [moderator, editor, accountant] = [await as('moderator'), await as('editor'), await as('accountant')];
  const kindsOf = async (headers: typeof admin) => {
    const { body } = await ask('', headers);
    return { listed: new Set(body.queue.map(({ kind }) => kind)), counted: body.counts.map(({ kind }) => kind) };
  };
  expect(await kindsOf(editor)).toEqual({ listed: new Set(['comments']), counted: ['comments'] });
  expect((await kindsOf(moderator)).counted).toEqual(WAITING_KINDS.filter((kind) => kind !== 'comments'));
  expect((await kindsOf(moderator)).listed).not.toContain('comments');
  for (const [headers, query] of [
    [accountant, ''],
    [accountant, '?kind=comments'],
    [editor, '?kind=grievances'],
    [moderator, '?kind=comments'],
  ] as const) {
    const { status, body } = await ask(query, headers);
    expect([status, body.code]).toEqual([403, 'not_your_area']);
  }
});

test.each(['?kind=secrets', '?kind=constructor', '?page=0', '?page=1e9', '?limit=101', '?limit=', '?kind=claims&kind=reports'])(
  'it is not asked for %s',
  async (query) => expect((await ask(query)).status).toBe(400),
);

test('nobody else is told', async () => {
  expect((await call(app, 'GET', '/api/v1/admin/queue')).status).toBe(401);
});
