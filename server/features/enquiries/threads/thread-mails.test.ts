import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInBusiness } from '#tests/factories/session.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const settings = { SMTP_URL: mail.url, RATE_LIMITS: 'on', TRUST_PROXY: '1', PUBLIC_URL: 'https://nirmaan.example' };
const { app, db } = await createTestApp(settings, { retries: { retryDelay: 0, retryLimit: 1_000 } });

/** A day of the next year. */
const READY = `${new Date().getFullYear() + 1}-12-31`;

const waiting = { timeout: 60_000, interval: 50 };
let count = 0;
beforeEach(() => {
  count += 1;
});

/** Every call from another address, so that no limit of addresses is in the way. */
let address = 0;
const elsewhere = () => ({ 'x-forwarded-for': `198.18.${++address >> 8}.${address & 255}` });

/** An enquiry of an address to a business, as a visitor sends it; and what both sides do then. */
async function ask(email = `asker${count}@example.in`, given: { business?: string } = {}) {
  const owner = await signInBusiness(
    db,
    given.business ?? (await makeBusiness(db, { name: 'Deccan Roofs', email: `owner${count}@example.in` })),
  );
  const body = { name: '<b>Meera</b>', phoneNo: '9876543210', email, message: 'Buy pills at https://spam.example' };
  expect((await call(app, 'POST', `/api/v1/send-enquiry/${owner.id}`, body, elsewhere())).status).toBe(201);
  const { enquiry_id } = await db
    .selectFrom('enquiries')
    .select('enquiry_id')
    .where('business_id', '=', owner.id)
    .orderBy('enquiry_id', 'desc')
    .executeTakeFirstOrThrow();
  const answer = (text: string, more = {}) =>
    call(app, 'POST', `/api/v1/contractor/enquiries/${enquiry_id}/messages`, { body: text, ...more }, { ...owner.headers, ...elsewhere() });
  return { id: enquiry_id, owner, answer };
}
const linkIn = ({ text }: { text: string }) => {
  const joined = text.replaceAll('=\n', '').replaceAll('=3D', '=');
  return /https:\/\/nirmaan\.example\/enquiry\/(\S+)/.exec(joined)?.[1] ?? '';
};
const write = (token: string, text: string) => call(app, 'POST', `/api/v1/enquiries/${token}/messages`, { body: text }, elsewhere());

/** As when somebody has written by the link of a mail: they read the address. */
const useLink = (enquiry: string) =>
  db.updateTable('enquiries').set({ link_used_at: new Date() }).where('enquiry_id', '=', enquiry).execute();

/** The jobs of a conversation that wait or are worked on, and in how many seconds each begins. */
async function due(enquiry: string) {
  const { rows } = await sql<{ wait: number }>`
    select round(extract(epoch from start_after - now()))::int as wait from pgboss.job
    where name = 'mail-thread' and data ->> 'enquiryId' = ${enquiry} and state in ('created', 'retry', 'active')`.execute(db);
  return rows.map(({ wait }) => Math.max(0, wait));
}
/** Nothing of it is to be mailed at once. */
const settled = (enquiry: string) => vi.waitFor(async () => expect((await due(enquiry)).every((wait) => wait > 60)).toBe(true), waiting);
/** Lets so much time pass for what waits. */
async function pass(enquiry: string) {
  await sql`update pgboss.job set start_after = now() where name = 'mail-thread' and data ->> 'enquiryId' = ${enquiry} and state = 'created'`.execute(
    db,
  );
  await sql`update enquiry_sides set mailed_at = mailed_at - interval '10 minutes' where enquiry_id = ${enquiry}`.execute(db);
  await sql`update enquiries set mailed_at = mailed_at - interval '10 minutes', created_at = created_at - interval '10 minutes'
    where enquiry_id = ${enquiry}`.execute(db);
}

describe('the asker', () => {
  test('is mailed the link when the enquiry is sent, and nothing that the sender typed', async () => {
    await ask();
    const confirmed = await mail.next(`asker${count}@example.in`);
    expect(confirmed.text).toMatch(/^Subject: Your enquiry to the business$/m);
    expect(confirmed.text).not.toMatch(/Deccan|Meera|pills|spam\.example|98765/);
    const read = await call(app, 'GET', `/api/v1/enquiries/${linkIn(confirmed)}`);
    expect(read.body.enquiry.message).toContain('pills');
    expect(read.body.enquiry.business.name).toBe('Deccan Roofs');
  });

  test('is told of answers by one mail in ten minutes, each answer once, with price and day', async () => {
    const { id, answer } = await ask();
    const to = `asker${count}@example.in`;
    await mail.next(to);
    await useLink(id);
    await answer('First <script>', { priceFrom: 1200, priceTo: 1500, priceUnit: 'sq ft', readyOn: READY });
    const first = await mail.next(to);
    for (const part of [
      'Deccan Roofs has answered you',
      'First <script>',
      '1,200 to',
      `31 December ${READY.slice(0, 4)}`,
      '&lt;script&gt;',
    ])
      expect(decodeMail(first.text)).toContain(part);
    await settled(id);
    for (const text of ['Second', 'Third']) await answer(text);
    expect(await due(id)).toHaveLength(1);
    const [wait = 0] = await due(id);
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    expect(mail.left(to)).toBe(0);
    await pass(id);
    const next = decodeMail((await mail.next(to)).text);
    expect([...next.matchAll(/First|Second|Third/g)].map(([word]) => word).slice(0, 2)).toEqual(['Second', 'Third']);
    expect(next).not.toContain('First');
    await settled(id);
    expect(await due(id)).toEqual([]);
    expect(mail.left(to)).toBe(0);
  });

  test('is told of nothing that was read meanwhile', async () => {
    const { id, answer } = await ask();
    const to = `asker${count}@example.in`;
    const token = linkIn(await mail.next(to));
    await answer('First');
    await mail.next(to);
    await settled(id);
    const { body } = await answer('Second');
    await call(app, 'POST', `/api/v1/enquiries/${token}/read`, { last: body.sent._id });
    await pass(id);
    await settled(id);
    expect(mail.left(to)).toBe(0);
  });

  test('whose address nobody has proved to read gets five mails a day, and three of one conversation, whoever asks in its name', async () => {
    const victim = `victim${count}@example.in`;
    const asked = [];
    for (let n = 0; n < 8; n++) asked.push(await ask(victim));
    for (let n = 0; n < 5; n++) expect((await mail.next(victim)).text).toContain('Your enquiry to');
    const [first] = asked;
    if (!first) throw new Error('nobody asked');
    await first.answer('How many pills?');
    await vi.waitFor(async () => expect((await due(first.id))[0]).toBeGreaterThan(80_000), waiting);
    expect(mail.left(victim)).toBe(0);

    // On further days the answer comes, and two more; then none until somebody uses the link.
    const nextDay = () => db.updateTable('mail_counts').set({ ends_at: sql`now() - interval '1 second'` }).execute();
    let token = '';
    for (const text of ['Second', 'Third', 'Fourth']) {
      await nextDay();
      await pass(first.id);
      const told = await mail.next(victim);
      token = linkIn(told);
      await settled(first.id);
      await first.answer(text);
    }
    await pass(first.id);
    await vi.waitFor(async () => expect(await due(first.id)).toEqual([]), waiting);
    expect(mail.left(victim)).toBe(0);
    expect((await write(token, 'It is me')).status).toBe(201);
    await nextDay();
    await pass(first.id);
    await first.answer('Fifth');
    expect(decodeMail((await mail.next(victim)).text)).toContain('Fifth');
  });

  test('is told nothing that was typed before somebody has written by the link, and no words of a business that is not proven', async () => {
    const { answer } = await ask();
    const to = `asker${count}@example.in`;
    const token = linkIn(await mail.next(to));
    // Reading by the link is not enough: programs that look through mail do that.
    expect((await call(app, 'GET', `/api/v1/enquiries/${token}`)).status).toBe(200);
    await answer('Win a prize at https://spam.example', { priceFrom: 1200, priceTo: 1500, priceUnit: 'sq ft', readyOn: READY });
    const wordless = decodeMail((await mail.next(to)).text);
    expect(wordless).toContain('The business has answered you');
    expect(wordless).not.toMatch(/Deccan|prize|spam\.example|1,200|Meera/);

    const other = await ask(`other${count}@example.in`);
    await mail.next(`other${count}@example.in`);
    await useLink(other.id);
    await db.updateTable('businesses').set({ email_proven_at: null }).where('business_id', '=', other.owner.id).execute();
    await other.answer('Second prize');
    const named = decodeMail((await mail.next(`other${count}@example.in`)).text);
    expect(named).toContain('Deccan Roofs has answered you');
    expect(named).not.toContain('prize');
  });

  test('is told after two days that nobody has answered, and not when somebody has', async () => {
    const [silent, answered] = [
      await ask(),
      await ask(undefined, { business: await makeBusiness(db, { name: 'Quick Roofs', email: null }) }),
    ];
    const to = `asker${count}@example.in`;
    await answered.answer('On Monday');
    for (let n = 0; n < 3; n++) await mail.next(to);
    const jobs = () =>
      sql<{ state: string; wait: number }>`select state, round(extract(epoch from start_after - now()) / 3600)::int as wait from pgboss.job
        where name = 'tell-unanswered' and data ->> 'enquiryId' in (${silent.id}, ${answered.id})`.execute(db);
    expect((await jobs()).rows.map(({ wait }) => wait)).toEqual([48, 48]);
    await sql`update pgboss.job set start_after = now() where name = 'tell-unanswered' and state = 'created'
      and data ->> 'enquiryId' in (${silent.id}, ${answered.id})`.execute(db);
    const told = await mail.next(to);
    expect(told.text).toContain('No answer from the business yet');
    expect((await call(app, 'GET', `/api/v1/enquiries/${linkIn(told)}`)).body.enquiry._id).toBe(silent.id);
    await vi.waitFor(async () => expect((await jobs()).rows.every(({ state }) => state === 'completed')).toBe(true), waiting);
    expect(mail.left(to)).toBe(0);
  });

  test('who has ended the link is mailed no more', async () => {
    const { id, answer } = await ask();
    const to = `asker${count}@example.in`;
    await call(app, 'POST', `/api/v1/enquiries/${linkIn(await mail.next(to))}/end-link`);
    await answer('Hello?');
    await vi.waitFor(async () => expect(await due(id)).toEqual([]), waiting);
    expect(mail.left(to)).toBe(0);
  });
});

describe('the owner', () => {
  test('is told of further messages and kindly of the end, ten minutes after the enquiry at the earliest', async () => {
    const { id } = await ask();
    const to = `owner${count}@example.in`;
    const token = linkIn(await mail.next(`asker${count}@example.in`));
    await mail.next(to);
    await write(token, 'Two floors');
    expect((await due(id))[0]).toBeGreaterThan(500);
    await pass(id);
    const told = decodeMail((await mail.next(to)).text);
    for (const part of ['has written to you', 'Two floors', `https://nirmaan.example/profilesupplier/enquiries/${id}`])
      expect(told).toContain(part);
    await settled(id);
    await call(app, 'POST', `/api/v1/enquiries/${token}/end`, { as: 'found' }, elsewhere());
    await pass(id);
    const ended = decodeMail((await mail.next(to)).text);
    for (const part of ['has ended the conversation', 'has found someone for this work', 'Thank you for your time'])
      expect(ended).toContain(part);
    expect(ended).not.toContain('Two floors');
    await settled(id);
    expect(mail.left(to)).toBe(0);
  });
});

test('with the mail server away nothing is lost and nothing is sent twice', async () => {
  const { id, answer } = await ask();
  const to = `asker${count}@example.in`;
  await mail.next(to);
  await useLink(id);
  await mail.stop();
  await answer('Before');
  await vi.waitFor(async () => {
    const { rows } = await sql<{ tries: number }>`select retry_count as tries from pgboss.job
      where name = 'mail-thread' and data ->> 'enquiryId' = ${id}`.execute(db);
    expect(rows[0]?.tries).toBeGreaterThan(1);
  }, waiting);
  await answer('Meanwhile');
  await mail.start();
  const first = decodeMail((await mail.next(to)).text);
  expect(first).toContain('Before');
  expect(first).not.toContain('Meanwhile');
  await settled(id);
  await pass(id);
  const second = decodeMail((await mail.next(to)).text);
  expect(second).toContain('Meanwhile');
  expect(second).not.toContain('Before');
  expect(/^Message-ID:\s*(\S+)$/m.exec(first)?.[1]).not.toBe(/^Message-ID:\s*(\S+)$/m.exec(second)?.[1]);
  await settled(id);
  expect(mail.left(to)).toBe(0);
});

/** The text of a mail as it is read: quoted-printable undone. */
function decodeMail(text: string): string {
  const bytes = text.replaceAll(/=\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
