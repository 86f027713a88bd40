import { describe, expect, test } from 'vitest';
import { requirementMessages as said } from '#shared/texts.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeMessage } from '#tests/factories/enquiry-message.ts';
import { signInBusiness } from '#tests/factories/session.ts';
import { askedRequests, wordsOf } from '#tests/helpers/asked-requests.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const testApp = await createTestApp({ SMTP_URL: mail.url, PUBLIC_URL: 'https://nirmaan.example' });
const { db } = testApp;
const { makeAsked, makeAskedByUser, act, endsOf, openOf } = askedRequests(testApp);

describe('asking another instead', () => {
  test('of one that was silent for 48 hours sends the same request to the other and ends the silent conversation kindly', async () => {
    const { id, owners, user, contact } = await makeAskedByUser(49);
    const other = await signInBusiness(db, await makeBusiness(db, { email: `newcomer@example.in` }));
    const asked = await act(id, 'ask-instead', { enquiry: owners[1].enquiry, business: other.id.toUpperCase() }, user.headers);
    expect([asked.status, asked.body]).toEqual([201, { success: true, message: said.askedInstead }]);
    const open = await openOf(id);
    expect(open.map(({ business_id }) => business_id)).toEqual([owners[0].id, owners[2].id, other.id]);
    expect(open[2]).toMatchObject({ ...contact, user_id: user.id, sender_business_id: null, is_withheld: false });
    const facts = { service: 'Waterproofing', place: 'Baner, Pune', timing: 'month', budget: 'to_50000', photos: 0 };
    expect(open[2]).toMatchObject({ message: 'Our terrace leaks.', ...facts });
    expect(await endsOf(id)).toEqual([null, 'replaced', null, null]);
    expect(wordsOf(await mail.next(owners[1].email))).toContain(
      'Vimala Rao has asked another business after two days without an answer. Thank you',
    );
    expect((await mail.next(`newcomer@example.in`)).text).toContain('Our terrace leaks.');
    // The new one has its own two days.
    const again = { enquiry: open[2]?.enquiry_id, business: await makeBusiness(db) };
    expect(await act(id, 'ask-instead', again, user.headers)).toMatchObject({ status: 409, body: { message: said.stillHasTime } });
    // And may be the one that is chosen.
    expect((await act(id, 'close', { as: 'found', business: other.id }, user.headers)).status).toBe(200);
    expect(await endsOf(id)).toEqual(['found', 'replaced', 'found', 'chosen']);
  });

  test('by the link is done in the name of whoever sent it', async () => {
    const business = await signInBusiness(db);
    const { id, link, owners } = await makeAsked({ hours: 49, sender: { sender_business_id: business.id } });
    const own = await act(link, 'ask-instead', { enquiry: owners[0].enquiry, business: business.id });
    expect(own).toMatchObject({ status: 400, body: { message: said.ownBusiness } });
    const stranger = await signInBusiness(db);
    const theirs = { enquiry: owners[0].enquiry, business: stranger.id };
    expect((await act(link, 'ask-instead', theirs, stranger.headers)).body.message).toBe(said.ownBusiness);
    expect((await act(link, 'ask-instead', theirs)).status).toBe(201);
    expect((await openOf(id)).at(-1)).toMatchObject({ business_id: stranger.id, sender_business_id: business.id, user_id: null });
  });

  test('is refused, with nothing changed', async () => {
    const { id, link, owners } = await makeAsked({ hours: 49 });
    const [silent, answered, ended] = owners;
    const [other, pending] = [await makeBusiness(db), await makeBusiness(db, { status: 'pending' })];
    await makeMessage(db, answered.enquiry);
    await db.updateTable('enquiries').set({ ended_at: new Date(), ended_as: 'found' }).where('enquiry_id', '=', ended.enquiry).execute();
    const young = await makeAsked({ hours: 47 });
    const refused = async (key: string, enquiry: unknown, business: unknown) => {
      const { status, body } = await act(key, 'ask-instead', { enquiry, business });
      return [status, body.message];
    };
    expect(await refused(link, silent.enquiry, pending)).toEqual([404, 'Business not found']);
    expect(await refused(link, silent.enquiry, '00000000-0000-7000-8000-000000000000')).toEqual([404, 'Business not found']);
    for (const { id: asked } of owners) expect(await refused(link, silent.enquiry, asked)).toEqual([409, said.askedBefore]);
    expect(await refused(link, answered.enquiry, other)).toEqual([409, said.hasAnswered]);
    expect(await refused(link, ended.enquiry, other)).toEqual([409, said.isOver]);
    expect(await refused(young.link, young.owners[0].enquiry, other)).toEqual([409, said.stillHasTime]);
    expect(await refused(link, young.owners[0].enquiry, other)).toEqual([404, 'Enquiry not found']);
    expect(await refused(link, undefined, other)).toEqual([400, said.chooseUnanswered]);
    expect(await refused(link, silent.enquiry, undefined)).toEqual([400, said.chooseInstead]);
    expect(await refused(link, silent.enquiry, [other])).toEqual([400, said.chooseInstead]);
    expect(await endsOf(id)).toEqual([null, null, 'found']);
    await act(link, 'close', { as: 'not_needed' });
    expect(await refused(link, silent.enquiry, other)).toEqual([409, said.closedAlready]);
    expect(await openOf(id)).toEqual([]);
  });

  test('at once never opens a fourth conversation, whoever is named', async () => {
    const { id, link, owners } = await makeAsked({ hours: 49 });
    const others = await Promise.all(Array.from({ length: 4 }, () => makeBusiness(db)));
    const ask = (enquiry: string, business = '') => act(link, 'ask-instead', { enquiry, business });
    const one = await Promise.all(others.map((business) => ask(owners[0].enquiry, business)));
    expect(one.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const left = others.filter((_, at) => one[at]?.status !== 201);
    const same = await Promise.all([ask(owners[1].enquiry, left[0]), ask(owners[2].enquiry, left[0])]);
    expect(same.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await openOf(id)).toHaveLength(3);
    // Closing and asking: whichever is first, nothing stays open.
    const silent = (await openOf(id))[0]?.enquiry_id ?? '';
    const [closed] = await Promise.all([act(link, 'close', { as: 'not_needed' }), ask(silent, left[1])]);
    expect(closed.status).toBe(200);
    expect(await openOf(id)).toEqual([]);
  });
});
