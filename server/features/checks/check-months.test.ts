import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { remindOfEnds } from '#server/features/checks/remind-of-ends.ts';
import { prepareDatabase } from '#server/start/prepare-database.ts';
import { makeCheckSteps } from '#tests/helpers/check-steps.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, context, address } = await createTestApp({ CHECK_MONTHS: '6' }, { pages: true });
const { admin, makeChecked, makeOwner, noteAt, details, pageOf, today } = await makeCheckSteps({ app, db });
const log = pino({ level: 'silent' });
/** A start with the setting. */
const startWith = (CHECK_MONTHS: number) => prepareDatabase({ address, config: { DEMO: false, CHECK_MONTHS }, log });
/** In how many months each check of a business ends, counted from the day of it. */
async function monthsOf(id: string) {
  const { rows } = await sql<{ kind: string; months: number }>`
    select kind, round(extract(epoch from ends_at - decided_at) / 86400 / 30.4375)::int as months from checks
    where business_id = ${id} and state = 'standing' order by kind`.execute(db);
  return Object.fromEntries(rows.map(({ kind, months }) => [kind, months]));
}

test('a check stands for as many months as the settings say, of every kind; those that stand keep their end', async () => {
  const before = await makeChecked({ email_proven_at: new Date() });
  expect(await monthsOf(before.id)).toEqual({ email: 12, gstin: 12 });
  await startWith(6);
  await startWith(6);
  expect(await monthsOf(before.id)).toEqual({ email: 12, gstin: 12 });
  const { id } = await makeChecked({ email_proven_at: new Date(), phone_proven_at: new Date() });
  await noteAt(id, { way: 'visit', checkedOn: today });
  await call(app, 'PUT', `/api/v1/admin/business/checked/${id}`, { checked: true }, admin);
  expect(await monthsOf(id)).toEqual({ address: 6, email: 6, gstin: 6, phone: 6, team: 6 });
  const [{ endsOn }] = (await details(id)).checks;
  const { rows } = await sql<{ day: string }>`
    select to_char((now() at time zone 'Asia/Kolkata') + interval '6 months', 'YYYY-MM-DD') as day`.execute(db);
  expect(endsOn).toBe(rows[0]?.day);
  // A day so long ago that it would be over is refused by the same measure.
  const { rows: old } = await sql<{ day: string }>`select to_char(now() - interval '7 months', 'YYYY-MM-DD') as day`.execute(db);
  expect((await noteAt(id, { way: 'visit', checkedOn: old[0]?.day })).body.errors).toHaveProperty('checkedOn');
});

test('the pages say how long, in both languages', async () => {
  const { cookie } = await makeOwner();
  expect(await pageOf('/checks')).toContain('ends by itself after 6 months');
  expect(await pageOf('/hi/checks')).toContain('हर जाँच 6 महीने बाद');
  expect(await pageOf('/profilesupplier/checks', cookie)).toContain('for 6 months that we did');
  for (const [path, verified] of [
    ['/how-ranking-works', '‘Verified’'],
    ['/hi/how-ranking-works', '‘वेरिफ़ाइड’'],
  ] as const) {
    const [, main] = (await pageOf(path)).split('<main');
    expect(main).toContain(verified);
    expect(main?.split('</main>')[0]).not.toMatch(/month|महीन/);
  }
});

test('an address whose check ends within thirty days is confirmed again, whatever the setting has become', async () => {
  await startWith(12);
  const { id, headers } = await makeOwner({ email: 'longer@example.in', email_proven_at: new Date(Date.now() - 350 * 86_400_000) });
  await startWith(36);
  const ask = async () => (await call(app, 'POST', '/api/v1/account/email-proof/send', undefined, headers)).body.message;
  expect(await ask()).not.toMatch(/already/);
  await remindOfEnds.run(context, {});
  const row = await db.selectFrom('checks').select('reminded_days').where('business_id', '=', id).executeTakeFirstOrThrow();
  expect(row.reminded_days).toBe(30);
  await startWith(12);
});

test.each(['0', '1', '61', 'twelve', '1.5', '-12', ''])('%j months are refused at the start, or are twelve', (CHECK_MONTHS) => {
  if (CHECK_MONTHS === '') expect(readConfig({ CHECK_MONTHS }).CHECK_MONTHS).toBe(12);
  else expect(() => readConfig({ CHECK_MONTHS })).toThrow(/CHECK_MONTHS/);
});
