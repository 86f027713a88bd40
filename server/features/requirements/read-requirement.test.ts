import { describe, expect, test } from 'vitest';
import { withLanguage } from '#server/base/language.ts';
import { signId } from '#server/base/signed-id.ts';
import type { Viewer } from '#server/context.ts';
import { listAllAsked } from '#server/features/requirements/list-all-asked.ts';
import { readRequirement } from '#server/features/requirements/read-requirement.ts';
import { requirementMessages } from '#shared/texts.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeMessage } from '#tests/factories/enquiry-message.ts';
import { makeRequirement } from '#tests/factories/requirement.ts';
import { makeReview } from '#tests/factories/review.ts';
import { makeUser } from '#tests/factories/user.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { context, db } = await createTestApp();
const nobody: Viewer = { kind: 'visitor' };

/** A request of a user to two businesses, of which the first has answered twice. */
async function makeAnswered() {
  const userId = await makeUser(db);
  const id = await makeRequirement(db, { user_id: userId, address: 'Baner', work: 'Call me: 9876543210' });
  const [first, second] = [await makeBusiness(db, { name: 'Asha Roofs' }), await makeBusiness(db, { name: 'Bharat Roofs' })];
  const enquiry = await makeEnquiry(db, { business_id: first, requirement_id: id });
  await makeEnquiry(db, { business_id: second, requirement_id: id });
  await makeMessage(db, enquiry, { price_from: 12_000, price_to: 15_000, price_unit: 'project', ready_on: '2027-01-31' });
  await makeMessage(db, enquiry, { body: 'Or ring 98111 22233.' });
  await makeMessage(db, enquiry, { author: 'asker', body: 'Thank you' });
  return { id, viewer: { kind: 'user', userId } as Viewer };
}

describe('a request', () => {
  test('has the answers of the chosen businesses side by side', async () => {
    const { id, viewer } = await makeAnswered();
    const page = await readRequirement(context, viewer, id);
    expect(page).toMatchObject({ byLink: false, place: 'Baner', work: 'Call me: 9876543210', photos: [] });
    expect(page.quotes).toMatchObject([
      {
        name: 'Asha Roofs',
        endedAs: null,
        answers: [
          { body: 'We can come on Monday.', priceFrom: 12_000, priceTo: 15_000, priceUnit: 'project', readyOn: '2027-01-31' },
          { body: 'Or ring 98111 22233.', priceFrom: null },
        ],
      },
      { name: 'Bharat Roofs', answers: [] },
    ]);
  });

  test.each([
    ['a city of India', 'Jaipur', 'Rajasthan', 0],
    ['a place that nobody has a point of', 'Naya Gaon Khurd', 'Bihar', 1],
  ])(
    'offers nobody of another city in the place of who does not answer, where %s was stored without a point',
    async (_, city, state, at) => {
      const userId = await makeUser(db);
      const service = ['Shuttering', 'Landscapers'][at] ?? '';
      const id = await makeRequirement(db, { user_id: userId, service, address: `${city}, ${state}, India`, city, state });
      const place = { service, city, state, ...(at === 0 ? { lat: 26.92, lng: 75.79 } : { lat: null, lng: null }) };
      const silent = await makeBusiness(db, place);
      await makeEnquiry(db, { business_id: silent, requirement_id: id, created_at: new Date(Date.now() - 3 * 86_400_000) });
      const near = await makeBusiness(db, place);
      const far = await makeBusiness(db, { service, city: 'Kochi', state: 'Kerala', lat: 9.94, lng: 76.26 });
      await makeReview(db, { business_id: far, rating: 5 });
      const { matches } = await readRequirement(context, { kind: 'user', userId }, id);
      expect(matches.map(({ business }) => business._id)).toEqual([near]);
    },
  );

  test('names businesses in the reader’s language, and in English where they have said nothing else', async () => {
    const user = await makeUser(db);
    const viewer: Viewer = { kind: 'user', userId: user };
    const id = await makeRequirement(db, { user_id: user });
    const [named, other] = [
      await makeBusiness(db, { name: 'Asha Roofs', name_hi: 'आशा छत सेवा' }),
      await makeBusiness(db, { name: 'Bharat Roofs' }),
    ];
    for (const business_id of [named, other]) await makeEnquiry(db, { user_id: user, business_id, requirement_id: id });
    await makeEnquiry(db, { user_id: user, business_id: named });
    const names = async () => {
      const { quotes } = await readRequirement(context, viewer, id);
      const { items } = await listAllAsked(context, viewer, { page: 1, limit: 9 });
      const listed = items.map((item) => (item.kind === 'request' ? item.request.businesses : [item.enquiry.business.name]));
      return [quotes.map(({ name }) => name), ...listed].map((list) => list.toSorted().join());
    };
    expect(new Set(await withLanguage('hi', names))).toEqual(new Set(['Bharat Roofs,आशा छत सेवा', 'आशा छत सेवा']));
    expect(new Set(await withLanguage('en', names))).toEqual(new Set(['Asha Roofs,Bharat Roofs', 'Asha Roofs']));
  });

  test('is opened by its link without an account, for 90 days, and shows no phone numbers', async () => {
    const { id } = await makeAnswered();
    const link = signId(context.signer, 'requirement', id);
    const page = await readRequirement(context, nobody, link);
    expect(page).toMatchObject({ byLink: true, work: 'Call me: •••' });
    expect(page.quotes[0]?.answers[1]?.body).toBe('Or ring •••.');
    await db
      .updateTable('requirements')
      .set({ created_at: new Date(Date.now() - 91 * 86_400_000) })
      .where('requirement_id', '=', id)
      .execute();
    await expect(readRequirement(context, nobody, link)).rejects.toMatchObject({ status: 404, message: requirementMessages.deadLink });
  });

  test('of somebody else is not found, by id or by an altered link', async () => {
    const { id } = await makeAnswered();
    const other = await makeRequirement(db);
    const link = signId(context.signer, 'requirement', id);
    const stranger: Viewer = { kind: 'user', userId: await makeUser(db) };
    const business: Viewer = { kind: 'contractor', businessId: await makeBusiness(db) };
    const team: Viewer = { kind: 'admin', adminId: stranger.userId, role: 'admin' };
    for (const viewer of [nobody, stranger, business, team]) {
      for (const key of [id, link.replace(id, other), `${link.slice(0, -2)}xx`, 'x', '', '%00']) {
        await expect(readRequirement(context, viewer, key)).rejects.toMatchObject({ status: 404 });
      }
    }
  });
});
