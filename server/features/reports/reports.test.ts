import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();
const admin = await signInAdmin(db);
const other = await signInAdmin(db);

const report = (body: unknown, headers = {}) => call(app, 'POST', '/api/v1/report/add', body, headers);
const list = (query = '') => call(app, 'GET', `/api/v1/report/admin/get${query}`, undefined, admin.headers);
const decide = (id: string, body: unknown, headers = admin.headers) => call(app, 'PUT', `/api/v1/report/admin/update/${id}`, body, headers);
const removeReview = (id: string, headers = admin.headers) =>
  call(app, 'DELETE', `/api/v1/review/delete/${id}`, { reason: 'fake' }, headers);
const reportsOf = (business: string) =>
  db.selectFrom('reports').selectAll().where('business_id', '=', business).orderBy('report_id').execute();
const auditOf = (id: string) =>
  db.selectFrom('audit_entries').select(['action', 'subject_kind', 'subject_name', 'changes']).where('subject_id', '=', id).execute();

/** Reports a business as closed. @returns the report as the queue shows it. */
async function makeReport(business?: string) {
  const id = business ?? (await makeBusiness(db));
  expect((await report({ business: id, reason: 'closed', message: 'The shutters are down.' })).status).toBe(201);
  return (await list('?status=open&limit=100')).body.reports.findLast((entry: { business: { _id: string } }) => entry.business._id === id);
}

describe('a report', () => {
  test.each(['closed', 'wrong_number', 'wrong number', 'moved', 'abusive', 'other'])(
    'of a business for %j is kept and changes nothing',
    async (reason) => {
      const business = await makeBusiness(db);
      const before = await db.selectFrom('businesses').selectAll().where('business_id', '=', business).executeTakeFirst();
      const { status, body } = await report({ business, reason, status: 'upheld', outcome: 'yes', kind: 'review' });
      expect(status).toBe(201);
      expect(body).toEqual({ success: true, message: 'Thank you. We will look into it' });
      const kept = { kind: 'business', review_id: null, reason: reason.replace(' ', '_'), message: '', status: 'open', outcome: '' };
      expect(await reportsOf(business)).toMatchObject([{ ...kept, user_id: null, reporter_business_id: null }]);
      expect(await db.selectFrom('businesses').selectAll().where('business_id', '=', business).executeTakeFirst()).toEqual(before);
    },
  );

  test('of a review knows its business', async () => {
    const business = await makeBusiness(db);
    const review = await makeReview(db, { business_id: business });
    expect((await report({ review, reason: 'fake', message: '  Never a customer.  ' })).status).toBe(201);
    expect(await reportsOf(business)).toMatchObject([{ kind: 'review', review_id: review, reason: 'fake', message: 'Never a customer.' }]);
  });

  test.each([
    [{}, 'Please choose a reason'],
    [{ business: 'x' }, 'Please choose a reason'],
    [{ business: 'x', reason: 'ugly' }, 'Please choose a reason'],
    [{ business: 'x', reason: 'fake' }, 'Please choose a reason'],
    [{ review: 'x', reason: 'wrong_number' }, 'Please choose a reason'],
    [{ reason: 'closed' }, 'Report a business or a review'],
    [{ business: 'x', review: 'y', reason: 'abusive' }, 'Report a business or a review'],
    [{ business: 7, reason: 'closed' }, 'Invalid request'],
    [{ business: 'x', reason: 'closed', message: 'x'.repeat(1_001) }, 'This text is too long'],
    [{ business: 'x', reason: 'closed', message: 7 }, 'Invalid request'],
  ])('%j is refused', async (body, message) => {
    const answer = await report(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, message });
  });

  test('of what a visitor cannot see is 404', async () => {
    const hidden = await makeBusiness(db, { status: 'rejected' });
    const hiddenReview = await makeReview(db, { business_id: hidden });
    for (const id of [hidden, '0198c0de-0000-7000-8000-000000000000', "' or 1=1"]) {
      expect((await report({ business: id, reason: 'closed' })).body).toMatchObject({ message: 'Business not found' });
    }
    for (const id of [hiddenReview, hidden, 'x']) {
      const { status, body } = await report({ review: id, reason: 'abusive' });
      expect([status, body.message]).toEqual([404, 'Review not found']);
    }
    expect(await reportsOf(hidden)).toEqual([]);
  });

  test('is kept once while it is open, however often and at once its reporter sends it', async () => {
    const business = await makeBusiness(db);
    const review = await makeReview(db, { business_id: business });
    for (const { headers } of [await signInUser(db), await signInBusiness(db)]) {
      const body = { business, reason: 'moved' };
      const answers = await Promise.all(Array.from({ length: 10 }, () => report(body, headers)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
      await report({ review, reason: 'abusive' }, headers);
    }
    expect((await reportsOf(business)).map(({ kind }) => kind).sort()).toEqual(['business', 'business', 'review', 'review']);
  });

  test('may be made again once the first is decided', async () => {
    const business = await makeBusiness(db);
    const { headers } = await signInUser(db);
    await report({ business, reason: 'moved' }, headers);
    const [first] = await reportsOf(business);
    expect((await decide(first?.report_id ?? '', { status: 'dismissed', outcome: 'It is where it was' })).status).toBe(200);
    await report({ business, reason: 'moved' }, headers);
    expect((await reportsOf(business)).map(({ status }) => status).sort()).toEqual(['dismissed', 'open']);
  });

  test('that a bot fills in is dropped', async () => {
    const business = await makeBusiness(db);
    expect((await report({ business, reason: 'closed', website: 'https://spam.example' })).status).toBe(201);
    expect(await reportsOf(business)).toEqual([]);
  });

  test('is in its reporter’s data, and loses its words with the account', async () => {
    const business = await makeBusiness(db, { name: 'Deccan Roofs' });
    const { headers } = await signInUser(db);
    await report({ business, reason: 'moved', message: 'I live next door.' }, headers);
    const { body } = await call(app, 'GET', '/api/v1/user/data', undefined, headers);
    const kept = { of: 'business', business, businessName: 'Deccan Roofs', reason: 'moved', message: 'I live next door.' };
    expect(body.data.reports).toEqual([{ ...kept, reportedAt: expect.any(String) }]);
    await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers);
    expect(await reportsOf(business)).toMatchObject([{ user_id: null, message: '', reason: 'moved', status: 'open' }]);
  });
});

describe('the queue', () => {
  test('shows the open ones oldest first, with subject and reporter, by pages', async () => {
    const business = await makeBusiness(db, { name: 'Sahyadri Cement', city: 'Pune' });
    const review = await makeReview(db, { business_id: business, description: 'Rude.', rating: 1 });
    const user = await signInUser(db);
    await report({ business, reason: 'wrong_number', message: 'Rings in Goa.' });
    await report({ review, reason: 'abusive' }, user.headers);
    const { body } = await list('?status=open&limit=100');
    const mine = body.reports.filter((entry: { business: { _id: string } }) => entry.business._id === business);
    const shared = {
      status: 'open',
      outcome: '',
      decidedAt: null,
      version: 1,
      business: { _id: business, name: 'Sahyadri Cement', city: 'Pune', status: 'approved' },
    };
    expect(mine).toMatchObject([
      { ...shared, kind: 'business', reason: 'wrong_number', message: 'Rings in Goa.', review: null, reporter: null },
      { ...shared, kind: 'review', review: { _id: review, rating: 1, description: 'Rude.' }, reporter: { kind: 'user' } },
    ]);
    expect(JSON.stringify(mine)).not.toContain('example.in');
    expect(body.counts.open).toBe(body.totalReports);
    const second = await list('?status=open&limit=1&page=2');
    expect(second.body).toMatchObject({ currentPage: 2, totalPages: body.totalReports, reports: [{ _id: body.reports[1]._id }] });
    expect((await list('?status=closed')).body.message).toBe('status must be open, upheld or dismissed');
  });

  test('keeps the outcome of a decision, and who made it', async () => {
    const { _id, business } = await makeReport();
    const { status, body } = await decide(_id, { status: 'upheld', outcome: 'Called: closed since May.', version: 1 });
    expect(status).toBe(200);
    const decided = { _id, status: 'upheld', outcome: 'Called: closed since May.', decidedAt: expect.any(String), version: 2 };
    expect(body).toMatchObject({ message: 'Report decided', report: decided });
    expect((await list('?status=upheld')).body.reports).toContainEqual(expect.objectContaining(decided));
    expect(await auditOf(_id)).toEqual([
      {
        action: 'decide',
        subject_kind: 'report',
        subject_name: `closed: ${business.name}`,
        changes: { status: { before: 'open', after: 'upheld' }, outcome: { before: '', after: 'Called: closed since May.' } },
      },
    ]);
    expect(await db.selectFrom('businesses').select('status').where('business_id', '=', business._id).executeTakeFirst()).toEqual({
      status: 'approved',
    });
  });

  test('tells the second of two admins', async () => {
    const { _id, version } = await makeReport();
    const answers = await Promise.all([
      decide(_id, { status: 'upheld', outcome: 'Yes', version }),
      decide(_id, { status: 'dismissed', outcome: 'No', version }, other.headers),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'edit_conflict' });
    expect(await auditOf(_id)).toHaveLength(1);
  });

  test.each([
    [{ status: 'upheld' }, 400, 'Please write down the outcome'],
    [{ status: 'upheld', outcome: '  ' }, 400, 'Please write down the outcome'],
    [{ status: 'open', outcome: 'x' }, 400, 'status must be upheld or dismissed'],
    [{ outcome: 'x' }, 400, 'status must be upheld or dismissed'],
    [{ status: 'upheld', outcome: 'x'.repeat(1_001) }, 400, 'This text is too long'],
  ])('refuses the decision %j', async (body, status, message) => {
    const { _id } = await makeReport();
    expect(await decide(_id, body)).toMatchObject({ status, body: { message } });
  });

  test('knows no such report', async () => {
    for (const id of ['0198c0de-0000-7000-8000-000000000000', 'x']) {
      expect(await decide(id, { status: 'upheld', outcome: 'x' })).toMatchObject({ status: 404, body: { message: 'Report not found' } });
    }
  });
});

describe('a review that is removed', () => {
  const ratingOf = async (business: string) => {
    const { contractor } = (await call(app, 'GET', `/api/v1/contractor/get-details/${business}`)).body;
    return [contractor.average_rating, contractor.totalReviews];
  };

  test('goes from the average at once; its reports stay, the audit has its words', async () => {
    const business = await makeBusiness(db, { name: 'Konkan Glass' });
    const [bad] = [
      await makeReview(db, { business_id: business, rating: 1, description: 'Call 98765 43210 instead' }),
      await makeReview(db, { business_id: business, rating: 4.5 }),
      await makeReview(db, { business_id: business, rating: 4 }),
    ];
    const { headers } = await signInUser(db);
    await report({ review: bad, reason: 'fake' }, headers);
    await report({ business, reason: 'abusive' }, headers);
    const second = await makeReview(db, { business_id: business, rating: 1 });
    await report({ review: second, reason: 'fake' }, headers);

    const answers = await Promise.all([removeReview(bad), removeReview(bad, other.headers)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(answers.map(({ body }) => body.message).sort()).toEqual(['Review not found', 'Review removed']);
    expect((await removeReview(second)).status).toBe(200);
    expect(await ratingOf(business)).toEqual([4.25, 2]);
    expect((await call(app, 'GET', `/api/v1/review/get/${business}`)).body.reviews).toHaveLength(2);
    expect(await reportsOf(business)).toMatchObject(
      ['review', 'business', 'review'].map((kind) => ({ kind, review_id: null, status: 'open' })),
    );
    expect(await auditOf(bad)).toEqual([
      {
        action: 'delete',
        subject_kind: 'review',
        subject_name: 'Review of Konkan Glass',
        changes: {
          reason: { before: null, after: 'not by a customer' },
          description: { before: 'Call …10 instead', after: null },
          rating: { before: 1, after: null },
        },
      },
    ]);
  });

  test('was there', async () => {
    for (const id of ['0198c0de-0000-7000-8000-000000000000', 'x']) expect((await removeReview(id)).status).toBe(404);
  });
});
