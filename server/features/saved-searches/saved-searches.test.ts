import { describe, expect, test } from 'vitest';
import { signId } from '#server/base/signed-id.ts';
import { confirmSearch, findSearchToConfirm } from '#server/features/saved-searches/confirm-search.ts';
import { endSearchByLink, findSearchToEnd } from '#server/features/saved-searches/end-search.ts';
import { listSavedSearches } from '#server/features/saved-searches/list-searches.ts';
import { mailSearchConfirmation } from '#server/features/saved-searches/mail-confirmation.ts';
import { sweepSearches } from '#server/features/saved-searches/sweep-searches.ts';
import { makeSavedSearch } from '#tests/factories/saved-search.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { readableText } from '#tests/helpers/confirmation.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, context, db, pool } = await createTestApp({ SMTP_URL: mail.url, PUBLIC_URL: 'https://nirmaan.example' });

const visitor = { kind: 'visitor' } as const;
const wanted = { service: 'cement', city: 'Pune', state: 'Maharashtra', often: 'at_once' };
const answer = { success: true, message: 'Check your email', notice: expect.stringContaining('Open the link we sent you') };
const save = (body: object, headers = {}) => call(app, 'POST', '/api/v1/saved-search/add', { ...wanted, ...body }, headers);
const rowsOf = (email: string) => db.selectFrom('saved_searches').selectAll().where('email', '=', email).execute();

/** Saves a search that is new. @returns what its link carries. */
async function askToConfirm(email: string, headers = {}) {
  expect(await save({ email }, headers)).toMatchObject({ status: 201, body: answer });
  const { to, text } = await mail.next();
  expect(to).toEqual([email]);
  await expect.poll(async () => (await rowsOf(email))[0]?.mailed_at).toBeTruthy();
  return /\/saved-search\/confirm\?search=([\w.-]+)/.exec(readableText(text))?.[1] ?? '';
}

describe('saving a search', () => {
  test('mails the address once, as the site spells the search; the answer does not tell what is saved', async () => {
    const token = await askToConfirm('ravi@example.in');
    expect(await rowsOf('ravi@example.in')).toMatchObject([{ service: 'Cement', city: 'Pune', user_id: null, confirmed_at: null }]);
    await Promise.all(Array.from({ length: 10 }, () => save({ email: 'RAVI@example.in', service: ' CEMENT ' })));
    await confirmSearch(context, visitor, token);
    expect((await save({ email: 'ravi@example.in', often: 'weekly' })).body).toEqual(answer);
    const [row] = await rowsOf('ravi@example.in');
    await mailSearchConfirmation.run(context, { savedSearchId: row?.saved_search_id ?? '' });
    expect([row?.often, mail.left()]).toEqual(['at_once', 0]);
  });

  test.each([
    [{ email: 'ravi' }, 'email', 'Invalid Email'],
    [{ email: 'a@example.in', often: 'hourly' }, 'often', 'Choose how often'],
    [{ email: 'a@example.in', city: 'https://spam.example' }, 'city', 'We do not know this place. Choose a city from the list'],
    [{ email: 'a@example.in', state: 'Kerala' }, 'city', 'We do not know this place. Choose a city from the list'],
    [{ email: 'a@example.in', service: 'Buy now' }, 'service', 'Nobody offers this service yet. Choose one from the list'],
    [{ email: 'a@example.in', service: '' }, 'service', 'Select service'],
    [{ email: 'a@example.in', city: ['Pune'] }, 'city', 'Enter location'],
  ])('%j is refused: nothing that a stranger types stands in a mail', async (body, field, message) => {
    expect(await save(body)).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
    expect(await rowsOf('a@example.in')).toEqual([]);
  });

  test('what a bot fills in is neither kept nor mailed', async () => {
    expect((await save({ email: 'bot@example.in', website: 'x' })).body).toEqual(answer);
    expect(await rowsOf('bot@example.in')).toEqual([]);
  });

  test('is an account’s own when the address is, and then it ends it; others’ are not found', async () => {
    const { id, headers } = await signInUser(db, await makeUser(db, { email: 'own@example.in' }));
    const other = await signInUser(db);
    await askToConfirm('Own@example.in', headers);
    const [mine] = (await listSavedSearches(context, { kind: 'user', userId: id })) ?? [];
    expect(mine).toMatchObject({ service: 'Cement', since: null, often: 'at_once' });
    await askToConfirm('somebody.else@example.in', headers);
    expect(await listSavedSearches(context, { kind: 'user', userId: id })).toHaveLength(1);
    expect(await listSavedSearches(context, visitor)).toBeUndefined();
    const { body } = await call(app, 'GET', '/api/v1/user/data', undefined, headers);
    expect(body.data.savedSearches).toMatchObject([{ email: 'Own@example.in', city: 'Pune' }]);
    const end = (who: object) => call(app, 'DELETE', `/api/v1/saved-search/delete/${mine?._id}`, undefined, who as Record<string, string>);
    expect(await end(other.headers)).toMatchObject({ status: 404, body: { message: 'Saved search not found' } });
    expect((await end(headers)).body.message).toBe('Stopped: you will get no more emails for this search');
    expect((await end(headers)).status).toBe(404);
  });
});

describe('who has not proven an address', () => {
  test('is told neither what it follows nor how much: the answers, the list and the download are the same', async () => {
    const email = 'followed@example.in';
    const { id, headers } = await signInUser(db, await makeUser(db, { email, email_proven_at: null }));
    for (let n = 0; n < 20; n += 1) await makeSavedSearch(db, { email, city: `Town ${n}`, confirmed_at: new Date() });
    const followed = { service: 'Cement', city: 'Pune', state: 'Maharashtra' };
    await makeSavedSearch(db, { email, ...followed, confirmed_at: new Date() });
    const known = await save({ email, ...followed }, headers);
    expect(known.status).toBe(201);
    const unknown = await save({ email, ...followed, city: 'Nashik' }, headers);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await listSavedSearches(context, { kind: 'user', userId: id })).toEqual([]);
    const { body } = await call(app, 'GET', '/api/v1/user/data', undefined, headers);
    expect(body.data.savedSearches).toEqual([]);
    // Who has proven it is told that there are 20.
    await db.updateTable('users').set({ email_proven_at: new Date() }).where('user_id', '=', id).execute();
    expect((await save({ email, ...followed, city: 'Nagpur' }, headers)).status).toBe(409);
    // Of the one that was new.
    expect((await mail.next()).text).toContain('Nashik');
  });

  test('has a search of theirs once they use its link, which proves that they read the address', async () => {
    const { id, headers } = await signInUser(db, await makeUser(db, { email: 'later@example.in', email_proven_at: null }));
    const token = await askToConfirm('later@example.in', headers);
    expect(await listSavedSearches(context, { kind: 'user', userId: id })).toEqual([]);
    await confirmSearch(context, { kind: 'user', userId: id }, token);
    expect(await listSavedSearches(context, { kind: 'user', userId: id })).toMatchObject([{ service: 'Cement' }]);
  });
});

describe('confirming', () => {
  test('begins it, as often as the link is used; who is signed in with the address has it in their account', async () => {
    const token = await askToConfirm('asha@example.in');
    expect(await findSearchToConfirm(context, token)).toMatchObject({ email: 'asha@example.in', since: null });
    expect(await rowsOf('asha@example.in')).toMatchObject([{ confirmed_at: null }]);
    await confirmSearch(context, visitor, token);
    const { id } = await signInUser(db, await makeUser(db, { email: 'asha@example.in' }));
    await confirmSearch(context, { kind: 'user', userId: id }, token);
    expect(await rowsOf('asha@example.in')).toMatchObject([{ confirmed_at: expect.any(Date), user_id: id }]);
  });

  test('ends after three days, and takes no link that was not mailed for it', async () => {
    const token = await askToConfirm('late@example.in');
    const [id = '', signature = ''] = token.split('.');
    for (const bad of [
      '',
      id,
      `${id}.${'A'.repeat(22)}`,
      `${crypto.randomUUID()}.${signature}`,
      signId(context.signer, 'search-end', id),
    ]) {
      expect(await findSearchToConfirm(context, bad)).toBeUndefined();
      await expect(confirmSearch(context, visitor, bad)).rejects.toMatchObject({ status: 400 });
    }
    await pool.query("update saved_searches set mailed_at = now() - interval '3 days 1 second' where email = 'late@example.in'");
    await expect(confirmSearch(context, visitor, token)).rejects.toMatchObject({
      status: 400,
      message: 'This link was used or has expired. Save the search again in its list',
    });
    await sweepSearches.run(context, {});
    expect(await rowsOf('late@example.in')).toEqual([]);
  });

  test('of the 21st of an address is refused, twenty at once too', async () => {
    const email = 'many@example.in';
    const cities = Array.from({ length: 21 }, (_, n) => `City ${n}`);
    const ids = await Promise.all(cities.map((city, n) => makeSavedSearch(db, { email, city, confirmed_at: n < 18 ? new Date() : null })));
    const tokens = ids.slice(18).map((id) => signId(context.signer, 'search-confirm', id));
    const tried = await Promise.allSettled(tokens.map((token) => confirmSearch(context, visitor, token)));
    const refused = tried.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toMatchObject([{ status: 409, message: 'This email has 20 saved searches. Stop one that you no longer need' }]);
    const { headers } = await signInUser(db, await makeUser(db, { email }));
    expect((await save({ email }, headers)).status).toBe(409);
    expect((await save({ email })).status).toBe(201);
    await mail.next();
  });
});

test('a link ends its search at once, as often as it is used, and no other', async () => {
  const [id, other] = [await makeSavedSearch(db, { email: 'leaving@example.in' }), await makeSavedSearch(db)];
  const token = signId(context.signer, 'search-end', id);
  expect(await findSearchToEnd(context, token)).toMatchObject({ email: 'leaving@example.in' });
  await endSearchByLink(context, token);
  await endSearchByLink(context, token);
  expect(await findSearchToEnd(context, token)).toBeNull();
  for (const bad of ['', other, `${other}.${'A'.repeat(22)}`, signId(context.signer, 'search-confirm', other)])
    await expect(endSearchByLink(context, bad)).rejects.toMatchObject({ status: 400, message: expect.stringContaining('incomplete') });
  const kept = await db.selectFrom('saved_searches').select('saved_search_id').where('saved_search_id', '=', other).execute();
  expect(kept).toHaveLength(1);
});
