import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Viewer, visitor } from '#server/context.ts';
import { getRequirementForm } from '#server/features/requirements/get-requirement-form.ts';
import { followAnswersNow } from '#server/features/response-times/follow-answers.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInBusiness } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();

const CITIES = {
  Nagpur: { state: 'Maharashtra', lat: 21.146, lng: 79.089 },
  Jaipur: { state: 'Rajasthan', lat: 26.92, lng: 75.788 },
  Kochi: { state: 'Kerala', lat: 9.94, lng: 76.259 },
  Indore: { state: 'Madhya Pradesh', lat: 22.718, lng: 75.833 },
  Bhopal: { state: 'Madhya Pradesh', lat: 23.255, lng: 77.403 },
  Guwahati: { state: 'Assam', lat: 26.184, lng: 91.746 },
} as const;
type City = keyof typeof CITIES;

/** A business so many kilometres north of the middle of a city. */
function makeNorth(city: City, kilometres: number, given: Parameters<typeof makeBusiness>[1] = {}) {
  const { lat, ...place } = CITIES[city];
  return makeBusiness(db, { city, ...place, lat: lat + kilometres / 111.2, address: 'Main Road', ...given });
}

async function rate(business_id: string, ratings: number[]) {
  for (const rating of ratings) await makeReview(db, { business_id, rating });
  return business_id;
}

/** Six enquiries, each answered so many minutes later, but the last. */
async function answerWithin(business_id: string, minutes: number) {
  const created_at = new Date(Date.now() - 5 * 86_400_000);
  const replied_at = new Date(created_at.getTime() + minutes * 60_000);
  for (const answered of [replied_at, replied_at, replied_at, replied_at, replied_at, null])
    await makeEnquiry(db, { business_id, created_at, replied_at: answered });
  await followAnswersNow(context);
  return business_id;
}

interface Asked {
  viewer?: Viewer;
  businesses?: string[];
  service?: string;
  at?: { lat: number; lng: number };
}

async function find(place: string, { viewer = visitor, businesses = [], service = 'Waterproofing', at }: Asked = {}) {
  const form = await getRequirementForm(context, viewer, { service, place, at, businesses }, undefined);
  const idsOf = (matches: typeof form.chosen | undefined) => matches?.map(({ business }) => business._id);
  return { ...form, ids: idsOf(form.matches), chosenIds: idsOf(form.chosen) };
}

describe('those that are offered', () => {
  test('come by nearness, quick answers and reviews together', async () => {
    const far = await makeNorth('Nagpur', 24);
    const plain = await makeNorth('Nagpur', 1);
    const praisedFar = await rate(await makeNorth('Nagpur', 30), Array(10).fill(5));
    const slow = await answerWithin(await makeNorth('Nagpur', 3), 600);
    const praised = await rate(await makeNorth('Nagpur', 5), Array(15).fill(5));
    const quick = await answerWithin(await makeNorth('Nagpur', 3), 60);
    const praisedOnce = await rate(await makeNorth('Nagpur', 1), [5]);
    const blamed = await rate(await makeNorth('Nagpur', 1), [1, 1, 1, 2]);
    const { ids, matches } = await find('Nagpur');
    expect(ids).toEqual([quick, praised, praisedOnce, plain, slow, blamed, praisedFar, far]);
    expect(matches?.[0]).toMatchObject({
      business: { distance: expect.closeTo(3, 0) },
      response: { medianMinutes: 60, answeredShare: 5 / 6 },
    });
  });

  test('include who answers quickly where nine others are nearer and better rated, and are nine at most', async () => {
    for (let n = 0; n < 10; n++) await rate(await makeNorth('Indore', 1), [4]);
    const quick = await answerWithin(await makeNorth('Indore', 6), 60);
    const { ids } = await find('Indore');
    expect(ids?.[0]).toBe(quick);
    expect(ids).toHaveLength(9);
  });

  test('are beyond 50 km only where nobody is nearer or comes to the place, the nearest first', async () => {
    await rate(await makeNorth('Guwahati', 120, { city: 'Tezpur' }), Array(10).fill(5));
    const away = await makeNorth('Guwahati', 70, { city: 'Tezpur' });
    expect((await find('Guwahati')).ids?.[0]).toBe(away);
    const { headers } = await signInBusiness(db, away);
    const served = { cities: ['Guwahati, Assam'], radius: null };
    expect((await call(app, 'PUT', '/api/v1/contractor/served-places', served, headers)).status).toBe(200);
    const found = await find('Guwahati');
    expect(found.ids).toEqual([away]);
    expect(found.matches?.[0]?.business.comes).toBe(true);
    const near = await makeNorth('Guwahati', 2);
    expect((await find('Guwahati')).ids).toEqual([near, away]);
  });

  test('are measured from the point of the place that the list had, as those chosen are, unless it is of another place', async () => {
    const [chosen, offered] = [await makeNorth('Bhopal', 6), await makeNorth('Bhopal', 9)];
    const measured = async (at?: { lat: number; lng: number }) => {
      const { chosen: ofRequest, matches } = await find('Bhopal', { businesses: [chosen], ...(at && { at }) });
      return [...ofRequest, ...(matches ?? [])].map(({ business }) => [business._id, Math.round(business.distance ?? Number.NaN)]);
    };
    const { lat, lng } = CITIES.Bhopal;
    expect(await measured({ lat: lat + 5 / 111.2, lng })).toEqual([
      [chosen, 1],
      [offered, 4],
    ]);
    const fromItsMiddle = [
      [chosen, 6],
      [offered, 9],
    ];
    expect(await measured()).toEqual(fromItsMiddle);
    expect(await measured({ lat: lat + 1, lng })).toEqual(fromItsMiddle);
  });

  test('are never of another service, pending, rejected or one’s own, and those are not taken as chosen either', async () => {
    const [one, two, other] = [await makeNorth('Jaipur', 1), await makeNorth('Jaipur', 2), await makeNorth('Jaipur', 3)];
    const pending = await makeNorth('Jaipur', 0, { status: 'pending' });
    const rejected = await makeNorth('Jaipur', 0, { status: 'rejected' });
    const painter = await makeNorth('Jaipur', 0, { service: 'Painting Contractors' });
    expect((await find('Jaipur')).ids).toEqual([one, two, other]);
    const viewer: Viewer = { kind: 'contractor', businessId: one };
    expect((await find('Jaipur', { viewer })).ids).toEqual([two, other]);
    // Its owner and the team see one that is pending; nobody can ask it.
    for (const kind of [
      { kind: 'contractor', businessId: pending } as const,
      { kind: 'admin', adminId: randomUUID(), role: 'admin' } as const,
    ])
      expect(await find('Jaipur', { viewer: kind, businesses: [pending, rejected] })).toMatchObject({
        chosenIds: [],
        ids: [one, two, other],
      });
    expect(await find('Jaipur', { viewer, businesses: [one.toUpperCase(), randomUUID(), two] })).toMatchObject({
      chosenIds: [two],
      ids: [other],
    });
    // What the visitor chose stays, whatever it does; nobody is offered twice, and three are the most.
    expect(await find('Jaipur', { businesses: [painter, two.toUpperCase(), two, one, other] })).toMatchObject({
      chosenIds: [painter, two, one],
      ids: [other],
    });
    expect((await find('', { businesses: ['x', '%00', painter] })).chosenIds).toEqual([painter]);
  });

  test('are near the PIN code that is typed', async () => {
    const fort = await makeNorth('Kochi', 0, { lat: 9.966, lng: 76.242, address: 'Fort Kochi, 682001' });
    const kakkanad = await makeNorth('Kochi', 0, { lat: 10.016, lng: 76.344, address: 'Kakkanad, 682030' });
    expect((await find('682001')).ids).toEqual([fort, kakkanad]);
    expect((await find('682030')).ids).toEqual([kakkanad, fort]);
  });

  test.each(['Nowhere-at-all-xyz', 'Maharashtra', '999999', 'Pune\u0000'])('are none where the place is not known: %j', async (place) => {
    const { ids, refused } = await find(place);
    expect(ids).toBeUndefined();
    expect(refused).toBe('We do not know this place. Enter a city, an area with its city, or a PIN code');
  });
});
