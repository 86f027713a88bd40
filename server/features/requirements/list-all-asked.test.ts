import { expect, test } from 'vitest';
import { getAccount } from '#server/features/accounts/get-account.ts';
import { listAllAsked } from '#server/features/requirements/list-all-asked.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMessage } from '#tests/factories/enquiry-message.ts';
import { makeRequirement } from '#tests/factories/requirement.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { hoursAgo } from '#tests/helpers/asked-requests.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();

/** What somebody asked one business, and what they asked several, each in every state. */
async function makeAll(sender: { user_id: string } | { sender_business_id: string }) {
  const alone = (hours: number, given = {}) => makeEnquiry(db, { ...sender, created_at: hoursAgo(hours), ...given });
  const request = async (hours: number, given = {}, ended = {}) => {
    const requirement_id = await makeRequirement(db, { ...sender, created_at: hoursAgo(hours), ...given });
    const enquiry = await makeEnquiry(db, { ...sender, requirement_id, created_at: hoursAgo(hours), ...ended });
    return { requirement_id, enquiry };
  };
  const over = { ended_at: hoursAgo(1), ended_as: 'not_needed' };
  const [waiting, ended, answered, news] = [await alone(2), await alone(1, over), await alone(30), await alone(40)];
  const openRequest = await request(3);
  const closedRequest = await request(0, { closed_at: hoursAgo(1), closed_as: 'not_needed' }, over);
  const newsRequest = await request(50);
  for (const [enquiry, hours] of [
    [answered, 20],
    [news, 10],
    [newsRequest.enquiry, 5],
  ] as const)
    await makeMessage(db, enquiry, { created_at: hoursAgo(hours) });
  await db
    .insertInto('enquiry_sides')
    .values({ enquiry_id: answered, side: 'asker', read_at: hoursAgo(19) })
    .onConflict((conflict) => conflict.columns(['enquiry_id', 'side']).doUpdateSet({ read_at: hoursAgo(19) }))
    .execute();
  return [
    newsRequest.requirement_id,
    news,
    answered,
    waiting,
    openRequest.requirement_id,
    // What is over, by when it was sent.
    closedRequest.requirement_id,
    ended,
  ];
}

test('what was asked of one and of several is one list: new answers first, then answered, waiting, and over', async () => {
  const user = await signInUser(db);
  const viewer = { kind: 'user', userId: user.id } as const;
  const expected = await makeAll({ user_id: user.id });
  await makeAll({ user_id: (await signInUser(db)).id });
  const idOf = (item: Awaited<ReturnType<typeof listAllAsked>>['items'][number]) =>
    item.kind === 'request' ? item.request._id : item.enquiry._id;
  const whole = await listAllAsked(context, viewer, { page: 1, limit: 50 });
  expect(whole.items.map(idOf)).toEqual(expected);
  expect(whole.items.map((item) => (item.kind === 'request' ? item.request.unread : item.enquiry.unread))).toEqual([1, 1, 0, 0, 0, 0, 0]);
  // Page by page, behind whatever was shown last.
  const found: string[] = [];
  for (let after: string | undefined, page = 1; page < 9; page += 1) {
    const part = await listAllAsked(context, viewer, { page: 1, limit: 2, after });
    found.push(...part.items.map(idOf));
    after = part.next;
    if (!after) break;
  }
  expect(found).toEqual(expected);
  expect(await listAllAsked(context, viewer, { page: 2, limit: 5 })).toMatchObject({ totalPages: 2, currentPage: 2, items: { length: 2 } });
});

test('new answers are counted for the bar, of users and of businesses that asked, until they are read', async () => {
  const [user, business] = [await signInUser(db), await signInBusiness(db)];
  for (const [viewer, sender, headers] of [
    [{ kind: 'user', userId: user.id }, { user_id: user.id }, user.headers],
    [{ kind: 'contractor', businessId: business.id }, { sender_business_id: business.id }, business.headers],
  ] as const) {
    const [, news] = await makeAll(sender);
    expect(await getAccount(context, viewer)).toMatchObject({ newAnswers: 2 });
    const { body } = await call(app, 'GET', `/api/v1/enquiries/${news}`, undefined, headers);
    await call(app, 'POST', `/api/v1/enquiries/${news}/read`, { last: body.messages[0]._id }, headers);
    expect(await getAccount(context, viewer)).toMatchObject({ newAnswers: 1 });
  }
});

test('the list is for whoever asks: visitors 401, admins 403', async () => {
  await expect(listAllAsked(context, { kind: 'visitor' }, { page: 1, limit: 2 })).rejects.toMatchObject({ status: 401 });
});
