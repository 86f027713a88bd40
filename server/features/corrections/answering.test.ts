import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeCorrection } from '#tests/factories/correction.ts';
import { proveBefore, signInBusiness } from '#tests/factories/session.ts';
import { createCorrections } from '#tests/helpers/correction-steps.ts';

const site = await createCorrections();
const { db, context, mailTo, hasMore, suggested, mailbox, rowsOf, auditOf, answer, decide, own, ofYours, queue, shown, follow } = site;
const NOBODY = '0190a0a0-0000-7000-8000-000000000000';

describe('the owner', () => {
  test('accepts what shows at once: it does, is read by the team as an edit, and who suggested it hears', async () => {
    const { email, person, business, id, owner } = await suggested({ field: 'workingSince', workingSince: '1998' });
    const [{ version, waits }] = await ofYours(owner.headers);
    expect(waits).toBe(false);
    const { status, body } = await answer(id, { decision: 'accept', version }, owner.headers);
    expect([status, body.message]).toEqual([200, 'Your page is changed. Everybody sees it now']);
    expect((await shown(business)).workingSince).toBe(1998);
    const edits = await db.selectFrom('business_edits').select('changes').where('business_id', '=', business).execute();
    expect(edits).toMatchObject([{ changes: { working_since: { after: 1998 } } }]);
    expect(await auditOf(business)).toEqual([]);
    await follow();
    expect(await mailTo(email, 'Your correction was accepted')).toContain('since');
    await follow();
    expect(await hasMore(email, 'Your correction was accepted')).toBe(false);
    expect(await own(person.headers)).toMatchObject([{ state: 'accepted', reason: '' }]);
    expect((await answer(id, { decision: 'accept' }, owner.headers)).body.code).toBe('correction_decided');
    expect((await decide(id, { decision: 'accept' })).body.code).toBe('correction_decided');
  });

  test('accepts what waits when they edit it: it waits, the team reads that they agree, and who suggested it hears once it is decided', async () => {
    const { email, person, business, id, owner } = await suggested();
    const before = (await shown(business)).name;
    const [{ version, waits }] = await ofYours(owner.headers);
    expect(waits).toBe(true);
    const { status, body } = await answer(id, { decision: 'accept', version }, owner.headers);
    expect([status, body.message]).toEqual([200, 'Thank you. Our team looks at it before it shows']);
    expect((await shown(business)).name).toBe(before);
    for (const table of ['business_edits', 'waiting_changes'] as const)
      expect(await db.selectFrom(table).select('business_id').where('business_id', '=', business).execute()).toEqual([]);
    expect((await answer(id, { decision: 'accept' }, owner.headers)).body.code).toBe('with_team');
    expect((await answer(id, { decision: 'refuse', reason: 'No' }, owner.headers)).body.code).toBe('with_team');
    await follow();
    expect(await hasMore(email, 'Your correction was accepted')).toBe(false);
    expect(await own(person.headers)).toMatchObject([{ state: 'team' }]);
    const waiting = (await queue()).find(({ _id }: { _id: string }) => _id === id);
    expect(waiting).toMatchObject({ ownerAnswer: 'accepted', ownerReason: '', shown: before, value: 'Deccan Arches' });
    expect((await decide(id, { decision: 'accept', version: waiting.version })).status).toBe(200);
    expect((await shown(business)).name).toBe('Deccan Arches');
    await follow();
    expect(await mailTo(email, 'Your correction was accepted')).toContain('Name');
  });

  test('accepts another address in the same city at once; another city waits; where no field waits all shows at once', async () => {
    const near = await suggested({ field: 'place', address: 'Karve Road 12', city: 'Pune', state: 'Maharashtra' });
    expect((await answer(near.id, { decision: 'accept' }, near.owner.headers)).status).toBe(200);
    expect(await shown(near.business)).toMatchObject({ address: 'Karve Road 12', city: 'Pune' });
    const far = await suggested({ field: 'place', address: 'Sitabuldi', city: 'Nagpur', state: 'Maharashtra' });
    expect((await answer(far.id, { decision: 'accept' }, far.owner.headers)).status).toBe(200);
    expect((await shown(far.business)).city).toBe('Pune');
    const { business, id, owner } = await suggested();
    const waiting = context.config.WAITING_FIELDS;
    context.config.WAITING_FIELDS = [];
    try {
      expect((await answer(id, { decision: 'accept' }, owner.headers)).body.message).toContain('Everybody sees it now');
    } finally {
      context.config.WAITING_FIELDS = waiting;
    }
    expect((await shown(business)).name).toBe('Deccan Arches');
  });

  test('refuses with a reason: the team reads it, decides, and the owner has no more say', async () => {
    const { business, id, owner, email } = await suggested();
    expect((await answer(id, { decision: 'refuse' }, owner.headers)).body.errors).toHaveProperty('reason');
    expect((await decide(id, { decision: 'accept' })).body.code).toBe('with_owner');
    expect((await answer(id, { decision: 'refuse', reason: 'We are called so since 1998' }, owner.headers)).status).toBe(200);
    expect((await answer(id, { decision: 'accept' }, owner.headers)).body.code).toBe('with_team');
    const waiting = (await queue()).find(({ _id }: { _id: string }) => _id === id);
    expect(waiting).toMatchObject({ ownerAnswer: 'refused', ownerReason: 'We are called so since 1998', hasOwner: true });
    expect((await decide(id, { decision: 'refuse', reason: 'The board says so too', version: waiting.version })).status).toBe(200);
    await follow();
    const told = await mailTo(email, 'Your correction was not accepted');
    expect(told).toContain('The board says so too');
    expect(told).not.toContain('1998');
    expect(await auditOf(business)).toMatchObject([{ action: 'reject' }]);
    expect((await ofYours(owner.headers))[0]).toMatchObject({ state: 'refused', ownerReason: 'We are called so since 1998' });
  });

  test('sees no suggestion of another, and answers none', async () => {
    const { id } = await suggested();
    const { headers } = await signInBusiness(db);
    expect(await ofYours(headers)).toEqual([]);
    for (const each of [id, NOBODY, 'x']) expect((await answer(each, { decision: 'accept' }, headers)).status).toBe(404);
    const { headers: unproven } = await signInBusiness(db);
    const link = await makeCorrection(db, { business_id: await makeBusiness(db), state: 'unproven', email: mailbox() });
    expect((await answer(link, { decision: 'accept' }, unproven)).status).toBe(404);
    expect((await decide(link, { decision: 'accept' })).status).toBe(404);
  });

  test('accepts another number, or that the business is closed, with a fresh proof alone', async () => {
    const number = await suggested({ field: 'phoneNo', phoneNo: '9822011404' });
    await proveBefore(db, number.owner.token, 16);
    expect((await answer(number.id, { decision: 'accept' }, number.owner.headers)).body.code).toBe('proof_needed');
    await proveBefore(db, number.owner.token, 0);
    expect((await answer(number.id, { decision: 'accept' }, number.owner.headers)).status).toBe(200);
    expect(await rowsOf(number.business)).toMatchObject([{ state: 'team', owner_accepted_at: expect.any(Date) }]);
    expect((await decide(number.id, { decision: 'accept' })).status).toBe(200);
    const { phone_no, email } = await db
      .selectFrom('businesses')
      .select(['phone_no', 'email'])
      .where('business_id', '=', number.business)
      .executeTakeFirstOrThrow();
    expect(phone_no).toBe('9822011404');
    expect(await mailTo(email ?? '', 'Your login phone number was changed')).toContain('phone number');

    const closed = await suggested({ field: 'closed' });
    await proveBefore(db, closed.owner.token, 16);
    expect((await answer(closed.id, { decision: 'accept' }, closed.owner.headers)).body.code).toBe('proof_needed');
    await proveBefore(db, closed.owner.token, 0);
    expect((await answer(closed.id, { decision: 'accept' }, closed.owner.headers)).status).toBe(200);
    const row = await db.selectFrom('businesses').select(['status', 'status_reason']).where('business_id', '=', closed.business).execute();
    expect(row).toEqual([{ status: 'rejected', status_reason: 'The business is closed' }]);
    expect(await auditOf(closed.business)).toMatchObject([{ action: 'reject', admin_email: 'owner' }]);
    expect(await rowsOf(closed.business)).toMatchObject([{ state: 'accepted', decided_by: 'owner' }]);
  });

  test('who comes in by a code to the number alone proves another one first; one that another has is refused', async () => {
    const alone = { email: null, email_proven_at: null, phone_proven_at: new Date() };
    const { id, owner } = await suggested({ field: 'phoneNo', phoneNo: '9822011505' }, alone);
    expect((await answer(id, { decision: 'accept' }, owner.headers)).body.code).toBe('prove_number_first');
    await makeBusiness(db, { phone_no: '9822011606' });
    const taken = await suggested({ field: 'phoneNo', phoneNo: '9822011606' });
    const { status, body } = await answer(taken.id, { decision: 'accept' }, taken.owner.headers);
    expect([status, Object.keys(body.errors)]).toEqual([409, ['phoneNo']]);
    expect(await rowsOf(taken.business)).toMatchObject([{ state: 'owner' }]);
  });
});
