import { describe, expect, test, vi } from 'vitest';
import { requirementMessages as said, threadMessages } from '#shared/texts.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { askedRequests, hoursAgo, subjectOf, wordsOf } from '#tests/helpers/asked-requests.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const testApp = await createTestApp({ SMTP_URL: mail.url, PUBLIC_URL: 'https://nirmaan.example' });
const { app, db } = testApp;
const { makeAsked, makeAskedByUser, act, endsOf, requirementOf } = askedRequests(testApp);

type Headers = Record<string, string>;
const onThread = (enquiry: string, doing: 'end' | 'reopen', headers: Headers, body: object = {}) =>
  call(app, 'POST', `/api/v1/enquiries/${enquiry}/${doing}`, body, headers);
const answer = (enquiry: string, headers: Headers) =>
  call(app, 'POST', `/api/v1/contractor/enquiries/${enquiry}/messages`, { body: 'We can come.' }, headers);
/** The owner was told, and ten minutes ago. */
async function letPausePass(enquiry: string) {
  const side = db.selectFrom('enquiry_sides').select('told_at').where('enquiry_id', '=', enquiry).where('side', '=', 'owner');
  await vi.waitFor(async () => expect((await side.executeTakeFirst())?.told_at).toBeInstanceOf(Date), { timeout: 30_000 });
  await db
    .updateTable('enquiry_sides')
    .set({ mailed_at: hoursAgo(1) })
    .where('enquiry_id', '=', enquiry)
    .execute();
}
const reopenedAt = async (enquiry: string) =>
  (await db.selectFrom('enquiries').select('reopened_at').where('enquiry_id', '=', enquiry).executeTakeFirst())?.reopened_at;

describe('a request that was closed', () => {
  test('is open again within a day: who was chosen and who was not are told, and may answer', async () => {
    const { id, owners, user } = await makeAskedByUser();
    await act(id, 'close', { as: 'found', business: owners[0].id }, user.headers);
    for (const { email, enquiry } of owners) {
      await mail.next(email);
      await letPausePass(enquiry);
    }
    const reopened = await act(id, 'reopen', {}, user.headers);
    expect([reopened.status, reopened.body]).toEqual([200, { success: true, message: said.reopened }]);
    expect(await endsOf(id)).toEqual([null, null, null]);
    expect(await requirementOf(id)).toMatchObject({ closed_at: null, closed_as: null, found_business_id: null });
    for (const { email, enquiry, headers } of owners) {
      const told = await mail.next(email);
      expect(subjectOf(told)).toBe('Vimala Rao has opened the conversation again');
      expect(wordsOf(told)).toContain('it was closed by mistake');
      expect((await answer(enquiry, headers)).status).toBe(201);
    }
    // A second press changes nothing; and it may be closed once more.
    expect((await act(id, 'reopen', {}, user.headers)).status).toBe(200);
    expect((await act(id, 'close', { as: 'not_needed' }, user.headers)).status).toBe(200);
    expect(await endsOf(id)).toEqual(['not_needed', 'not_needed', 'not_needed']);
  });

  test('by its link, too; conversations that were over before stay over', async () => {
    const { id, link, owners } = await makeAsked();
    const over = { ended_at: hoursAgo(2), ended_as: 'replaced' };
    await db.updateTable('enquiries').set(over).where('enquiry_id', '=', owners[1].enquiry).execute();
    await act(link, 'close', { as: 'not_needed' });
    expect((await act(link, 'reopen')).status).toBe(200);
    expect(await endsOf(id)).toEqual([null, 'replaced', null]);
  });

  test('stays closed after a day', async () => {
    const { id, user } = await makeAskedByUser();
    await act(id, 'close', { as: 'not_needed' }, user.headers);
    await db
      .updateTable('requirements')
      .set({ closed_at: hoursAgo(25) })
      .where('requirement_id', '=', id)
      .execute();
    expect(await act(id, 'reopen', {}, user.headers)).toMatchObject({ status: 409, body: { message: said.staysClosed } });
    expect(await endsOf(id)).toEqual(['not_needed', 'not_needed', 'not_needed']);
  });

  test('is opened as a whole, not one conversation of it', async () => {
    const { id, owners, user } = await makeAskedByUser();
    await act(id, 'close', { as: 'not_needed' }, user.headers);
    expect(await onThread(owners[0].enquiry, 'reopen', user.headers)).toMatchObject({ status: 409 });
    expect(await endsOf(id)).toEqual(['not_needed', 'not_needed', 'not_needed']);
  });
});

describe('a conversation that was ended', () => {
  async function makeEnded() {
    const user = await signInUser(db);
    const owner = await signInBusiness(db, await makeBusiness(db, { email: `owner-of-${user.id}@example.in` }));
    const enquiry = await makeEnquiry(db, { business_id: owner.id, user_id: user.id });
    await onThread(enquiry, 'end', user.headers, { as: 'found' });
    return { user, owner, enquiry };
  }

  test('goes on when that is taken back within a day', async () => {
    const { user, owner, enquiry } = await makeEnded();
    expect((await answer(enquiry, owner.headers)).status).toBe(409);
    const read = () => call(app, 'GET', `/api/v1/enquiries/${enquiry}`, undefined, user.headers);
    expect((await read()).body).toMatchObject({ mayReopen: true, closed: threadMessages.endedByYou });
    const reopened = await onThread(enquiry, 'reopen', user.headers);
    expect([reopened.status, reopened.body.message]).toEqual([200, threadMessages.conversationReopened]);
    expect((await read()).body).toMatchObject({ mayReopen: false, closed: null });
    expect((await answer(enquiry, owner.headers)).status).toBe(201);
  });

  test('is no news to an owner who has not been told of the end', async () => {
    const { user, enquiry } = await makeEnded();
    await db
      .updateTable('enquiry_sides')
      .set({ told_at: null, telling_at: null, read_at: null })
      .where('enquiry_id', '=', enquiry)
      .where('side', '=', 'owner')
      .execute();
    await onThread(enquiry, 'reopen', user.headers);
    expect(await reopenedAt(enquiry)).toBeNull();
  });

  test('stays ended after a day, and to everybody but whoever asked it is not there', async () => {
    const { user, owner, enquiry } = await makeEnded();
    for (const { headers } of [owner, await signInUser(db)]) expect((await onThread(enquiry, 'reopen', headers)).status).toBe(404);
    expect((await onThread(enquiry, 'reopen', {})).status).toBe(401);
    await db
      .updateTable('enquiries')
      .set({ ended_at: hoursAgo(25) })
      .where('enquiry_id', '=', enquiry)
      .execute();
    expect(await onThread(enquiry, 'reopen', user.headers)).toMatchObject({ status: 409, body: { message: threadMessages.staysEnded } });
  });
});
