import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createQuarantine } from '#tests/helpers/quarantine-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, db, pool, spammer, spammerNumber, send } = await createQuarantine();

describe('one’s own business', () => {
  const own = { email: 'Rajiv.Menon@gmail.com', phone_no: '9812345670' };

  test.each([
    ['its e-mail', { email: 'Rajiv.Menon@gmail.com' }],
    ['its e-mail in other capitals', { email: 'RAJIV.MENON@GMAIL.COM' }],
    ['its e-mail with other dots and a tag', { email: 'r.a.jivmenon+spam@googlemail.com' }],
    ['its number', { phoneNo: '9812345670' }],
    ['its number with the code of India', { phoneNo: '+91 98123-45670' }],
    ['its number with a zero in front', { phoneNo: '098123 45670' }],
    ['its number in Devanagari', { phoneNo: '९८१२३४५६७०' }],
  ])('is refused by %s, which nobody is signed in with', async (_, given) => {
    await db.deleteFrom('businesses').where('phone_no', '=', own.phone_no).execute();
    const business = await makeBusiness(db, own);
    const answer = await send(business, given);
    expect(answer).toMatchObject({ status: 400, body: { code: 'own_business', message: 'You cannot ask your own business' } });
    expect((await pool.query('select from enquiries where business_id = $1', [business])).rowCount).toBe(0);
    expect((await send(business)).status).toBe(201);
  });

  test('is refused with its session whatever its status, with another business of the owner and with an account of its e-mail', async () => {
    const email = `owner.of.two${spammerNumber()}@example.in`;
    const pending = await signInBusiness(db, await makeBusiness(db, { status: 'pending' }));
    expect(await send(pending.id ?? '', {}, pending.headers)).toMatchObject({ status: 400, body: { code: 'own_business' } });
    const [one, two] = [await makeBusiness(db, { email }), await makeBusiness(db, { email: email.toUpperCase() })];
    const { headers } = await signInBusiness(db, one);
    for (const business of [one, two])
      expect(await send(business, {}, headers)).toMatchObject({ status: 400, body: { code: 'own_business' } });
    const user = await signInUser(db, await makeUser(db, { email }));
    expect(await send(two, {}, user.headers)).toMatchObject({ status: 400, body: { code: 'own_business' } });
    const other = await signInUser(db);
    expect((await send(two, {}, other.headers)).status).toBe(201);
  });

  test('does not stand for what is written to the team, nor for businesses without an address', async () => {
    const { headers } = await signInBusiness(db);
    expect((await call(app, 'POST', '/api/v1/send-enquiry', { ...spammer, message: 'Hello' }, headers)).status).toBe(201);
    const bare = await makeBusiness(db, { email: null, phone_no: null });
    expect((await send(bare)).status).toBe(201);
  });
});
