import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { HOW_TABLES_MERGE } from '#server/features/duplicates/how-tables-merge.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeCheck } from '#tests/factories/check.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeLike } from '#tests/factories/like.ts';
import { makeReport } from '#tests/factories/report.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { readableText } from '#tests/helpers/confirmation.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { makeMergeSteps } from '#tests/helpers/merge-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const site = await createTestApp({ SMTP_URL: mail.url });
const { app, db } = site;
const { ask, merge, business, expectMerged } = await makeMergeSteps(site);
const unowned = { email: null, email_proven_at: null };
const NOBODY = '0190a0a0-0000-7000-8000-000000000000';

test('every reference to businesses that the database has is said how it merges', async () => {
  const { rows } = await sql<{ name: string }>`
    select source.relname || '.' || attname as name
    from pg_constraint join pg_class source on source.oid = conrelid
      join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'businesses'::regclass order by 1`.execute(db);
  expect(Object.keys(HOW_TABLES_MERGE).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

/** What was mailed to some addresses, whatever else is mailed meanwhile. */
async function mailsTo(...addresses: string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  while (Object.keys(found).length < addresses.length) {
    const { to, text } = await mail.next();
    for (const address of to) if (addresses.includes(address)) found[address] = readableText(text);
  }
  return found;
}

describe('a merge', () => {
  test('gives the one that stays all that people did with the other, and what one person did with both once', async () => {
    const [kept, gone] = [await makeBusiness(db), await makeBusiness(db, unowned)];
    const both = await makeUser(db, { email_proven_at: new Date() });
    const other = await makeUser(db, { email_proven_at: new Date() });
    for (const business_id of [kept, gone]) {
      await makeLike(db, { user_id: both, business_id });
      await makeReview(db, { user_id: both, business_id, rating: '5' });
    }
    await makeLike(db, { user_id: other, business_id: gone });
    await makeReview(db, { user_id: other, business_id: gone, rating: '2' });
    const enquiry = await makeEnquiry(db, { business_id: gone });
    const report = await makeReport(db, { business_id: gone });
    await expectMerged(kept, gone);
    const { body } = await call(app, 'GET', `/api/v1/contractor/get-details/${kept}`);
    expect(body.contractor).toMatchObject({ totalReviews: 2, totalLikes: 2, average_rating: 3.5 });
    const moved = await db.selectFrom('enquiries').select('business_id').where('enquiry_id', '=', enquiry).executeTakeFirst();
    expect(moved?.business_id).toBe(kept);
    const reported = await db.selectFrom('reports').select('business_id').where('report_id', '=', report).executeTakeFirst();
    expect(reported?.business_id).toBe(kept);
    const { n } = await db
      .selectFrom('business_activity')
      .select(({ fn }) => fn.sum<number>('n').as('n'))
      .where('business_id', '=', kept)
      .executeTakeFirstOrThrow();
    // Four likes and an enquiry: figures say what happened.
    expect(Number(n)).toBe(4);
  });

  test('fills what the one that stays has empty, takes what was chosen, and leaves the rest', async () => {
    const kept = await makeBusiness(db, { ...unowned, opening_hours: null, working_since: null, phone_no: null, price: '10 per bag' });
    const gone = await makeBusiness(db, { ...unowned, opening_hours: 'Mo-Sa 09:00-18:00', working_since: 1999, external_key: `k-${kept}` });
    const phone = (await business(gone)).phone_no;
    await expectMerged(kept, gone);
    expect(await business(kept)).toMatchObject({
      ...{ opening_hours: 'Mo-Sa 09:00-18:00', working_since: 1999, phone_no: phone, price: '10 per bag', external_key: `k-${kept}` },
    });
    expect(await business(gone)).toMatchObject({ phone_no: null, status: 'rejected', external_key: null });

    const [one, two] = [
      await makeBusiness(db, { ...unowned, name: 'One' }),
      await makeBusiness(db, { ...unowned, name: 'Two', working_since: 2001 }),
    ];
    await expectMerged(one, two, { take: ['name'] });
    expect(await business(one)).toMatchObject({ name: 'Two', working_since: null });
  });

  test('takes the pictures of the other after its own, eight in all, and the rest stay where they are', async () => {
    const keys = (letter: string, n: number) => Array.from({ length: n }, (_, i) => `business/${letter}${i}`);
    const [kept, gone] = [await makeBusiness(db, { images: keys('a', 6) }), await makeBusiness(db, { ...unowned, images: keys('b', 4) })];
    await expectMerged(kept, gone, { take: ['image'] });
    expect((await business(kept)).images).toEqual([...keys('a', 6), 'business/b0', 'business/b1']);
    expect((await business(gone)).images).toEqual(['business/b2', 'business/b3']);
  });

  test('moves a check that says the same of the one that stays, and not another', async () => {
    const stands = { state: 'standing', decided_at: new Date(), checked_on: new Date(), ends_at: new Date(Date.now() + 1e9) } as const;
    const same = { name: 'Same Roofs', ...unowned };
    const [kept, gone, elsewhere] = [
      await makeBusiness(db, same),
      await makeBusiness(db, { ...same, name: 'SAME  ROOFS', address: 'Elsewhere' }),
      await makeBusiness(db, { ...same, name: 'Other Roofs' }),
    ];
    await makeCheck(db, { business_id: gone, ...stands });
    await makeCheck(db, { business_id: gone, kind: 'address', number: '', ...stands });
    await makeCheck(db, { business_id: elsewhere, kind: 'udyam', number: 'UDYAM-MH-26-0000001', ...stands });
    await expectMerged(kept, gone);
    await expectMerged(kept, elsewhere);
    const kinds = await db.selectFrom('checks').select('kind').where('business_id', '=', kept).execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['gstin']);
    expect((await business(kept)).vetted_at).not.toBeNull();
    expect((await business(gone)).vetted_at).not.toBeNull();
  });

  test('of two accounts gives neither the other’s number: what stands comes without it, and what waits stays', async () => {
    const stands = { state: 'standing', decided_at: new Date(), checked_on: new Date(), ends_at: new Date(Date.now() + 1e9) } as const;
    const [kept, gone] = [await makeBusiness(db, { name: 'Own Roofs' }), await makeBusiness(db, { name: 'Own Roofs' })];
    const waits = await makeCheck(db, { business_id: gone });
    await db.insertInto('register_answers').values({ check_id: waits, state: 'found', legal_name: 'RAJESH DABHOLKAR' }).execute();
    const udyam = await makeCheck(db, { business_id: gone, kind: 'udyam', number: 'UDYAM-MH-26-0000002', ...stands });
    await expectMerged(kept, gone, { owner: kept });
    const { headers } = await signInBusiness(db, kept);
    const { checks } = (await call(app, 'GET', '/api/v1/contractor/checks', undefined, headers)).body;
    expect(checks.filter(({ kind }: { kind: string }) => kind !== 'email')).toMatchObject([{ _id: udyam, state: 'standing', number: '' }]);
    const { data } = (await call(app, 'GET', '/api/v1/contractor/data', undefined, headers)).body;
    expect(data.registerAnswers).toEqual([]);
    expect(await db.selectFrom('checks').select(['business_id', 'state']).where('check_id', '=', waits).execute()).toEqual([
      { business_id: gone, state: 'waiting' },
    ]);
    expect((await ask('PUT', `/undo/${gone}`)).status).toBe(200);
    expect(await db.selectFrom('checks').select(['business_id', 'number']).where('check_id', '=', udyam).execute()).toEqual([
      { business_id: gone, number: 'UDYAM-MH-26-0000002' },
    ]);
  });

  test('takes what waits along where one of the two has no owner, without what a register said of it', async () => {
    const [kept, gone] = [await makeBusiness(db), await makeBusiness(db, unowned)];
    const waits = await makeCheck(db, { business_id: gone });
    await db.insertInto('register_answers').values({ check_id: waits, state: 'found', legal_name: 'RAJESH DABHOLKAR' }).execute();
    await expectMerged(kept, gone);
    expect(await db.selectFrom('checks').select('business_id').where('check_id', '=', waits).execute()).toEqual([{ business_id: kept }]);
    expect(await db.selectFrom('register_answers').select('check_id').where('check_id', '=', waits).execute()).toEqual([]);
  });

  test('of two accounts tells both, each in its language, and leaves the other its login, its words and its enquiries', async () => {
    const [kept, gone] = [
      await makeBusiness(db, { name: 'Stays', email: 'stays@example.in' }),
      await makeBusiness(db, { name: 'Goes', email: 'goes@example.in', language: 'hi' }),
    ];
    const { headers } = await signInBusiness(db, gone);
    const sent = await makeEnquiry(db, { sender_business_id: gone });
    expect((await merge(kept, gone)).body).toMatchObject({ code: 'say_owner', errors: { owner: expect.any(String) } });
    expect((await merge(kept, gone, { owner: gone })).body.code).toBe('say_owner');
    expect((await merge(kept, gone, { owner: kept, take: ['phoneNo'] })).body.code).toBe('contact_of_another');
    const before = await business(gone);
    await expectMerged(kept, gone, { owner: kept });
    const told = await mailsTo('stays@example.in', 'goes@example.in');
    expect(told['stays@example.in']).toContain('merged the other into yours');
    expect(told['goes@example.in']).toContain('Subject:');
    expect(await business(gone)).toMatchObject({ email: before.email, phone_no: before.phone_no, email_proven_at: before.email_proven_at });
    const own = await call(app, 'GET', '/api/v1/contractor/profile', undefined, headers);
    expect(own.status).toBe(200);
    const row = await db.selectFrom('enquiries').select('sender_business_id').where('enquiry_id', '=', sent).executeTakeFirst();
    expect(row?.sender_business_id).toBe(gone);
    const { body } = await call(app, 'GET', '/api/v1/contractor/data', undefined, headers);
    expect(body.data.merge).toMatchObject({ into: 'Stays', before: { status: 'approved' } });
  });

  test('is refused of one with itself, of none, of one merged already, of a wrong role, and where the other should stay', async () => {
    const [a, b, c] = [await makeBusiness(db), await makeBusiness(db, unowned), await makeBusiness(db, unowned)];
    const codes = async (keep: string, gone: string, more = {}, headers?: Record<string, string>) => {
      const { status, body } = await merge(keep, gone, more, headers);
      return [status, body.code];
    };
    expect(await codes(a, a)).toEqual([400, 'same_business']);
    expect(await codes(a, a.toUpperCase())).toEqual([400, 'same_business']);
    for (const none of [NOBODY, 'none', '']) expect(await codes(a, none)).toEqual([404, 'business_not_found']);
    expect(await codes(b, a)).toEqual([409, 'keep_owned']);
    expect(await codes(await makeBusiness(db, { ...unowned, status: 'pending' }), b)).toEqual([409, 'keep_listed']);
    expect(await codes(a, b, { keepVersion: 9 })).toEqual([409, 'edit_conflict']);
    expect(await codes(a, b, { mergeVersion: 9 })).toEqual([409, 'edit_conflict']);
    for (const take of [['status'], ['name', 'password_hash'], 'name', [null], Array(99).fill('name')])
      expect((await codes(a, b, { take }))[0]).toBe(400);
    for (const wrong of [{ keep: null }, { merge: 7 }, { keep: 'x'.repeat(1e5) }, { keepVersion: '1' }])
      expect((await codes(a, b, wrong))[0]).toBe(400);
    await expectMerged(a, b);
    expect(await codes(a, b)).toEqual([409, 'merged_already']);
    expect(await codes(b, c)).toEqual([409, 'merged_already']);
    for (const { headers } of [await signInUser(db), await signInBusiness(db, a)]) expect((await codes(a, c, {}, headers))[0]).toBe(403);
    expect((await codes(a, c, {}, {}))[0]).toBe(401);
  });

  test('of two admins at once one does; the other is told', async () => {
    const [a, b] = [await makeBusiness(db), await makeBusiness(db, unowned)];
    const { headers } = await signInAdmin(db);
    const answers = await Promise.all([merge(a, b), merge(a, b, {}, headers), merge(b, a)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  });

  test('keeps the entry away from the site, whoever would list it, and stands in the audit', async () => {
    const [a, b] = [await makeBusiness(db, { name: 'Audit stays' }), await makeBusiness(db, { ...unowned, name: 'Audit goes' })];
    await expectMerged(a, b);
    const admin = await signInAdmin(db);
    const approve = await call(app, 'PUT', `/api/v1/admin/update/contractor-status/${b}`, { status: 'approved' }, admin.headers);
    expect([approve.status, approve.body.code]).toEqual([409, 'merged_already']);
    const list = await call(app, 'GET', '/api/v1/contractor/search?q=audit+goes');
    expect(list.body.data.map(({ _id }: { _id: string }) => _id)).not.toContain(b);
    expect((await call(app, 'GET', `/api/v1/contractor/get-details/${b}`)).status).toBe(404);
    const entries = await db.selectFrom('audit_entries').select(['action', 'changes']).where('subject_name', '=', 'Audit stays').execute();
    expect(entries).toEqual([{ action: 'merge', changes: { merged: { before: null, after: 'Audit goes' } } }]);
    expect((await ask('GET', `/compare/${a}/${b}`)).body.code).toBe('merged_already');
  });
});
