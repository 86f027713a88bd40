import { describe, expect, test } from 'vitest';
import { type Look, selectLooks, takeLooks } from '#server/features/duplicates/queries.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeCheck } from '#tests/factories/check.ts';
import { makeDuplicatePair } from '#tests/factories/duplicate.ts';
import { signInUser } from '#tests/factories/session.ts';
import { makeMergeSteps } from '#tests/helpers/merge-steps.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const site = await createTestApp();
const { db } = site;
const { ask, look, pairs, reasonsOf } = await makeMergeSteps(site);
let made = 0;
/** Somewhere where nobody else is. */
const apart = () => ({ address: `Plot ${++made}, Road ${made}`, lat: 18 + made, lng: 73 });

describe('two entries are found', () => {
  test('by one name within two kilometres, however it is written, and not farther apart', async () => {
    const here = apart();
    const add = (name: string, place = {}) => makeBusiness(db, { ...here, name, address: `Shop ${++made}`, ...place });
    const [one, two] = [await add('M/s. Deccan Roofs Pvt. Ltd.'), await add('DECCAN  ROOFS', { lat: here.lat + 0.017 })];
    const far = await add('Deccan Roofs', { lat: here.lat + 0.3 });
    const hindi = await add('डेक्कन छत');
    const latin = await add('Deccan Chhat', { name_hi: 'डेक्कन छत' });
    await look();
    expect(await reasonsOf(one, two)).toEqual(['name']);
    expect(await reasonsOf(one, far)).toBeUndefined();
    expect(await reasonsOf(hindi, latin)).toEqual(['name']);
  });

  test('by one name in one city where one has no point', async () => {
    const name = 'Vembanad Tiles';
    const [one, two] = [await makeBusiness(db, { ...apart(), name }), await makeBusiness(db, { ...apart(), name, lat: null, lng: null })];
    const elsewhere = await makeBusiness(db, { ...apart(), name, city: 'Nashik' });
    await look();
    expect(await reasonsOf(one, two)).toEqual(['name']);
    expect(await reasonsOf(two, elsewhere)).toBeUndefined();
  });

  test('by near names at one address, and not by other names there', async () => {
    const address = 'Shop 12, Tilak Market';
    const add = (name: string, at = address) => makeBusiness(db, { name, address: at });
    const [one, two, other] = [
      await add('Sahyadri Cement'),
      await add('Sahyadri Cemant', 'SHOP NO-12? Tilak'),
      await add('Patil Electricals'),
    ];
    const same = await add('Sahyadri Cements', 'shop 12 tilak market.');
    await look();
    expect(await reasonsOf(one, same)).toEqual(['address']);
    expect(await reasonsOf(one, other)).toBeUndefined();
    expect(await reasonsOf(one, two)).toBeUndefined();
  });

  test('by an email, a GSTIN, and a number that the other had', async () => {
    const add = (given = {}) => makeBusiness(db, { ...apart(), ...given });
    const [one, two, three, four] = [
      await add({ email: 'same@example.in' }),
      await add({ email: 'Same@example.in' }),
      await add(),
      await add(),
    ];
    await look();
    expect(await reasonsOf(one, two)).toEqual(['email']);
    await makeCheck(db, { business_id: one });
    await makeCheck(db, { business_id: three });
    const { phone_no } = await db.selectFrom('businesses').select('phone_no').where('business_id', '=', four).executeTakeFirstOrThrow();
    await db
      .insertInto('earlier_contacts')
      .values({ business_id: three, email: 'x@example.in', phone_no, ends_at: new Date(Date.now() + 1e8) })
      .execute();
    await look();
    expect(await reasonsOf(one, three)).toEqual(['gstin']);
    await db.updateTable('businesses').set({ name: 'Looked at again' }).where('business_id', '=', four).execute();
    await look();
    expect(await reasonsOf(three, four)).toEqual(['phone']);
    expect(JSON.stringify(await pairs())).not.toContain('27AAPFU0939F1ZV');
  });

  test('by nothing empty, and not where one was rejected; they go when one is changed', async () => {
    const nothing = { email: null, email_proven_at: null, phone_no: null, address: '', lat: null, lng: null };
    const [one, two] = [
      await makeBusiness(db, { ...nothing, name: 'Alpha Works' }),
      await makeBusiness(db, { ...nothing, name: 'Beta Works' }),
    ];
    const [three, four] = [
      await makeBusiness(db, { ...apart(), name: 'Twice', city: 'Nagpur' }),
      await makeBusiness(db, { name: 'Twice', city: 'Nagpur', status: 'rejected' }),
    ];
    await look();
    expect(await reasonsOf(one, two)).toBeUndefined();
    expect(await reasonsOf(three, four)).toBeUndefined();
    await db.updateTable('businesses').set({ status: 'pending' }).where('business_id', '=', four).execute();
    await look();
    expect(await reasonsOf(three, four)).toEqual(['name']);
    await db.updateTable('businesses').set({ name: 'Once' }).where('business_id', '=', four).execute();
    await look();
    expect(await reasonsOf(three, four)).toBeUndefined();
  });

  test('only of what was changed: a look takes nothing up twice', async () => {
    await look();
    expect(await db.selectFrom('duplicate_looks').selectAll().execute()).toEqual([]);
    const one = await makeBusiness(db, apart());
    const waiting = async () =>
      (await db.selectFrom('duplicate_looks').select('business_id').execute()).map(({ business_id }) => business_id);
    expect(await waiting()).toEqual([one]);
    await look();
    await db.updateTable('businesses').set({ price: '12 per bag' }).where('business_id', '=', one).execute();
    expect(await waiting()).toEqual([]);
  });

  test('without holding who writes: what is being written is left to the next look, what was written meanwhile is noted anew', async () => {
    const place = { ...apart(), city: 'Satara' };
    const [one, two] = [await makeBusiness(db, { ...place, name: 'Krishna Tiles' }), await makeBusiness(db, { ...place, name: 'Other' })];
    const held = await db.startTransaction().execute();
    await held.updateTable('businesses').set({ name: 'Krishna Tiles' }).where('business_id', '=', two).execute();
    await look();
    expect(await reasonsOf(one, two)).toBeUndefined();
    await held.commit().execute();
    const [before] = (await selectLooks(db, 10)).filter(({ business_id }) => business_id === two);
    await db.updateTable('businesses').set({ address: 'Another Road 9' }).where('business_id', '=', two).execute();
    expect(await takeLooks(db, [before as Look])).toEqual([]);
    await look();
    expect(await reasonsOf(one, two)).toEqual(['name']);
    expect(await selectLooks(db, 10)).toEqual([]);
  });

  test.each(['the one', 'the other'])('without meeting whoever has taken %s to decide on it: neither waits for the other', async (whom) => {
    const place = { ...apart(), city: 'Karad' };
    const name = `Koyna Tiles of ${whom}`;
    const other = await makeBusiness(db, { ...place, name });
    await look();
    const one = await makeBusiness(db, { ...place, name });
    const [taken, phone_no] = [whom === 'the one' ? one : other, `98220${String(++made).padStart(5, '0')}`];
    const held = await db.startTransaction().execute();
    await held.selectFrom('businesses').select('name').where('business_id', '=', taken).forUpdate().execute();
    await look();
    expect((await selectLooks(db, 10)).map(({ business_id }) => business_id)).toEqual([one]);
    await held.updateTable('businesses').set({ phone_no }).where('business_id', '=', taken).execute();
    await held.commit().execute();
    await look();
    expect(await reasonsOf(one, other)).toEqual(['address', 'name']);
    expect(await selectLooks(db, 10)).toEqual([]);
  });
});

test('what the team says is not the same comes again only for another reason', async () => {
  const name = 'Konkan Stone';
  const place = { ...apart(), city: 'Ratnagiri' };
  const [one, two] = [await makeBusiness(db, { ...place, name }), await makeBusiness(db, { ...place, name, address: 'Elsewhere 1' })];
  await look();
  const pair = (await pairs()).find(({ businesses }: { businesses: { name: string }[] }) => businesses[0]?.name === name);
  const said = await ask('PUT', `/not-same/${pair._id}`);
  expect([said.status, said.body.message]).toEqual([200, 'Noted. The pair comes again only if something else speaks for it']);
  expect((await ask('PUT', `/not-same/${pair._id}`)).status).toBe(200);
  const entries = await db.selectFrom('audit_entries').select('changes').where('action', '=', 'decide').execute();
  expect(entries).toEqual([{ changes: { notSameAs: { before: null, after: name } } }]);
  await db
    .updateTable('businesses')
    .set({ lat: place.lat + 0.001 })
    .where('business_id', '=', two)
    .execute();
  await look();
  expect(await reasonsOf(one, two)).toBeUndefined();
  await db.updateTable('businesses').set({ email: 'both@example.in' }).where('business_id', 'in', [one, two]).execute();
  await look();
  expect(await reasonsOf(one, two)).toEqual(['email', 'name']);
});

test('a pair that is none, and whoever is no admin, is refused; two are compared in the order asked for', async () => {
  for (const id of ['none', '0190a0a0-0000-7000-8000-000000000000'])
    expect((await ask('PUT', `/not-same/${id}`)).body.code).toBe('pair_not_found');
  const { headers } = await signInUser(db);
  const pair = await makeDuplicatePair(db);
  expect((await ask('PUT', `/not-same/${pair}`, undefined, headers)).status).toBe(403);
  expect((await ask('GET', '', undefined, headers)).status).toBe(403);
  for (const query of ['?page=0', '?limit=1000', '?page=x']) expect((await ask('GET', query)).status).toBe(400);
  const [one, two] = [await makeBusiness(db, { name: 'Left', price: '1 per bag' }), await makeBusiness(db, { name: 'Right' })];
  const { body } = await ask('GET', `/compare/${two}/${one}`);
  expect(body.businesses.map(({ name }: { name: string }) => name)).toEqual(['Right', 'Left']);
  expect(body.businesses[1]).toMatchObject({ hasOwner: true, fields: { price: '1 per bag' }, reviews: 0, likes: 0, enquiries: 0 });
  expect((await ask('GET', `/compare/${one}/${one}`)).body.code).toBe('same_business');
  expect((await ask('GET', `/compare/${one}/none`)).body.code).toBe('business_not_found');
});
