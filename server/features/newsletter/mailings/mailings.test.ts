import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mailNewsletter } from '#server/features/newsletter/mailings/mail-newsletter.ts';
import { spreadNewsletter } from '#server/features/newsletter/mailings/spread-newsletter.ts';
import { sweepNewsletters } from '#server/features/newsletter/mailings/sweep-newsletters.ts';
import { unsubscribe } from '#server/features/newsletter/unsubscribe.ts';
import { makeAdmin } from '#tests/factories/admin.ts';
import { makeNewsletter } from '#tests/factories/newsletter.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { makeSubscription } from '#tests/factories/subscription.ts';
import { readableText, subscriptionTokenIn } from '#tests/helpers/confirmation.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, context, db, pool } = await createTestApp(
  { SMTP_URL: mail.url, PUBLIC_URL: 'https://nirmaan.example' },
  { retries: { retryDelay: 0, retryLimit: 1_000 } },
);
const { headers } = await signInAdmin(db, await makeAdmin(db, { email: 'editor@nirmaan.example' }));

const waiting = { timeout: 60_000, interval: 100 };
const act = (what: string, id: string, body: object = {}) => call(app, 'POST', `/api/v1/admin/newsletter/${what}/${id}`, body, headers);
const write = (body: object) => call(app, 'POST', '/api/v1/admin/newsletter/add', body, headers);
const edit = (id: string, body: object) => call(app, 'PUT', `/api/v1/admin/newsletter/update/${id}`, body, headers);
const remove = (id: string) => call(app, 'DELETE', `/api/v1/admin/newsletter/delete/${id}`, undefined, headers);
const headerOf = (text: string, name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text.replaceAll(/\n[ \t]+/g, ' '))?.[1];

async function stateOf(id: string) {
  const { newsletters } = (await call(app, 'GET', '/api/v1/admin/newsletter/get?limit=100', undefined, headers)).body;
  return newsletters.find((newsletter: { _id: string }) => newsletter._id === id);
}

async function untilSent(id: string) {
  await vi.waitFor(async () => expect((await stateOf(id)).status).toBe('sent'), waiting);
  return stateOf(id);
}

const receive = (count: number) => Promise.all(Array.from({ length: count }, () => mail.next()));

beforeEach(async () => {
  await db.deleteFrom('newsletter_subscriptions').execute();
});

describe('a draft', () => {
  test('is written, tested on oneself, and goes once to those who have confirmed, with a way out in each mail', async () => {
    await makeSubscription(db, { email: 'reader@example.in' });
    await makeSubscription(db, { email: 'asked@example.in', confirmed_at: null });
    const { status, body } = await write({
      subject: ' Prices in June ',
      text: 'Cement <b>380</b>.\n\nSee https://nirmaan.example/pune/cement.',
    });
    expect([status, body.message]).toEqual([201, 'Newsletter saved as a draft']);
    expect(body.newsletter).toMatchObject({ subject: 'Prices in June', status: 'draft', version: 1, isTested: false });
    const id = body.newsletter._id;
    const { version } = body.newsletter;
    expect(await act('send', id, { version })).toMatchObject({ status: 409, body: { message: 'Send this text to yourself first' } });

    expect((await act('test', id, { version })).body.message).toBe('A test mail is on its way to editor@nirmaan.example');
    const test = await mail.next();
    expect(test.to).toEqual(['editor@nirmaan.example']);
    expect(headerOf(test.text, 'Subject')).toBe('Test: Prices in June');
    await unsubscribe(context, subscriptionTokenIn(test.text, 'unsubscribe'));
    expect((await stateOf(id)).isTested).toBe(true);

    const sent = await act('send', id, { version });
    expect(sent.body).toMatchObject({ message: 'The newsletter goes to 1 subscriber', newsletter: { status: 'sending', recipients: 1 } });
    const { to, text } = await mail.next();
    expect(to).toEqual(['reader@example.in']);
    expect(headerOf(text, 'Subject')).toBe('Prices in June');
    expect(headerOf(text, 'Message-ID')).toMatch(/^<job-[0-9a-f-]{36}-1@nirmaan\.example>$/);
    expect(headerOf(text, 'List-Unsubscribe')).toMatch(/^<https:\/\/nirmaan\.example\/newsletter\/unsubscribe\?subscription=[\w.-]+>$/);
    expect(headerOf(text, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const readable = readableText(text);
    expect(readable).toContain('Cement &lt;b&gt;380&lt;/b&gt;.</p>');
    expect(readable).toContain('<a href="https://nirmaan.example/pune/cement">https://nirmaan.example/pune/cement</a>.</p>');
    expect(readable).toContain('Unsubscribe: https://nirmaan.example/newsletter/unsubscribe?');
    expect(await untilSent(id)).toMatchObject({ recipients: 1, sent: 1, failed: 0, finishedAt: expect.any(String) });
    expect(mail.left()).toBe(0);

    const entries = await db.selectFrom('audit_entries').select('action').where('subject_id', '=', id).orderBy('audit_entry_id').execute();
    expect(entries.map(({ action }) => action)).toEqual(['add', 'test', 'send']);
    const late = { status: 409, body: { message: 'This newsletter was sent, or is being sent' } };
    for (const again of [await act('send', id), await act('test', id), await edit(id, { subject: 'x', text: 'y' }), await remove(id)])
      expect(again).toMatchObject(late);
  });

  test('has to be tested again when its text has changed, not when it is saved as it is', async () => {
    await makeSubscription(db);
    const texts = { subject: 'Cement is cheaper', text: 'In Pune a bag costs Rs 380.' };
    const id = await makeNewsletter(db, texts);
    expect((await edit(id, { ...texts, version: 1 })).body.newsletter).toMatchObject({ version: 1, isTested: true });
    expect((await edit(id, { ...texts, text: 'Rs 390', version: 1 })).body).toMatchObject({
      message: 'Newsletter saved',
      newsletter: { version: 2, isTested: false, text: 'Rs 390' },
    });
    expect(await act('send', id)).toMatchObject({ status: 409, body: { code: 'newsletter_not_tested' } });
    for (const stale of [
      await edit(id, { ...texts, version: 1 }),
      await act('test', id, { version: 1 }),
      await act('send', id, { version: 1 }),
    ])
      expect(stale).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
    expect((await remove(id)).body.message).toBe('Newsletter deleted');
    expect(await remove(id)).toMatchObject({ status: 404, body: { message: 'Newsletter not found' } });
    expect((await act('send', 'nonsense')).status).toBe(404);
  });

  test.each([
    ['an empty form', {}, { subject: 'Please fill in all the fields.', text: 'Please fill in all the fields.' }],
    ['an empty subject', { subject: ' ', text: 'Text' }, { subject: 'Please fill in all the fields.' }],
    ['a long subject', { subject: 'x'.repeat(201), text: 'Text' }, { subject: 'This text is too long' }],
    ['a long text', { subject: 'Subject', text: 'x'.repeat(20_001) }, { text: 'This text is too long' }],
  ])('%s is refused', async (_name, body, errors) => {
    expect(await write(body)).toMatchObject({ status: 400, body: { errors } });
  });

  test('goes to nobody while nobody has confirmed', async () => {
    await makeSubscription(db, { confirmed_at: null });
    const id = await makeNewsletter(db);
    expect(await act('send', id)).toMatchObject({ status: 409, body: { message: 'Nobody has confirmed a subscription yet' } });
    expect((await stateOf(id)).status).toBe('draft');
  });

  test('keeps a subject of several lines from becoming headers', async () => {
    await makeSubscription(db);
    const id = await makeNewsletter(db, { subject: 'Hello\r\nBcc: all@example.in' });
    await act('send', id);
    const { to, text } = await mail.next();
    expect(to).toHaveLength(1);
    expect(headerOf(text, 'Subject')).toBe('Hello Bcc: all@example.in');
    await untilSent(id);
  });
});

describe('sending', () => {
  test('pressed five times at once, to more than are queued at once, reaches each subscriber once', async () => {
    await db
      .insertInto('newsletter_subscriptions')
      .values(Array.from({ length: 250 }, (_, at) => ({ email: `many${at}@example.in`, confirmed_at: new Date() })))
      .execute();
    const id = await makeNewsletter(db);
    const presses = await Promise.all(Array.from({ length: 5 }, () => act('send', id)));
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const mails = await receive(250);
    expect(new Set(mails.map(({ to }) => to.join())).size).toBe(250);
    expect(await untilSent(id)).toMatchObject({ recipients: 250, sent: 250, failed: 0 });
    expect(mail.left()).toBe(0);
    expect(await db.selectFrom('newsletter_deliveries').selectAll().execute()).toEqual([]);
  });

  test('waits for a mail server that is down, and reaches each once when it is back', async () => {
    for (let n = 0; n < 12; n++) await makeSubscription(db);
    const id = await makeNewsletter(db);
    await mail.stop();
    await act('send', id);
    const tries = async () =>
      (await pool.query("select retry_count as n from pgboss.job where name = 'mail-newsletter' and data ->> 'newsletterId' = $1", [id]))
        .rows;
    await vi.waitFor(async () => expect((await tries()).filter(({ n }) => n > 0)).toHaveLength(12), waiting);
    expect(await stateOf(id)).toMatchObject({ status: 'sending', sent: 0, recipients: 12 });
    await mail.start();
    expect(new Set((await receive(12)).map(({ to }) => to.join())).size).toBe(12);
    expect(await untilSent(id)).toMatchObject({ sent: 12 });
    expect(mail.left()).toBe(0);
  });

  test('is not repeated by jobs that run twice', async () => {
    const [first, second] = [await makeSubscription(db), await makeSubscription(db)];
    const id = await makeNewsletter(db);
    await act('send', id);
    await receive(2);
    await untilSent(id);
    await spreadNewsletter.run(context, { newsletterId: id });
    for (const subscriptionId of [first, second]) await mailNewsletter.run(context, { newsletterId: id, subscriptionId });
    expect(mail.left()).toBe(0);
  });

  test('counts whom the mail server refuses, and leaves out who unsubscribes meanwhile', async () => {
    mail.refuse('gone@example.in');
    await makeSubscription(db, { email: 'gone@example.in' });
    const leaving = await makeSubscription(db, { email: 'leaving@example.in' });
    await makeSubscription(db, { email: 'there@example.in' });
    const id = await makeNewsletter(db);
    const mailer = { ...context.mailer, send: vi.fn(context.mailer.send) };
    await db
      .insertInto('newsletter_deliveries')
      .values({ newsletter_id: id, newsletter_subscription_id: leaving, status: 'queued' })
      .execute();
    await db.deleteFrom('newsletter_subscriptions').where('newsletter_subscription_id', '=', leaving).execute();
    await mailNewsletter.run({ ...context, mailer }, { newsletterId: id, subscriptionId: leaving });
    expect(mailer.send).not.toHaveBeenCalled();
    await act('send', id);
    expect((await mail.next()).to).toEqual(['there@example.in']);
    expect(await untilSent(id)).toMatchObject({ recipients: 2, sent: 1, failed: 1 });
  });

  test('that nothing ends is ended: when the last subscriber left, and when the queue has given up', async () => {
    const left = await makeNewsletter(db, { status: 'sending', recipients: 1, started_at: new Date() });
    const stuck = await makeNewsletter(db, { status: 'sending', recipients: 1, started_at: new Date(Date.now() - 73 * 3_600_000) });
    const fresh = await makeNewsletter(db, { status: 'sending', recipients: 1, started_at: new Date() });
    const reader = await makeSubscription(db);
    for (const newsletter_id of [stuck, fresh]) {
      await db
        .insertInto('newsletter_deliveries')
        .values({ newsletter_id, newsletter_subscription_id: reader, status: 'queued' })
        .execute();
    }
    await sweepNewsletters.run(context, {});
    expect(await stateOf(left)).toMatchObject({ status: 'sent', sent: 0, failed: 0 });
    expect(await stateOf(stuck)).toMatchObject({ status: 'sent', sent: 0, failed: 1 });
    expect(await stateOf(fresh)).toMatchObject({ status: 'sending' });
  });
});
