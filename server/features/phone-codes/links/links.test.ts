import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { freshNumber, makeShortMessage } from '#tests/factories/short-message.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startLinkSite } from '#tests/helpers/link-steps.ts';
import { call, setCookieLine } from '#tests/helpers/test-app.ts';
import { daysAgo } from '#tests/helpers/work-steps.ts';

const { app, context, db, gateway, makeOwner, linkFor, get, post, mainOf, onceIn, sessionIn, cookie, viewerOf, isOpen, stands } =
  await startLinkSite();

describe('the link of a message', () => {
  test('is opened by a button: reading the page uses nothing up, tells nothing of anybody and is kept by nobody', async () => {
    const { token, url } = await makeOwner({ name: 'Sarvottam Roofs' });
    for (let look = 0; look < 3; look++) {
      const page = await get(url);
      expect(isOpen(page)).toBe(true);
      expect(page.body).not.toContain('Sarvottam');
      expect(setCookieLine(page.headers)).toBeUndefined();
      expect(page.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'strict-origin',
      });
    }
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
    const hindi = await get(`/hi${url}`);
    expect(hindi.body).toContain('पूछताछ खोलें');
    // The database has no token, and nothing that makes one.
    const kept = await sql<{ kept: string }>`select row_to_json(sign_in_links)::text || row_to_json(short_messages)::text as kept
      from sign_in_links join short_messages using (short_message_id)`.execute(db);
    for (const row of kept.rows) expect(row.kept).not.toContain(token);
  });

  test('opens no account that the team has blocked, made before the block or after it', async () => {
    const admin = await signInAdmin(db);
    const { id, url } = await makeOwner();
    const { phone_no } = await db.selectFrom('businesses').select('phone_no').where('business_id', '=', id).executeTakeFirstOrThrow();
    await call(app, 'PUT', `/api/v1/admin/account/block/business/${id}`, { reason: 'Advertising' }, admin.headers);
    expect((await get(url)).statusCode).toBe(404);
    const later = await linkFor({ kind: 'contractor', businessId: id }, `+91${phone_no}`);
    const refused = await post(later.url, { once: onceIn(await get(later.url)) });
    expect(refused.statusCode).toBe(403);
    expect(sessionIn(refused)).toBeUndefined();
    expect(mainOf(refused.body)).toContain('This account is blocked');
  });

  test('signs in once and leads to what it tells of; the session is no fresh proof', async () => {
    const { id, url } = await makeOwner();
    const page = await get(url);
    const opened = await post(url, { once: onceIn(page) });
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/profilesupplier']);
    const session = sessionIn(opened) ?? '';
    expect(await viewerOf(session)).toEqual({ user_id: null, business_id: id, is_proven: false });
    expect(setCookieLine(opened.headers, 'nirmaan_device')).toBeUndefined();
    const deletion = await app.inject({ method: 'DELETE', url: `/api/v1/contractor/delete/${id}`, headers: cookie(session) });
    expect([deletion.statusCode, deletion.json().code]).toEqual([403, 'proof_needed']);
    // Whoever is signed in goes straight on; nobody else does.
    const again = await get(url, cookie(session));
    expect([again.statusCode, again.headers.location]).toEqual([302, '/profilesupplier']);
    expect((await post(url, {}, cookie(session))).headers.location).toBe('/profilesupplier');
    const used = await get(url);
    expect(used.statusCode).toBe(404);
    expect(used.body).toContain('This link was already used');
    expect(used.body).toContain('href="/supplier/login?to=%2Fprofilesupplier"');
    expect(used.body).not.toContain('/user/login?to=');
    const late = await post(url, { once: 'another' });
    expect([late.statusCode, setCookieLine(late.headers)]).toEqual([400, undefined]);
    expect(late.body).toContain('This link was already used');
  });

  test('leads whoever is signed in there already straight on, and stays good', async () => {
    const { id, url } = await makeOwner();
    const { token } = await signInBusiness(db, id);
    expect((await get(url, cookie(token))).headers.location).toBe('/profilesupplier');
    expect((await get(`/hi${url}`, cookie(token))).headers.location).toBe('/hi/profilesupplier');
    expect(isOpen(await get(url))).toBe(true);
  });

  test('tells whoever is signed in as somebody else that the button signs them out, and does', async () => {
    const { id, url } = await makeOwner();
    for (const { token } of [await signInUser(db), await signInBusiness(db), await signInAdmin(db)]) {
      expect((await get(url, cookie(token))).body).toContain('Somebody else is logged in here');
    }
    const { token } = await signInUser(db);
    const opened = await post(url, { once: onceIn(await get(url, cookie(token))) }, cookie(token));
    expect(await viewerOf(sessionIn(opened) ?? '')).toMatchObject({ business_id: id });
    expect(await viewerOf(token)).toBeUndefined();
  });

  test('of a user leads a user on', async () => {
    const to = freshNumber();
    const userId = await makeUser(db, { phone_no: to.slice(3), phone_proven_at: daysAgo(30) });
    const { messageId } = await makeShortMessage(context, { kind: 'answer', account: { kind: 'user', userId }, to, language: 'hi' });
    await stands(messageId, 'sent');
    const [, url = ''] = /(\/hi\/m\/[\w-]{22}) /.exec(gateway.taken.at(-1)?.text ?? '') ?? [];
    const opened = await post(url, { once: onceIn(await get(url)) });
    expect(opened.headers.location).toBe('/hi/user/requirements');
    expect(await viewerOf(sessionIn(opened) ?? '')).toMatchObject({ user_id: userId });
    expect((await get(url)).body).toContain('/user/login?to=%2Fuser%2Frequirements');
  });

  test.each([
    ['enquiry', 'Open the enquiry', 'पूछताछ खोलें'],
    ['message', 'Open the message', 'मैसेज खोलें'],
    ['closed', 'Open the enquiry', 'पूछताछ खोलें'],
    ['decision', 'Open my business', 'मेरा बिज़नेस खोलें'],
    ['review', 'Open the review', 'रिव्यू खोलें'],
    ['answer', 'Open the answer', 'जवाब खोलें'],
    ['asked', 'Open my enquiry', 'मेरी पूछताछ खोलें'],
    ['reply', 'Open the reply', 'जवाब खोलें'],
    ['moderation', 'See what was decided', 'फ़ैसला देखें'],
  ] as const)('says on its button what a message of kind %s opens: %s', async (kind, inEnglish, inHindi) => {
    const to = freshNumber();
    const businessId = await makeBusiness(db, { phone_no: to.slice(3), phone_proven_at: daysAgo(30) });
    const { url } = await linkFor({ kind: 'contractor', businessId }, to, kind);
    const buttonIn = ({ body }: { body: string }) =>
      /<button type="submit"[^>]*>(?:<[^>]*>)*([^<]+)<\/[^>]*>(?:<[^>]*>)*<\/form>/.exec(mainOf(body))?.[1];
    expect([buttonIn(await get(url)), buttonIn(await get(`/hi${url}`))]).toEqual([inEnglish, inHindi]);
  });

  test('is one of many at once; a second tap of the same page goes on, one of another page does not', async () => {
    const { id, url } = await makeOwner();
    const pages = await Promise.all(Array.from({ length: 8 }, () => get(url)));
    const taps = await Promise.all(pages.map((page) => post(url, { once: onceIn(page) })));
    const winners = taps.flatMap((tap, index) => (tap.statusCode === 302 ? [index] : []));
    expect(winners).toHaveLength(1);
    const winner = pages[winners[0] ?? 0];
    const again = await post(url, { once: onceIn(winner ?? { body: '' }) });
    expect([again.statusCode, await viewerOf(sessionIn(again) ?? '')]).toMatchObject([302, { business_id: id }]);
    const other = pages[winners[0] === 0 ? 1 : 0];
    expect((await post(url, { once: onceIn(other ?? { body: '' }) })).statusCode).toBe(400);
    // Nor after two minutes, nor with nothing.
    await sql`update sign_in_links set used_at = used_at - interval '2 minutes'`.execute(db);
    expect((await post(url, { once: onceIn(winner ?? { body: '' }) })).statusCode).toBe(400);
    expect((await post(url, { once: '' })).statusCode).toBe(400);
  });

  test('that names no page of its own counts for one tap', async () => {
    const { url } = await makeOwner();
    expect((await post(url)).statusCode).toBe(302);
    expect((await post(url)).statusCode).toBe(400);
  });

  test.each([
    ['too old', (id: string) => sql`update sign_in_links set ends_at = now() where short_message_id = ${id}`],
    [
      'of a clock that was put back',
      (id: string) => sql`update sign_in_links set made_at = now() + interval '1 hour' where short_message_id = ${id}`,
    ],
    [
      'of a number that the account has no more',
      (id: string) =>
        sql`update businesses set phone_no = '9700000001' where business_id = (select business_id from short_messages where short_message_id = ${id})`,
    ],
    ['of a number that is proven no more', () => sql`update businesses set phone_proven_at = null`],
    ['of a number that may be another’s by now', () => sql`update businesses set phone_proven_at = now() - interval '91 days'`],
  ])('that is %s opens nothing, and its page leads on by the login', async (_what, spoil) => {
    const { messageId, url } = await makeOwner({ email_proven_at: new Date() });
    const once = onceIn(await get(url));
    await spoil(messageId).execute(db);
    const page = await get(url);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('href="/supplier/login?to=%2Fprofilesupplier"');
    const opened = await post(url, { once });
    expect([opened.statusCode, setCookieLine(opened.headers)]).toEqual([400, undefined]);
    await sql`delete from businesses where phone_no = '9700000001'`.execute(db);
  });

  test('opens behind a question mark, too, as operators may want it registered', async () => {
    const { token } = await makeOwner();
    const page = await get(`/m?${token}`);
    expect(isOpen(page)).toBe(true);
    expect((await post(`/m?${token}`, { once: onceIn(page) })).headers.location).toBe('/profilesupplier');
    expect((await get('/m')).statusCode).toBe(404);
  });

  test('holds for seven days from when it was sent', async () => {
    const { messageId } = await makeOwner();
    const { rows } = await sql<{ days: number }>`
      select round(extract(epoch from ends_at - made_at) / 86400)::int as days from sign_in_links where short_message_id = ${messageId}`.execute(
      db,
    );
    expect(rows).toEqual([{ days: 7 }]);
  });

  test.each(['x', 'AAAAAAAAAAAAAAAAAAAAAA', '%00', '..%2F..%2Fadmin', 'a'.repeat(2_000), '😀'])(
    '%s, which we never gave, opens nothing',
    async (token) => {
      const page = await get(`/m/${encodeURI(token)}`);
      expect([page.statusCode >= 300 && page.statusCode < 500, setCookieLine(page.headers)]).toEqual([true, undefined]);
      const posted = await post(`/m/${encodeURI(token)}`, { once: 'x' });
      expect([posted.statusCode >= 400 && posted.statusCode < 500, setCookieLine(posted.headers)]).toEqual([true, undefined]);
    },
  );

  test('that is altered in one letter, or of an account that is gone, opens nothing', async () => {
    const { id, url, token } = await makeOwner();
    const altered = `/m/${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect((await get(altered)).body).toContain('This link no longer works');
    await db.deleteFrom('businesses').where('business_id', '=', id).execute();
    const gone = await get(url);
    expect([gone.statusCode, gone.body.includes('This link no longer works')]).toEqual([404, true]);
    expect((await post(url, { once: 'x' })).statusCode).toBe(400);
  });

  test.each([
    [
      'a new password',
      (id: string, token: string) =>
        call(
          app,
          'PUT',
          '/api/v1/contractor/password',
          { newPassword: 'monsoon-2027', confirmPassword: 'monsoon-2027' },
          { authorization: `Bearer ${token}`, 'x-id': id },
        ),
    ],
    [
      'logging out everywhere',
      (_id: string, token: string) => call(app, 'POST', '/api/v1/account/logout-everywhere', {}, { authorization: `Bearer ${token}` }),
    ],
  ])('ends with %s', async (_what, end) => {
    const { id, url } = await makeOwner();
    const { token } = await signInBusiness(db, id);
    expect((await end(id, token)).status).toBe(200);
    expect((await get(url)).statusCode).toBe(404);
    expect((await post(url, { once: 'x' })).statusCode).toBe(400);
  });
});
