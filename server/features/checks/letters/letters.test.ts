import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { endChecks } from '#server/features/checks/end-checks.ts';
import { mailLetterMade } from '#server/features/checks/letters/mail-letter-made.ts';
import { showDay } from '#server/mail/show-day.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInMember } from '#tests/factories/member.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeCheckSteps } from '#tests/helpers/check-steps.ts';
import { dumpDatabase } from '#tests/helpers/dump.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { readMail } from '#tests/helpers/read-mail.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

type Headers = Record<string, string>;
const mail = await startMailServer();
const { app, db, context, pool } = await createTestApp({ SMTP_URL: mail.url }, { pages: true });
const { admin, makeOwner, kindsOf, own, pageOf, today } = await makeCheckSteps({ app, db });
const NOBODY = '0190a0a0-0000-7000-8000-000000000000';

const make = (id: string, headers: Headers = admin) => call(app, 'POST', `/api/v1/admin/checks/letter/${id}`, undefined, headers);
const enter = (code: unknown, headers: Headers) => call(app, 'POST', '/api/v1/contractor/checks/letter', { code }, headers);
const untilOf = async (headers: Headers) => (await call(app, 'GET', '/api/v1/contractor/checks', undefined, headers)).body.letterUntil;
/** The code as it stands on the letter, in two groups. */
const codeIn = (text: string) => /\d{4} \d{4}/.exec(text)?.[0] ?? '';
const other = (code: string) => code.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
const passDays = (id: string, days: number) =>
  sql`update address_letters set ends_at = ends_at - make_interval(days => ${days}) where business_id = ${id}`.execute(db);

/** A business to whose address a letter was made. */
async function written(given: Parameters<typeof makeBusiness>[1] = {}) {
  const owner = await makeOwner(given);
  const { status, body } = await make(owner.id);
  expect([status, body.message]).toEqual([201, 'Letter made. Its code is shown this once']);
  return { ...owner, code: codeIn(body.letter.text), letter: body.letter as { text: string; endsOn: string } };
}

describe('a letter with a code', () => {
  test('has name, address and code; the code comes back by the owner, and the address is checked from today', async () => {
    const { id, headers, cookie, code, letter } = await written({ name: 'Deccan Arches', address: 'Shop 4, Karve Road' });
    for (const part of ['Deccan Arches\nShop 4, Karve Road\nPune\nMaharashtra', '/profilesupplier/checks'])
      expect(letter.text).toContain(part);
    expect(await untilOf(headers)).toBe(letter.endsOn);
    expect(await pageOf('/profilesupplier/checks', cookie)).toContain('A letter with a code is on its way to your address');
    expect(await kindsOf(id)).toEqual([]);
    const done = await enter(code, headers);
    expect([done.status, done.body.message]).toEqual([201, 'Your address is checked. Your page says so now']);
    expect(await pageOf(`/viewdetails/${id}`)).toContain('address (today)');
    expect((await own(headers))[0]).toMatchObject({ kind: 'address', state: 'standing', checkedOn: today });
    expect(await untilOf(headers)).toBeNull();
    expect((await enter(code, headers)).body.code).toBe('no_letter');
    const account = (await call(app, 'GET', `/api/v1/admin/account/get/business/${id}`, undefined, admin)).body;
    expect(account.checks[0]).toMatchObject({ way: 'letter', state: 'standing', by: expect.stringContaining('@') });
  });

  test('is in the language of the owner, and its code is taken in either script', async () => {
    const { id, headers, code, letter } = await written({ language: 'hi' });
    expect(letter.text).toContain('कोड: ');
    expect(letter.text).toContain('/hi/profilesupplier/checks');
    const devanagari = code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
    expect((await enter(` ${devanagari}\u200b`, headers)).status).toBe(201);
    expect(await kindsOf(id)).toEqual(['address']);
  });

  test('takes the place of what was noted of the address before, and of an earlier letter', async () => {
    const { id, headers, code } = await written();
    await call(app, 'POST', `/api/v1/admin/checks/address/${id}`, { way: 'visit', checkedOn: today }, admin);
    const { body } = await make(id);
    expect((await enter(code, headers)).body).toMatchObject({ code: 'wrong_letter_code', errors: { code: expect.any(String) } });
    expect((await enter(codeIn(body.letter.text), headers)).status).toBe(201);
    const rows = await own(headers);
    expect(rows.map(({ state, endedAs }: Record<string, string>) => endedAs ?? state)).toEqual(['standing', 'renewed']);
  });

  test('is good for five entries, also of those made at once', async () => {
    const { headers, code } = await written();
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(other(code), headers)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([400, 400, 400, 400, 400, 409, 409, 409]);
    expect((await enter(code, headers)).body.code).toBe('no_letter');
    expect(await untilOf(headers)).toBeNull();
  });

  test('entered twice at once checks the address once', async () => {
    const { id, headers, code } = await written();
    const answers = await Promise.all([enter(code, headers), enter(code, headers)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await db.selectFrom('checks').select('state').where('business_id', '=', id).execute()).toEqual([{ state: 'standing' }]);
  });

  test('is good for sixty days; a clock that goes back does no harm; what is over goes', async () => {
    const { id, headers, code, letter } = await written();
    const { rows } = await sql<{ day: string }>`
      select to_char((now() at time zone 'Asia/Kolkata') + interval '60 days', 'YYYY-MM-DD') as day`.execute(db);
    expect(letter.endsOn).toBe(rows[0]?.day);
    await passDays(id, 59);
    expect(await untilOf(headers)).not.toBeNull();
    await passDays(id, -400);
    await endChecks.run(context, {});
    expect(await untilOf(headers)).not.toBeNull();
    await passDays(id, 402);
    expect((await enter(code, headers)).body.code).toBe('no_letter');
    await endChecks.run(context, {});
    expect(await db.selectFrom('address_letters').selectAll().where('business_id', '=', id).execute()).toEqual([]);
  });

  test.each([
    ['23:50', 0, 201],
    ['00:10', 1, 409],
  ])('is good to the end of its last day in India: at %s, %i days after', async (time, days, status) => {
    const { id, headers, code, letter } = await written();
    await sql`
      update address_letters set ends_at = ends_at - ((${`${letter.endsOn} ${time}`}::timestamp + make_interval(days => ${days})) at time zone 'Asia/Kolkata' - now())
      where business_id = ${id}`.execute(db);
    expect((await enter(code, headers)).status).toBe(status);
  });

  test.each([[{ name: 'Another Name' }], [{ address: 'Elsewhere 1' }], [{ city: 'Nashik' }], [{ state: 'Goa' }]])(
    'says nothing of what the listing is by now: %j',
    async (columns) => {
      const { id, headers, code } = await written({ name: 'Deccan Roofs' });
      await db.updateTable('businesses').set({ name: 'DECCAN  roofs' }).where('business_id', '=', id).execute();
      expect(await untilOf(headers)).not.toBeNull();
      await db.updateTable('businesses').set(columns).where('business_id', '=', id).execute();
      expect(await untilOf(headers)).toBeNull();
      expect((await enter(code, headers)).body.code).toBe('no_letter');
      expect(await kindsOf(id)).toEqual([]);
    },
  );

  test('opens nothing for others: another business, a user, the team, a visitor, who only answers; who does all may enter it', async () => {
    const { id, code } = await written();
    expect((await enter(code, (await signInBusiness(db)).headers)).body.code).toBe('no_letter');
    for (const { headers } of [await signInUser(db), await signInAdmin(db), await signInMember(db, id, 'enquiries')])
      expect((await enter(code, headers)).status).toBe(403);
    expect((await enter(code, {})).status).toBe(401);
    expect(await kindsOf(id)).toEqual([]);
    expect((await enter(code, (await signInMember(db, id, 'all')).headers)).status).toBe(201);
  });

  test.each([undefined, '', '   ', null, 12345678, ['12345678'], { $ne: '' }, 'x'.repeat(100_000), '1\0'])(
    'refuses %j and counts no entry',
    async (code) => {
      const { headers, code: right } = await written();
      for (let time = 0; time < 6; time += 1) expect((await enter(code, headers)).status).toBe(400);
      expect((await enter(right, headers)).status).toBe(201);
    },
  );
});

describe('the owner is mailed that it comes', () => {
  /** The state of each job about letters to a name. */
  const jobsOf = async (name: string) => {
    const { rows } = await sql<{ state: string }>`select state::text from pgboss.job where name = 'mail-letter-made'
      and data ->> 'letterId' in (select subject_id::text from audit_entries where subject_name = ${`${name}: address`})`.execute(db);
    return rows.map(({ state }) => state);
  };
  const next = async (email: string) => readMail((await mail.next(email)).text);

  test('without its code, once for each that is made', async () => {
    const email = 'arches@example.in';
    const { id, code, letter } = await written({ name: 'Posted Arches', email, email_proven_at: new Date() });
    const { subject, text } = await next(email);
    expect(subject).toBe('A letter with a code is on its way to your address');
    for (const part of ['the page of Posted Arches', showDay(letter.endsOn), '/profilesupplier/checks']) expect(text).toContain(part);
    for (const trace of [code, code.replace(' ', ''), 'Karve Road']) expect(text).not.toContain(trace);
    await make(id);
    expect((await next(email)).text).toContain('the page of Posted Arches');
    expect(await jobsOf('Posted Arches')).toHaveLength(2);
    expect(mail.left(email)).toBe(0);
  });

  test('in their language', async () => {
    const email = 'mehraab@example.in';
    await written({ name: 'Posted Vaults', language: 'hi', email, email_proven_at: new Date() });
    const { subject, text } = await next(email);
    expect(subject).toBe('कोड वाली एक चिट्ठी आपके पते पर आ रही है');
    expect(text).toContain('/hi/profilesupplier/checks');
  });

  test('at an address that is not proven: without their name', async () => {
    const email = 'typed@example.in';
    await written({ name: 'Posted Domes', email, phone_proven_at: new Date() });
    const { text } = await next(email);
    expect(text).toContain('the page of your business');
    expect(text).not.toContain('Posted Domes');
  });

  test('not where nobody has the account, where it has no address for mails, or of a letter that is worth nothing by then', async () => {
    await written({ name: 'Posted Halls', email: 'halls@example.in' });
    await written({ name: 'Posted Stairs', email: null, phone_proven_at: new Date() });
    for (const name of ['Posted Halls', 'Posted Stairs'])
      await vi.waitFor(async () => expect(await jobsOf(name)).toEqual(['completed']), 10_000);
    expect(mail.left('halls@example.in')).toBe(0);
    const moved = await written({ name: 'Posted Gates', email: 'gates@example.in', phone_proven_at: new Date() });
    await next('gates@example.in');
    await db.updateTable('businesses').set({ address: 'Elsewhere 1' }).where('business_id', '=', moved.id).execute();
    const letter = await db.selectFrom('address_letters').select('letter_id').where('business_id', '=', moved.id).executeTakeFirstOrThrow();
    for (const letterId of [letter.letter_id, NOBODY]) await mailLetterMade.run(context, { letterId });
    expect(mail.left('gates@example.in')).toBe(0);
  });
});

describe('the team', () => {
  test('makes one for a business that is there and has an address; others make none', async () => {
    for (const nothing of [NOBODY, 'x']) expect((await make(nothing)).status).toBe(404);
    expect((await make(await makeBusiness(db, { address: '  ' }))).body.code).toBe('no_address');
    const { id, headers } = await makeOwner();
    for (const { headers: who } of [{ headers }, await signInUser(db), await signInAdmin(db, undefined, 'editor')])
      expect((await make(id, who)).status).toBe(403);
    expect((await make(id, {})).status).toBe(401);
    expect(await untilOf(headers)).toBeNull();
  });

  test('is told the code once: neither the database, the audit nor the owner’s data has it', async () => {
    const { id, headers, code } = await written();
    const entries = await db.selectFrom('audit_entries').select(['action', 'changes']).where('subject_kind', '=', 'check').execute();
    expect(entries.at(-1)).toEqual({ action: 'send', changes: { way: { before: null, after: 'letter' } } });
    const data = (await call(app, 'GET', '/api/v1/contractor/data', undefined, headers)).body;
    expect(data.data.letterUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
    const digits = code.replace(' ', '');
    const rows = (await dumpDatabase(pool)).filter((line) => /^(public\.(address_letters|audit_entries|checks)|pgboss\.)/.test(line));
    expect(rows.some((line) => line.startsWith('public.address_letters') && line.includes(id))).toBe(true);
    const dump = [JSON.stringify(data), ...rows];
    for (const trace of [code, digits]) expect(dump.filter((line) => line.includes(trace))).toEqual([]);
    expect((await call(app, 'DELETE', `/api/v1/contractor/delete/${id}`, undefined, headers)).status).toBe(200);
    expect(await db.selectFrom('address_letters').selectAll().where('business_id', '=', id).execute()).toEqual([]);
  });
});
