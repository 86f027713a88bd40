import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { tellEndedClaims } from '#server/features/claims/mail-claim.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeClaim, makeUnowned } from '#tests/factories/claim.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createClaims, nobody } from '#tests/helpers/claim-steps.ts';
import { newNumber } from '#tests/helpers/phone-code-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { app, context, db, newBrowser, arrivedFor, find, claimsOf, verify, mailTo, askForIt } = await createClaims();
const { headers: admin } = await signInAdmin(db);
const tokenIn = (text: string) => /claim=([\w.-]+)/.exec(text)?.[1] ?? '';
const decide = (id: string, body: object, headers = admin) => call(app, 'PUT', `/api/v1/admin/claim/decide/${id}`, body, headers);

describe('by mail', () => {
  const ask = (id: string, email: unknown) => call(app, 'POST', `/api/v1/claim/mail/send/${id}`, { email });
  const confirm = (claim: string, browser = newBrowser()) => browser.post('/api/v1/claim/mail/confirm', { claim });
  let shops = 0;
  const shop = () => `shop${++shops}.example`;

  test('a link to its own address gives it, once; its number is told', async () => {
    const domain = shop();
    const email = `Sales@${domain}`;
    const phone_no = newNumber();
    const id = await makeUnowned(db, { email, phone_no });
    expect((await ask(id, email.toLowerCase())).body).toEqual({ success: true, message: 'A link is on its way to this address' });
    const { text } = await mailTo(email.toLowerCase());
    expect(text).not.toContain('Sharma Roofing');
    const browser = newBrowser();
    expect((await confirm(tokenIn(text), browser)).body).toMatchObject({ success: true, contractor: { _id: id } });
    expect(await find(id)).toMatchObject({ email_proven_at: expect.any(Date), phone_proven_at: null });
    expect((await confirm(tokenIn(text))).body.code).toBe('wrong_claim_link');
    await expect.poll(() => arrivedFor(phone_no).length).toBe(1);
    expect(arrivedFor(phone_no)[0]?.text).toContain('somebody has shown that Sharma Roofing');
  });

  test('not to who says that they are younger than 18; the link stays good', async () => {
    const email = `info@${shop()}`;
    const id = await makeUnowned(db, { email });
    await ask(id, email);
    const claim = tokenIn((await mailTo(email)).text);
    const say = (adult: unknown) => newBrowser().post('/api/v1/claim/mail/confirm', { claim, adult });
    expect(await say(false)).toMatchObject({ status: 400, body: { errors: { adult: expect.stringContaining('once you are 18') } } });
    expect((await say('maybe')).status).toBe(400);
    expect(await find(id)).toMatchObject({ email_proven_at: null });
    expect((await say('true')).status).toBe(200);
  });

  test('another address of its domain becomes its address, and the one of before is told', async () => {
    const domain = shop();
    const id = await makeUnowned(db, { email: `info@${domain}` });
    await ask(id, `ravi@${domain}`);
    const { text } = await mailTo(`ravi@${domain}`);
    expect((await confirm(tokenIn(text))).status).toBe(200);
    expect(await find(id)).toMatchObject({ email: `ravi@${domain}`, email_proven_at: expect.any(Date) });
    expect((await mailTo(`info@${domain}`)).text).toContain('read another email address');
  });

  test('not to who is blocked by that address; but to whose address a blocked account has merely typed', async () => {
    const [email, other] = [`info@${shop()}`, `info@${shop()}`];
    for (const id of [await makeUser(db, { email, email_proven_at: null }), await makeUser(db, { email: other })])
      expect((await call(app, 'PUT', `/api/v1/admin/account/block/user/${id}`, { reason: 'Spam' }, admin)).status).toBe(200);
    await db
      .insertInto('account_blocks')
      .values({ business_id: await makeBusiness(db, { email, email_proven_at: null }), reason: 'Spam' })
      .execute();
    const id = await makeUnowned(db, { email });
    expect((await ask(id, email)).status).toBe(200);
    expect((await confirm(tokenIn((await mailTo(email)).text))).status).toBe(200);
    expect(await ask(await makeUnowned(db, { email: other }), other)).toMatchObject({ status: 403, body: { code: 'account_blocked' } });
  });

  test.each([
    ['another domain', 'info@own.example', 'ravi@other.example', 'not_its_address'],
    ['a domain below', 'info@own.example', 'ravi@evil.own.example', 'not_its_address'],
    ['a domain that ends so', 'info@own.example', 'ravi@notown.example', 'not_its_address'],
    ['two signs', 'info@own.example', 'ravi@own.example@evil.example', undefined],
    ['another one at Gmail', 'sharma.roofing@gmail.com', 'ravi@gmail.com', 'free_address'],
    ['another one at Yahoo of India', 'sharma@yahoo.co.in', 'ravi@yahoo.co.in', 'free_address'],
    ['another one at Rediffmail', 'sharma@rediffmail.com', 'ravi@rediffmail.com', 'free_address'],
    ...[
      'contractor.net',
      'engineer.com',
      'usa.com',
      'duck.com',
      'hey.com',
      'jio.com',
      'bom5.vsnl.net.in',
      'rediffmail.in',
      'zohomail.eu',
    ].map((domain): [string, string, string, string] => [`another one at ${domain}`, `sharma@${domain}`, `ravi@${domain}`, 'free_address']),
    ...['nic.in', 'gov.in', 'pwd.maharashtra.gov.in', 'iitb.ac.in', 'dps.edu.in', 'drdo.res.in', 'army.mil.in', 'mit.edu'].map(
      (domain): [string, string, string, string] => [`another one at ${domain}`, `sharma@${domain}`, `ravi@${domain}`, 'free_address'],
    ),
    ['a tag of its own at Gmail', 'sharma@gmail.com', 'sharma+evil@gmail.com', 'free_address'],
    ['any where it has none', null, 'ravi@own.example', 'not_its_address'],
    ['nothing', 'info@own.example', '', undefined],
    ['no text', 'info@own.example', { $ne: '' }, undefined],
    ['a line break', 'info@own.example', 'info@own.example\r\nbcc: all@evil.example', undefined],
  ])('not to %s', async (_, email, typed, code) => {
    const id = await makeUnowned(db, { email });
    const { status, body } = await ask(id, typed);
    expect([status, code && body.code]).toEqual([400, code]);
    expect(body.errors).toHaveProperty('email');
    expect(JSON.stringify(body)).not.toContain('sharma');
    expect(await claimsOf(id)).toEqual([]);
  });

  test('not to another address of a domain that another business has one of, too; a link from before gives nothing then', async () => {
    const domain = shop();
    const id = await makeUnowned(db, { email: `info@${domain}` });
    expect((await ask(id, `ravi@${domain}`)).status).toBe(200);
    const early = tokenIn((await mailTo(`ravi@${domain}`)).text);
    const other = await makeBusiness(db, { email: `Sales@${domain.toUpperCase()}` });
    expect(await ask(id, `ravi@${domain}`)).toMatchObject({ status: 400, body: { code: 'free_address' } });
    expect((await confirm(early)).body.code).toBe('contact_changed');
    expect(await find(id)).toMatchObject({ email: `info@${domain}`, email_proven_at: null });
    // Its own address gives it, and another one the team.
    expect((await ask(id, `info@${domain}`)).status).toBe(200);
    await db.deleteFrom('businesses').where('business_id', '=', other).execute();
    expect((await ask(id, `ravi@${domain}`)).status).toBe(200);
  });

  test('its own address at Gmail, or of an authority, will do', async () => {
    const id = await makeUnowned(db, { email: 'Only.This.One@gmail.com' });
    expect((await ask(id, 'only.this.one@gmail.com')).status).toBe(200);
    const works = await makeUnowned(db, { email: 'works.pune@pwd.gov.in' });
    expect((await ask(works, 'works.pune@pwd.gov.in')).status).toBe(200);
  });

  test('a link that was tampered with, is old, or of one with an owner or another address by now gives nothing', async () => {
    const domain = shop();
    const links = [];
    for (const name of ['a', 'b', 'c']) {
      const id = await makeUnowned(db, { email: `${name}@${domain}` });
      await ask(id, `${name}@${domain}`);
      links.push({ id, token: tokenIn((await mailTo(`${name}@${domain}`)).text) });
    }
    const [old, moved, owned] = links as [(typeof links)[0], (typeof links)[0], (typeof links)[0]];
    for (const claim of ['', 'x', `${old.token}x`, `${nobody}.${old.token.split('.')[1]}`, 'x'.repeat(9_000)])
      expect([claim, (await confirm(claim)).body.code]).toEqual([claim, 'wrong_claim_link']);
    await db
      .updateTable('claims')
      .set({ ends_at: new Date(0) })
      .where('business_id', '=', old.id)
      .execute();
    expect((await confirm(old.token)).body.code).toBe('wrong_claim_link');
    await db.updateTable('businesses').set({ email: 'else@elsewhere.example' }).where('business_id', '=', moved.id).execute();
    expect((await confirm(moved.token)).body.code).toBe('contact_changed');
    await db.updateTable('businesses').set({ phone_proven_at: new Date() }).where('business_id', '=', owned.id).execute();
    expect((await confirm(owned.token)).body.code).toBe('has_owner');
  });

  test('five links a day for one business', async () => {
    const domain = shop();
    const id = await makeUnowned(db, { email: `info@${domain}` });
    for (const name of ['a', 'b', 'c', 'd', 'e']) expect((await ask(id, `${name}@${domain}`)).status).toBe(200);
    const { status, body, headers } = await ask(id, `f@${domain}`);
    expect([status, body.code]).toEqual([429, 'too_many_claims']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(80_000);
  });
});

describe('with words to the team', () => {
  const words = 'I have run this shop since 2009.';
  const ask = (id: string, headers: Record<string, string>, message: unknown = words) =>
    call(app, 'POST', `/api/v1/claim/team/add/${id}`, { message }, headers);
  async function claimant(given: Parameters<typeof makeUser>[1] = {}) {
    const id = await makeUser(db, given);
    const { email } = await db.selectFrom('users').select('email').where('user_id', '=', id).executeTakeFirstOrThrow();
    return { ...(await signInUser(db, id)), email: email as string };
  }
  const open = async (business: string) =>
    (await claimsOf(business)).find(({ way, state }) => way === 'team' && state === 'open')?.claim_id ?? '';

  test('it waits, the team gives the business to the address of the account, and all are told', async () => {
    const before = 'listed@in-the-file.example';
    const id = await makeUnowned(db, { email: before });
    const { headers, email } = await claimant();
    expect(await ask(id, headers)).toMatchObject({ status: 201, body: { message: 'Thank you. We will write to you by mail' } });
    expect((await ask(id, headers)).body.code).toBe('asks_already');
    const { body } = await call(app, 'GET', '/api/v1/admin/claim/get', undefined, admin);
    const waiting = body.claims.find((each: { business: { _id: string } }) => each.business._id === id);
    expect(waiting).toMatchObject({ way: 'team', email, message: words, version: 1 });
    expect(await decide(waiting._id, { decision: 'accept', version: 0 })).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
    expect((await decide(waiting._id, { decision: 'accept', version: 1 })).status).toBe(200);
    expect(await find(id)).toMatchObject({ email, email_proven_at: expect.any(Date), password_hash: null });
    expect((await mailTo(email)).text).toContain('has given it to you');
    expect((await mailTo(before)).text).toContain('Our team has given the page');
    expect((await decide(waiting._id, { decision: 'accept' })).body.code).toBe('already_decided');
    const audit = await db.selectFrom('audit_entries').select(['action', 'changes']).where('subject_id', '=', waiting._id).execute();
    expect(audit).toEqual([{ action: 'approve', changes: { state: { before: 'open', after: 'taken' } } }]);
  });

  test.each(['user', 'business'] as const)(
    'is given to the e-mail that the account of a %s has by now, once the team has seen it',
    async (kind) => {
      const id = await makeUnowned(db);
      const { id: account, headers } = kind === 'user' ? await signInUser(db) : await signInBusiness(db);
      await ask(id, headers);
      const shown = async () => (await call(app, 'GET', `/api/v1/admin/account/get/${kind}/${account}`, undefined, admin)).body.claims[0];
      const before = await shown();
      const later = `later-${before.email}`;
      // By the database's clock: the one of these tests stands still.
      const changed = { email: later, email_proven_at: sql<Date>`now()` };
      if (kind === 'user') await db.updateTable('users').set(changed).where('user_id', '=', account).execute();
      else await db.updateTable('businesses').set(changed).where('business_id', '=', account).execute();
      const accept = (version: number) => decide(before._id, { decision: 'accept', version });
      expect(await accept(before.version)).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
      const now = await shown();
      expect(now.email).toBe(later);
      expect((await accept(now.version)).status).toBe(200);
      expect(await find(id)).toMatchObject({ email: later, email_proven_at: expect.any(Date) });
      expect((await mailTo(later)).text).toContain('has given it to you');
    },
  );

  test('of two of the team who decide at once one does; the other is told', async () => {
    const id = await makeUnowned(db);
    await ask(id, (await claimant()).headers);
    const claim = await open(id);
    const { headers: second } = await signInAdmin(db, undefined, 'moderator');
    const answers = await Promise.all([
      decide(claim, { decision: 'accept', version: 1 }),
      decide(claim, { decision: 'refuse', reason: 'Not theirs', version: 1 }, second),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = answers.find(({ status }) => status === 409) ?? {};
    expect(['already_decided', 'edit_conflict']).toContain(body.code);
  });

  test('or refuses it with a reason, which is mailed; without one it does not', async () => {
    const id = await makeUnowned(db);
    const { headers, email } = await claimant();
    await ask(id, headers);
    const claim = await open(id);
    for (const body of [{ decision: 'refuse' }, { decision: 'refuse', reason: ' ' }, { decision: 'forgive' }, {}])
      expect((await decide(claim, body)).status).toBe(400);
    expect((await decide(claim, { decision: 'refuse', reason: 'The bill is of another shop.' })).status).toBe(200);
    expect((await mailTo(email)).text).toContain('The bill is of another shop.');
    expect(await find(id)).toMatchObject({ email_proven_at: null });
    expect((await decide(nobody, { decision: 'accept' })).status).toBe(404);
  });

  test('ends when somebody else proves the phone, and is told', async () => {
    const { id, browser, claim, code } = await askForIt();
    const { headers, email } = await claimant();
    await ask(id, headers);
    const asked = await open(id);
    expect((await verify(browser, id, claim, code)).status).toBe(200);
    await tellEndedClaims.run(context, {});
    expect((await mailTo(email)).text).toContain('somebody else has shown');
    expect((await decide(asked, { decision: 'accept' })).body.code).toBe('already_decided');
    expect(await find(id)).toMatchObject({ email_proven_at: null });
  });

  test('is taken of signed-in accounts with a confirmed e-mail alone, with words, and of nobody who is blocked', async () => {
    const id = await makeUnowned(db);
    expect((await ask(id, {})).status).toBe(401);
    expect((await ask(id, admin)).status).toBe(403);
    const unproven = await claimant({ email_proven_at: null });
    expect(await ask(id, unproven.headers)).toMatchObject({ status: 403, body: { code: 'confirm_email' } });
    const { headers, id: user_id } = await claimant();
    for (const message of ['', '  ', 'x'.repeat(5_001), 7, 'nul\0l']) expect((await ask(id, headers, message)).status).toBe(400);
    expect((await ask(await makeBusiness(db), headers)).body.code).toBe('has_owner');
    await db.insertInto('account_blocks').values({ user_id, reason: 'Advertising' }).execute();
    expect((await ask(id, headers)).status).toBe(403);
    const owner = await signInBusiness(db);
    expect((await ask(id, owner.headers)).status).toBe(201);
    expect((await claimsOf(id)).map(({ by_business_id }) => by_business_id)).toEqual([owner.id]);
  });

  test('three at a time of one account, five a day for one business', async () => {
    const { headers } = await claimant();
    for (let time = 0; time < 2; time += 1) expect((await ask(await makeUnowned(db), headers)).status).toBe(201);
    const others = await Promise.all(Array.from({ length: 6 }, () => makeUnowned(db)));
    const atOnce = await Promise.all(others.map((business) => ask(business, headers)));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([201, ...Array(5).fill(429)]);
    expect((await ask(await makeUnowned(db), headers)).body.code).toBe('too_many_claims');
    const id = await makeUnowned(db);
    for (let time = 0; time < 5; time += 1) expect((await ask(id, (await claimant()).headers)).status).toBe(201);
    expect((await ask(id, (await claimant()).headers)).status).toBe(429);
  });

  test('is not given to an account that is gone or unproven by now, nor a business that got an owner or left the lists', async () => {
    const gone = await makeClaim(db, { user_id: null });
    expect((await decide(gone, { decision: 'accept' })).body.code).toBe('claimant_gone');
    const unproven = await makeClaim(db, { user_id: await makeUser(db, { email_proven_at: null }) });
    expect((await decide(unproven, { decision: 'accept' })).body.code).toBe('claimant_gone');
    const owned = await makeClaim(db, { business_id: await makeBusiness(db) });
    expect((await decide(owned, { decision: 'accept' })).body.code).toBe('has_owner');
    const pending = await makeClaim(db, { business_id: await makeUnowned(db, { status: 'pending' }) });
    expect((await decide(pending, { decision: 'accept' })).status).toBe(404);
  });
});
