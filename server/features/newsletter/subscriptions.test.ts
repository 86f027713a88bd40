import { describe, expect, test } from 'vitest';
import { signId } from '#server/base/signed-id.ts';
import { confirmSubscription, findSubscriptionToConfirm } from '#server/features/newsletter/confirm-subscription.ts';
import { mailSubscription } from '#server/features/newsletter/mail-subscription.ts';
import { sweepSubscriptions } from '#server/features/newsletter/sweep-subscriptions.ts';
import { findSubscriptionToLeave, unsubscribe } from '#server/features/newsletter/unsubscribe.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { makeSubscription } from '#tests/factories/subscription.ts';
import { subscriptionTokenIn } from '#tests/helpers/confirmation.ts';
import { createExports } from '#tests/helpers/export-steps.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const site = await createTestApp({ SMTP_URL: mail.url, PUBLIC_URL: 'https://nirmaan.example' });
const { app, context, db, pool } = site;
const admin = await signInAdmin(db);

const answer = {
  success: true,
  message: 'Subscribed',
  notice: 'Check your email and open the link we sent. If you are on the list already, nothing changes',
};
const subscribe = (body: unknown) => call(app, 'POST', '/api/v1/subscribe', body);
const rowsOf = (email: string) =>
  db.selectFrom('newsletter_subscriptions').select(['email', 'confirmed_at', 'mailed_at']).where('email', '=', email).execute();

/** Subscribes an address that is new. @returns what its link carries. */
async function askToConfirm(email: string) {
  expect((await subscribe({ email })).status).toBe(201);
  const { to, text } = await mail.next();
  expect(to).toEqual([email]);
  await expect.poll(async () => (await rowsOf(email))[0]?.mailed_at).toBeTruthy();
  return subscriptionTokenIn(text, 'confirm');
}

/** As if an address had been asked that long ago. */
const age = (email: string, interval: string) =>
  pool.query(`update newsletter_subscriptions set asked_at = now() - $2::interval, mailed_at = now() - $2::interval where email = $1`, [
    email,
    interval,
  ]);

describe('subscribing', () => {
  test('mails an address once, and the answer does not tell whether it was there', async () => {
    const token = await askToConfirm('ravi@example.in');
    for (const email of ['Ravi@Example.in', 'ravi@example.in'])
      expect(await subscribe({ email })).toMatchObject({ status: 201, body: answer });
    expect(await rowsOf('ravi@example.in')).toMatchObject([{ confirmed_at: null }]);
    await confirmSubscription(context, token);
    expect((await subscribe({ email: 'ravi@example.in' })).body).toEqual(answer);
    const [{ id }] = (
      await pool.query("select newsletter_subscription_id as id from newsletter_subscriptions where email = 'ravi@example.in'")
    ).rows;
    await mailSubscription.run(context, { subscriptionId: id });
    expect(mail.left()).toBe(0);
  });

  test.each([{}, { email: '' }, { email: 'ravi' }, { email: 'a@b' }, { email: ['a@example.in'] }])('%j is refused', async (body) => {
    const refused = await subscribe(body);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ message: 'Invalid Email', errors: { email: 'Invalid Email' } });
  });

  test('twenty at once keep and mail one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe({ email: 'many@example.in' })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(await rowsOf('many@example.in')).toHaveLength(1);
    await mail.next();
    const { rows } = await pool.query("select from pgboss.job where name = 'mail-subscription' and state not in ('completed', 'active')");
    expect([rows.length, mail.left()]).toEqual([0, 0]);
  });

  test('what a bot fills in is neither kept nor mailed', async () => {
    expect((await subscribe({ email: 'bot@example.in', website: 'https://spam.example' })).body).toEqual(answer);
    expect(await rowsOf('bot@example.in')).toEqual([]);
  });
});

describe('confirming', () => {
  test('puts the address on the list, as often as the link is used; opening its page does not', async () => {
    const token = await askToConfirm('asha@example.in');
    expect(await findSubscriptionToConfirm(context, token)).toEqual({ email: 'asha@example.in', isConfirmed: false });
    expect(await rowsOf('asha@example.in')).toMatchObject([{ confirmed_at: null }]);
    await confirmSubscription(context, token);
    const [first] = await rowsOf('asha@example.in');
    expect(first?.confirmed_at).toBeInstanceOf(Date);
    await confirmSubscription(context, token);
    expect(await rowsOf('asha@example.in')).toEqual([first]);
    expect(await findSubscriptionToConfirm(context, token)).toMatchObject({ isConfirmed: true });
  });

  test('ends after three days; the address is swept, or asked anew when it subscribes again', async () => {
    const dead = { status: 400, message: 'This link was used or has expired. Subscribe again at the foot of any page' };
    const late = await askToConfirm('late@example.in');
    const again = await askToConfirm('again@example.in');
    await age('late@example.in', '3 days 1 second');
    await age('again@example.in', '3 days 1 second');
    await expect(confirmSubscription(context, late)).rejects.toMatchObject(dead);
    expect(await findSubscriptionToConfirm(context, late)).toBeUndefined();
    await confirmSubscription(context, await askToConfirm('again@example.in'));
    await age('again@example.in', '9 days');
    await sweepSubscriptions.run(context, {});
    expect([await rowsOf('late@example.in'), (await rowsOf('again@example.in')).length]).toEqual([[], 1]);
    await confirmSubscription(context, again);
  });

  test('takes no link that was not mailed for it', async () => {
    const [id = '', signature = ''] = (await askToConfirm('mine@example.in')).split('.');
    const leave = signId(context.signer, 'newsletter-leave', id);
    for (const token of ['', id, leave, `${id}.${'A'.repeat(22)}`, `${crypto.randomUUID()}.${signature}`, 'x'.repeat(5_000)]) {
      expect(await findSubscriptionToConfirm(context, token)).toBeUndefined();
      await expect(confirmSubscription(context, token)).rejects.toMatchObject({ status: 400 });
    }
  });

  test('is asked of addresses from before, once each', async () => {
    await makeSubscription(db, { email: 'before@example.in', confirmed_at: null, asked_at: null });
    await sweepSubscriptions.run(context, {});
    await sweepSubscriptions.run(context, {});
    const { to, text } = await mail.next();
    expect(to).toEqual(['before@example.in']);
    await expect.poll(async () => (await rowsOf('before@example.in'))[0]?.mailed_at).toBeTruthy();
    await confirmSubscription(context, subscriptionTokenIn(text, 'confirm'));
    await sweepSubscriptions.run(context, {});
    expect(mail.left()).toBe(0);
  });
});

describe('unsubscribing', () => {
  test('takes the address off at once, as often as the link is used; opening its page does not', async () => {
    const id = await makeSubscription(db, { email: 'leaving@example.in' });
    const token = signId(context.signer, 'newsletter-leave', id);
    expect(await findSubscriptionToLeave(context, token)).toBe('leaving@example.in');
    expect(await rowsOf('leaving@example.in')).toHaveLength(1);
    await unsubscribe(context, token);
    expect(await rowsOf('leaving@example.in')).toEqual([]);
    await unsubscribe(context, token);
    expect(await findSubscriptionToLeave(context, token)).toBeNull();
  });

  test('takes no link that is none of ours, and touches nobody else', async () => {
    const id = await makeSubscription(db, { email: 'staying@example.in' });
    const confirm = signId(context.signer, 'newsletter-confirm', id);
    for (const token of ['', id, confirm, `${id}.${'A'.repeat(22)}`]) {
      await expect(unsubscribe(context, token)).rejects.toMatchObject({ status: 400, message: expect.stringContaining('incomplete') });
      await expect(findSubscriptionToLeave(context, token)).rejects.toMatchObject({ status: 400 });
    }
    expect(await rowsOf('staying@example.in')).toHaveLength(1);
  });
});

describe('the team', () => {
  const get = async (query: string) => (await call(app, 'GET', `/api/v1/admin/subscriber/get?${query}`, undefined, admin.headers)).body;

  test('finds subscribers by words and state, page by page', async () => {
    await makeSubscription(db, { email: 'list_100%@example.in' });
    await makeSubscription(db, { email: 'listx100x@example.in', confirmed_at: null });
    const emailsOf = async (query: string) => (await get(query)).subscribers.map(({ email }: { email: string }) => email);
    expect(await emailsOf('q=LIST')).toEqual(['listx100x@example.in', 'list_100%@example.in']);
    expect(await emailsOf('q=t_100%25')).toEqual(['list_100%@example.in']);
    expect(await emailsOf('q=list&state=waiting')).toEqual(['listx100x@example.in']);
    expect(await emailsOf('q=list&limit=1&page=2')).toEqual(['list_100%@example.in']);
    expect(await get('q=list&limit=1')).toMatchObject({ total: 2, totalPages: 2, confirmed: expect.any(Number) });
    expect((await get('q=list')).subscribers[0]).toMatchObject({ state: 'waiting', confirmedAt: null, createdAt: expect.any(String) });
    expect((await get('state=gone')).message).toBe('state must be waiting or confirmed');
  });

  test('downloads them as a file without formulas, the latest first', async () => {
    for (const sign of ['+', '-', '=', '@']) await makeSubscription(db, { email: `${sign}cmd@export.example`, confirmed_at: null });
    const { download } = createExports(site, admin.headers);
    const { bytes } = await download('subscribers', 'csv', { q: 'cmd@export.example' });
    const [header, ...lines] = bytes.toString().trimEnd().split('\r\n');
    expect(header).toBe('\ufeffemail,state,subscribedAt,confirmedAt');
    expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual(
      ['@', '=', '-', '+'].map((sign) => [`'${sign}cmd@export.example`, 'waiting']),
    );
    const confirmed = await download('subscribers', 'csv', { q: 'cmd@export', state: 'confirmed' });
    expect(confirmed.bytes.toString().trimEnd().split('\r\n')).toHaveLength(1);
  });

  test('removes one who asked for it, which the audit tells without the address', async () => {
    const id = await makeSubscription(db, { email: 'please.remove@example.in' });
    const remove = (which: string) => call(app, 'DELETE', `/api/v1/admin/subscriber/delete/${which}`, undefined, admin.headers);
    expect((await remove(id)).body).toEqual({ success: true, message: 'Subscriber removed' });
    expect(await rowsOf('please.remove@example.in')).toEqual([]);
    for (const gone of [id, 'nonsense'])
      expect(await remove(gone)).toMatchObject({ status: 404, body: { message: 'Subscriber not found' } });
    const entries = await db.selectFrom('audit_entries').select(['action', 'subject_name']).where('subject_id', '=', id).execute();
    expect(entries).toEqual([{ action: 'delete', subject_name: 'p…@….in' }]);
  });
});
