import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { endChecks } from '#server/features/checks/end-checks.ts';
import { endIn } from '#tests/factories/check.ts';
import { CONFIRM, makeCheckSteps } from '#tests/helpers/check-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, context } = await createTestApp({}, { pages: true });
const steps = await makeCheckSteps({ app, db });
const { admin, own, decide, makeOwner, sendOne, makeChecked, noteAt, queue, details, kindsOf, pageOf, isFound, today } = steps;

describe('a check', () => {
  test('stands for twelve months, and is gone by itself after: from the page at once, from lists when the job has run', async () => {
    const { id, headers } = await makeChecked();
    const row = await db
      .selectFrom('checks')
      .select(
        sql<boolean>`ends_at at time zone 'Asia/Kolkata' = date_trunc('day', decided_at at time zone 'Asia/Kolkata' + interval '12 months') + interval '1 day'`.as(
          'isSame',
        ),
      )
      .select(sql<string>`to_char(check_ends_at('2028-02-29 10:00+05:30') at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')`.as('leap'))
      .where('business_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ isSame: true, leap: '2029-03-01 00:00' });
    expect(await pageOf(`/viewdetails/${id}`)).toContain('GSTIN (today)');
    await endIn(db, id, 'gstin', -1);
    expect(await kindsOf(id)).toEqual([]);
    expect(await pageOf(`/viewdetails/${id}`)).not.toContain('GSTIN');
    expect((await own(headers))[0]).toMatchObject({ state: 'ended', endedAs: 'over' });
    await endChecks.run(context, {});
    await endChecks.run(context, {});
    expect(await isFound(id)).toBe(false);
    expect((await own(headers))[0]).toMatchObject({ state: 'ended', endedAs: 'over' });
    const { vetted_at } = await db.selectFrom('businesses').select('vetted_at').where('business_id', '=', id).executeTakeFirstOrThrow();
    expect(vetted_at).toBeNull();
  });

  test('stands through the whole of its last day in India, which the page names', async () => {
    const { id } = await makeOwner();
    const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`.replace('-02-29', '-03-01');
    expect((await noteAt(id, { way: 'visit', checkedOn: aYearAgo })).status).toBe(201);
    await endChecks.run(context, {});
    expect((await details(id)).checks).toEqual([{ kind: 'address', checkedOn: aYearAgo, endsOn: today.replace('-02-29', '-03-01') }]);
    expect(await isFound(id)).toBe(true);
  });

  test('decided on by a clock that was ahead stands as long, and the job leaves it', async () => {
    const { id } = await makeChecked();
    await db.updateTable('checks').set({ decided_at: sql<Date>`now() + interval '1 day'` }).where('business_id', '=', id).execute();
    await endChecks.run(context, {});
    expect(await kindsOf(id)).toEqual(['gstin']);
  });

  test('stands while its renewal waits, and when that is refused; a confirmed one takes its place', async () => {
    const { id, headers } = await makeChecked();
    await endIn(db, id, 'gstin', 3_600);
    const renewal = await sendOne(headers);
    expect(await kindsOf(id)).toEqual(['gstin']);
    expect((await own(headers)).map(({ state }: { state: string }) => state)).toEqual(['waiting', 'standing']);
    const waiting = (await queue()).checks.find(({ _id }: { _id: string }) => _id === renewal);
    expect(waiting.standsUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
    await decide(renewal, { decision: 'refuse', reason: 'Portal is away' });
    expect(await kindsOf(id)).toEqual(['gstin']);
    const again = await sendOne(headers);
    await decide(again, CONFIRM);
    expect((await own(headers)).map(({ state, endedAs }: Record<string, string>) => endedAs ?? state)).toEqual([
      'standing',
      'refused',
      'renewed',
    ]);
  });

  test('that was kept with its label stands while the same number is sent again without', async () => {
    const { id, headers } = await makeOwner();
    const check = await sendOne(headers, 'rera', 'MahaRERA No.: P52100012345');
    expect((await own(headers))[0]).toMatchObject({ number: 'P52100012345' });
    await db.updateTable('checks').set({ number: 'MAHARERA NO. P52100012345' }).where('check_id', '=', check).execute();
    expect((await decide(check, CONFIRM)).status).toBe(200);
    await sendOne(headers, 'rera', 'P52100012345');
    expect(await kindsOf(id)).toEqual(['rera']);
  });

  test('that ends while its renewal waits is gone until that is confirmed, which stands from its own day', async () => {
    const { id, headers, check } = await makeChecked();
    const renewal = await sendOne(headers);
    await endIn(db, id, 'gstin', -1);
    expect(await kindsOf(id)).toEqual([]);
    expect(await pageOf(`/viewdetails/${id}`)).not.toContain('GSTIN (');
    const waiting = (await queue()).checks.find(({ _id }: { _id: string }) => _id === renewal);
    expect(waiting.standsUntil).toBeNull();
    await endChecks.run(context, {});
    expect((await own(headers)).map(({ _id, state, endedAs }: Record<string, string>) => [_id, endedAs ?? state])).toEqual([
      [renewal, 'waiting'],
      [check, 'over'],
    ]);
    expect(await isFound(id)).toBe(false);
    expect((await decide(renewal, CONFIRM)).status).toBe(200);
    expect((await own(headers))[0]).toMatchObject({ _id: renewal, state: 'standing', checkedOn: today });
    expect([await kindsOf(id), await isFound(id)]).toEqual([['gstin'], true]);
  });

  test('that ends in the very moment in which its renewal is confirmed leaves the renewal alone, again and again', async () => {
    const { id, headers } = await makeChecked();
    for (let round = 0; round < 10; round += 1) {
      const renewal = await sendOne(headers);
      await endIn(db, id, 'gstin', -1);
      const [decided] = await Promise.all([decide(renewal, CONFIRM), endChecks.run(context, {}), endChecks.run(context, {})]);
      expect(decided.status).toBe(200);
      await endChecks.run(context, {});
      expect(await kindsOf(id)).toEqual(['gstin']);
      const standing = (await own(headers)).filter(({ state }: { state: string }) => state === 'standing');
      expect(standing.map(({ _id }: { _id: string }) => _id)).toEqual([renewal]);
    }
  });

  test('ends when another number is sent', async () => {
    const { id, headers } = await makeChecked();
    await sendOne(headers, 'gstin', '27AAACR5055K1Z7');
    expect(await kindsOf(id)).toEqual([]);
    expect((await own(headers))[1]).toMatchObject({ state: 'ended', endedAs: 'changed' });
  });

  const change = (id: string, columns: object) => db.updateTable('businesses').set(columns).where('business_id', '=', id).execute();
  test.each([
    [{ name: 'Another Name' }, []],
    [{ state: 'Karnataka' }, []],
    [{ city: 'Nashik' }, ['gstin']],
    [{ address: 'Elsewhere 1' }, ['gstin']],
    [{ service: 'Cement' }, ['gstin', 'address']],
    [{ phone_no: '9811000001' }, ['gstin', 'address']],
    [{ price: '1' }, ['gstin', 'address', 'team']],
  ])('ends with a change of what it is about, whoever makes it: %j leaves %j', async (columns, left) => {
    const { id } = await makeChecked();
    await noteAt(id, { way: 'visit', checkedOn: today });
    await call(app, 'PUT', `/api/v1/admin/business/checked/${id}`, { checked: true }, admin);
    expect(await kindsOf(id)).toEqual(['gstin', 'address', 'team']);
    await change(id, columns);
    expect(await kindsOf(id)).toEqual(left);
    expect(await isFound(id)).toBe(left.length > 0 && !('city' in columns));
  });

  test('and its listing are changed at the same moment, again and again: nobody waits for the other for ever', async () => {
    const { id, headers } = await makeOwner();
    for (let round = 0; round < 15; round += 1) {
      const check = await sendOne(headers);
      const [decided] = await Promise.all([decide(check, CONFIRM), change(id, { name: `Round ${round}` }), endChecks.run(context, {})]);
      expect(decided.status).toBe(200);
      await change(id, { name: `Round ${round} is over` });
      expect(await kindsOf(id)).toEqual([]);
    }
  });

  test('stays when the name is written in other letters', async () => {
    const { id } = await makeChecked({ name: 'Deccan Roofs' });
    await change(id, { name: 'DECCAN  ROOFS' });
    expect(await kindsOf(id)).toEqual(['gstin']);
  });

  test('of a phone or an address follows its proof, and is no mark of the team', async () => {
    const { id } = await makeOwner({ phone_proven_at: new Date(), email_proven_at: new Date() });
    expect(await kindsOf(id)).toEqual(['phone', 'email']);
    expect(await isFound(id)).toBe(false);
    await change(id, { phone_proven_at: new Date(Date.now() + 60_000) });
    await change(id, { phone_no: '9811000002' });
    await change(id, { email: 'other@example.in', email_proven_at: null });
    expect(await kindsOf(id)).toEqual([]);
    await change(id, { phone_proven_at: new Date('2020-01-01') });
    expect(await kindsOf(id)).toEqual([]);
  });
});
