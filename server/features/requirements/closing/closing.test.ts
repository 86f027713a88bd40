import { describe, expect, test, vi } from 'vitest';
import { requirementMessages as said, threadMessages } from '#shared/texts.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeMessage } from '#tests/factories/enquiry-message.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { askedRequests, hoursAgo, subjectOf, wordsOf } from '#tests/helpers/asked-requests.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const testApp = await createTestApp({ SMTP_URL: mail.url, PUBLIC_URL: 'https://nirmaan.example' });
const { app, db } = testApp;
const { makeAsked, makeAskedByUser, act, list, endsOf, requirementOf, mailsOf } = askedRequests(testApp);

describe('closing a request', () => {
  test('ends all its conversations: the chosen one is told so, the others kindly, each by one mail, and nobody writes any more', async () => {
    const { id, owners, user } = await makeAskedByUser();
    const [chosen, ...others] = owners;
    await makeMessage(db, chosen.enquiry, { price_from: 12_000, price_unit: 'project' });
    const closed = await act(id, 'close', { as: 'found', business: chosen.id.toUpperCase() }, user.headers);
    expect([closed.status, closed.body]).toEqual([200, { success: true, message: said.closed }]);
    expect(await endsOf(id)).toEqual(['chosen', 'found', 'found']);
    expect(await requirementOf(id)).toMatchObject({ closed_as: 'found', closed_at: expect.any(Date), found_business_id: chosen.id });

    const told = await mail.next(chosen.email);
    expect(subjectOf(told)).toBe('Vimala Rao has chosen you');
    expect(wordsOf(told)).toContain('Please settle the rest by phone or mail');
    for (const other of others) {
      const kind = await mail.next(other.email);
      expect(subjectOf(kind)).toBe('Vimala Rao has ended the conversation');
      expect(wordsOf(kind)).toContain('Vimala Rao has found someone for this work. Thank you');
      expect(kind.text).not.toContain('Asha Roofs');
    }
    for (const { enquiry } of owners) expect(await mailsOf(enquiry)).toBe(1);

    const write = (owner: { enquiry: string; headers: Record<string, string> }) =>
      call(app, 'POST', `/api/v1/contractor/enquiries/${owner.enquiry}/messages`, { body: 'Wait' }, owner.headers);
    expect((await write(chosen)).body.message).toBe(threadMessages.endedAsChosen);
    expect((await write(others[0])).body.message).toBe(threadMessages.endedByAsker);
    const asked = await call(app, 'POST', `/api/v1/enquiries/${chosen.enquiry}/messages`, { body: 'Hello' }, user.headers);
    expect([asked.status, asked.body.message]).toEqual([409, threadMessages.endedByYou]);
    const inbox = await call(app, 'GET', '/api/v1/contractor/enquiries', undefined, chosen.headers);
    expect(inbox.body.enquiries[0]).toMatchObject({ endedAs: 'chosen' });
    for (const body of [{ as: 'not_needed' }, { as: 'found', business: others[0].id }]) {
      expect(await act(id, 'close', body, user.headers)).toMatchObject({ status: 409, body: { message: said.closedAlready } });
    }
    expect(await endsOf(id)).toEqual(['chosen', 'found', 'found']);
  });

  test('is done by its link without an account, with somebody else or with nobody', async () => {
    const [other, none] = [await makeAsked(), await makeAsked()];
    expect((await act(other.link, 'close', { as: 'found', business: 'other' })).status).toBe(200);
    expect(await endsOf(other.id)).toEqual(['found', 'found', 'found']);
    expect(await requirementOf(other.id)).toMatchObject({ closed_as: 'found', found_business_id: null });
    // What a form sends along is not what was pressed.
    expect((await act(none.link, 'close', { as: 'not_needed', business: none.owners[0].id })).status).toBe(200);
    expect(await endsOf(none.id)).toEqual(['not_needed', 'not_needed', 'not_needed']);
    expect(await requirementOf(none.id)).toMatchObject({ closed_as: 'not_needed', found_business_id: null });
    expect(wordsOf(await mail.next(none.owners[2].email))).toContain('does not need it any more. Thank you');
  });

  test('tells the chosen one whose conversation had been ended alone, and the others of that kind nothing twice', async () => {
    const { id, owners, user } = await makeAskedByUser();
    const [chosen, other] = owners;
    for (const { enquiry } of [chosen, other]) await call(app, 'POST', `/api/v1/enquiries/${enquiry}/end`, { as: 'found' }, user.headers);
    await Promise.all([mail.next(chosen.email), mail.next(other.email)]);
    await vi.waitFor(async () => {
      const sides = db.selectFrom('enquiry_sides').select('mail_due_at').where('enquiry_id', 'in', [chosen.enquiry, other.enquiry]);
      expect(await sides.where('side', '=', 'owner').execute()).toEqual([{ mail_due_at: null }, { mail_due_at: null }]);
    }, 60_000);
    await db
      .updateTable('enquiry_sides')
      .set({ mailed_at: hoursAgo(1) })
      .execute();
    expect((await act(id, 'close', { as: 'found', business: chosen.id }, user.headers)).status).toBe(200);
    expect(subjectOf(await mail.next(chosen.email))).toBe('Vimala Rao has chosen you');
    expect(await mailsOf(other.enquiry)).toBe(1);
    expect(await endsOf(id)).toEqual(['chosen', 'found', 'found']);
  });

  test('at once by many is done by one; the others are refused and nobody is mailed twice', async () => {
    const { id, link, owners, user } = await makeAskedByUser();
    const closing = Array.from({ length: 10 }, (_, n) =>
      act(n % 2 ? link : id, 'close', { as: 'found', business: owners[n % 3 === 0 ? 0 : 1].id }, n % 2 ? {} : user.headers),
    );
    const answers = await Promise.all(closing);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.message))).toEqual(new Set([said.closedAlready]));
    expect((await endsOf(id)).toSorted()).toEqual(['chosen', 'found', 'found']);
    for (const { enquiry } of owners) expect(await mailsOf(enquiry)).toBe(1);
  });

  test.each([
    [{}, 'as', said.chooseEnd],
    [{ as: 'chosen' }, 'as', said.chooseEnd],
    [{ as: ['found'] }, 'as', said.chooseEnd],
    [{ as: 'found' }, 'business', said.chooseWhom],
    [{ as: 'found', business: '' }, 'business', said.chooseWhom],
    [{ as: 'found', business: 'anybody' }, 'business', said.chooseWhom],
    [{ as: 'found', business: '00000000-0000-7000-8000-000000000000' }, 'business', said.notAsked],
  ])('is refused as %j', async (body, field, message) => {
    const { id, link } = await makeAsked();
    const refused = await act(link, 'close', body);
    expect([refused.status, refused.body.errors]).toEqual([400, { [field]: message }]);
    expect(await endsOf(id)).toEqual([null, null, null]);
  });

  test('is refused with a business of another request', async () => {
    const [{ id, link }, another] = [await makeAsked(), await makeAsked()];
    const refused = await act(link, 'close', { as: 'found', business: another.owners[0].id });
    expect(refused).toMatchObject({ status: 400, body: { message: said.notAsked } });
    expect(await endsOf(id)).toEqual([null, null, null]);
  });
});

describe('what others may', () => {
  test('is nothing: by id, by an altered link, by one that is too old or was ended', async () => {
    const { id, link, owners, user } = await makeAskedByUser(49);
    const other = await makeBusiness(db);
    const calls = [
      ['close', { as: 'not_needed' }],
      ['ask-instead', { enquiry: owners[0].enquiry, business: other }],
      ['end-link', {}],
    ] as const;
    const [stranger, admin] = [await signInUser(db), await signInAdmin(db)];
    for (const headers of [{}, stranger.headers, owners[0].headers, admin.headers]) {
      for (const [doing, body] of calls) {
        expect(await act(id, doing, body, headers)).toMatchObject({ status: 404, body: { message: said.notFound } });
        for (const key of [link.replace(id, (await makeAsked()).id), `${link.slice(0, -2)}xx`, 'x', '%00']) {
          expect((await act(key, doing, body, headers)).status).toBe(404);
        }
      }
    }
    await db
      .updateTable('requirements')
      .set({ created_at: hoursAgo(91 * 24) })
      .where('requirement_id', '=', id)
      .execute();
    for (const [doing, body] of calls) {
      expect(await act(link, doing, body)).toMatchObject({ status: 404, body: { code: 'dead_requirement_link', message: said.deadLink } });
    }
    await db
      .updateTable('requirements')
      .set({ created_at: hoursAgo(49) })
      .where('requirement_id', '=', id)
      .execute();
    expect((await act(link, 'end-link')).body.message).toBe(said.linkEnded);
    for (const [doing, body] of calls) expect((await act(link, doing, body)).body.message).toBe(said.deadLink);
    expect(await endsOf(id)).toEqual([null, null, null]);
    // The account still has it, but no link to end.
    expect((await act(id, 'end-link', {}, user.headers)).body.message).toBe(said.deadLink);
    expect((await act(id, 'close', { as: 'not_needed' }, user.headers)).status).toBe(200);
  });
});

describe('the list of one’s requests', () => {
  test('is paged, the last first, and says how each stands; nobody else has it', async () => {
    const { id: closed, owners, user } = await makeAskedByUser();
    await act(closed, 'close', { as: 'found', business: owners[0].id }, user.headers);
    const open = await makeAsked({ sender: { user_id: user.id } });
    await makeMessage(db, open.owners[1].enquiry);
    const { body } = await list(user.headers, '?limit=1');
    expect(body).toMatchObject({ totalRequests: 2, totalPages: 2, currentPage: 1 });
    expect(body.requests).toEqual([
      {
        ...{ _id: open.id, service: 'Waterproofing', place: 'Baner, Pune', sentAt: expect.any(String) },
        ...{
          businesses: ['Asha Roofs', 'Bharat Roofs', 'Chand Roofs'],
          answers: 1,
          unread: 1,
          closedAt: null,
          closedAs: null,
          chosen: null,
        },
      },
    ]);
    const second = await list(user.headers, '?limit=1&page=2');
    expect(second.body.requests).toMatchObject([{ _id: closed, answers: 0, closedAs: 'found', chosen: 'Asha Roofs' }]);
    expect((await list(user.headers, '?page=0')).status).toBe(400);
    expect((await list((await signInUser(db)).headers)).body).toMatchObject({ requests: [], totalRequests: 0, totalPages: 0 });
    expect([(await list({})).status, (await list((await signInAdmin(db)).headers)).status]).toEqual([401, 403]);
    const business = await signInBusiness(db);
    const theirs = await makeAsked({ sender: { sender_business_id: business.id } });
    expect((await list(business.headers)).body.requests).toMatchObject([{ _id: theirs.id }]);
  });
});

describe('when an account is deleted in the middle', () => {
  const leave = (owner: { id: string; headers: Record<string, string> }) =>
    call(app, 'DELETE', `/api/v1/contractor/delete/${owner.id}`, undefined, owner.headers);

  test('the asker’s: closing comes before or after it, and the owners keep ended or open conversations with a former user', async () => {
    for (let n = 0; n < 5; n++) {
      const { id, owners, user } = await makeAskedByUser(49);
      const other = await makeBusiness(db);
      const [deleted, ...done] = await Promise.all([
        call(app, 'DELETE', '/api/v1/user/delete', undefined, user.headers),
        act(id, 'close', { as: 'found', business: owners[0].id }, user.headers),
        act(id, 'ask-instead', { enquiry: owners[2].enquiry, business: other }, user.headers),
      ]);
      expect(deleted.status).toBe(200);
      // Whose account is gone has no session either.
      for (const { status } of done) expect([200, 201, 401, 404, 409]).toContain(status);
      expect(await requirementOf(id)).toBeUndefined();
      const read = await call(app, 'GET', `/api/v1/contractor/enquiries/${owners[0].enquiry}`, undefined, owners[0].headers);
      expect(read.body.enquiry).toMatchObject({ name: 'Former user', email: '', phoneNo: '', message: '' });
    }
  });

  test('the chosen one’s: it is chosen or has left, and is a former user in page, list and download', async () => {
    for (let n = 0; n < 5; n++) {
      const { id, owners, user } = await makeAskedByUser();
      const [left, closed] = await Promise.all([leave(owners[0]), act(id, 'close', { as: 'found', business: owners[0].id }, user.headers)]);
      expect(left.status).toBe(200);
      expect([200, 400]).toContain(closed.status);
      if (closed.status === 400) expect((await act(id, 'close', { as: 'found', business: owners[1].id }, user.headers)).status).toBe(200);
      expect((await requirementOf(id))?.closed_as).toBe('found');
    }
    const { id, owners, user } = await makeAskedByUser();
    await act(id, 'close', { as: 'found', business: owners[0].id }, user.headers);
    expect((await leave(owners[0])).status).toBe(200);
    expect((await list(user.headers)).body.requests).toMatchObject([
      { businesses: ['Former user', 'Bharat Roofs', 'Chand Roofs'], closedAs: 'found', chosen: 'Former user' },
    ]);
    const { requirements } = (await call(app, 'GET', '/api/v1/user/data', undefined, user.headers)).body.data;
    expect(requirements).toMatchObject([{ closedAs: 'found', chosen: 'Former user', linkEndedAt: null }]);
  });
});
