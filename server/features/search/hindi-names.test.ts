import { describe, expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();

const search = async (query: Record<string, string>) => {
  const { status, body } = await call(app, 'GET', `/api/v1/contractor/search?${new URLSearchParams({ page: '1', limit: '5', ...query })}`);
  expect(status, JSON.stringify(query)).toBe(200);
  return body;
};
const find = async (q: string, more: Record<string, string> = {}): Promise<string[]> =>
  (await search({ q, ...more })).data.map(({ _id }: { _id: string }) => _id);
const update = (id: string, change: Parameters<typeof makeBusiness>[1]) =>
  db
    .updateTable('businesses')
    .set(change ?? {})
    .where('business_id', '=', id)
    .execute();

/** 'ढ़' as one letter and as two. */
const [COMPOSED, APART] = ['\u095d', '\u0922\u093c'];

const id = await makeBusiness(db, { name: 'Xq Works', name_hi: `जगदंबा ब${COMPOSED}ई घर २४x७`, service: 'Glass' });
const joined = await makeBusiness(db, { name: 'Vz Works', name_hi: `ज्वा\u200dलामुखी रा\u200cस्ता 👷\u200d♂️`, service: 'Glass' });

describe('a business is found by its name in Hindi', () => {
  test.each([
    ['as it is written', 'जगदंबा घर'],
    ['by its sound', 'jagdamba ghar'],
    ['by another spelling', 'जगदम्बा'],
    ['by a part of a word', 'गदंबा'],
    ['with a nukta of its own', `ब${APART}ई जगदंबा`],
    ['with a nukta within its letter', `ब${COMPOSED}ई जगदंबा`],
    ['without the nukta', 'जगदंबा बढई'],
    ['with joiners', 'जगदं\u200dबा\u200c घर'],
    ['with marks that turn the direction', '\u202bजगदंबा\u202c'],
    ['by digits of either script', '24x7 जगदंबा'],
    ['beside its English name', 'xq जगदंबा'],
    ['beside its city', 'जगदंबा पुणे'],
  ])('%s: %s', async (_, q) => expect((await find(q))[0], q).toBe(id));

  test.each(['ज्वालामुखी', 'jwalamukhi rasta', 'ज्वा\u200dलामुखी', 'लामुखी रास्ता', 'ज्वालामुखी 👷\u200d♂️'])('that has joiners: %s', async (q) => {
    expect((await find(q))[0], q).toBe(joined);
  });

  test.each(['जगद', 'jagda', 'ज्वालाम', 'jwalamu'])('while it is typed: %s', async (q) => {
    expect(await find(q, { counted: '0' }), q).toContain(q.startsWith('ज्') || q.startsWith('jw') ? joined : id);
  });

  test('where a service that is not in the catalogue is asked for', async () => {
    const { data } = await search({ service: 'जगदंबा घर' });
    expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
    // What is typed where a service is chosen is read as typed words are.
    const { data: words } = await search({ service: 'jagdamba nothing' });
    expect(words.map(({ _id }: { _id: string }) => _id)).toEqual(await find('jagdamba nothing'));
    expect((await search({ service: 'qwzx vbnkj' })).data).toEqual([]);
  });

  test('from the moment it has it, and no longer than it has it', async () => {
    const other = await makeBusiness(db, { name: 'Qz Works', service: 'Glass' });
    expect(await find('कलावती')).not.toContain(other);
    await update(other, { name_hi: 'कलावती भंडार' });
    expect((await find('कलावती भंडार'))[0]).toBe(other);
    expect((await find('kalavati bhandar'))[0]).toBe(other);
    await update(other, { name_hi: 'सरस्वती भंडार' });
    expect(await find('कलावती')).not.toContain(other);
    expect((await find('सरस्वती भंडार'))[0]).toBe(other);
    await update(other, { name_hi: null });
    expect(await find('सरस्वती')).not.toContain(other);
  });
});

describe('what a business says in Hindi', () => {
  test('counts for words that name no trade and no place, in whatever form they were written', async () => {
    const one = await makeBusiness(db, { name: 'Aq Works', short_description_hi: `घुमाव\u200dदार सी${APART}ी`, service: 'Glass' });
    const two = await makeBusiness(db, { name: 'Bq Works', description_hi: 'मुगलकालीन जा\u200dफ़री लगाते हैं।', service: 'Glass' });
    expect((await find('घुमावदार'))[0]).toBe(one);
    expect((await find('घुमाव\u200dदार'))[0]).toBe(one);
    const { data, understood } = await search({ q: 'मुगलकालीन जाफ़री फलानाढिकाना' });
    expect(data[0]._id).toBe(two);
    expect(understood).toMatchObject({ label: 'मुगलकालीन जाफ़री', dropped: ['फलानाढिकाना'] });
  });

  test('lifts it among those that are meant', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, (_, n) => makeBusiness(db, { name: `Tank ${n}`, service: 'Water tanks' })));
    const last = ids.at(-1) as string;
    expect((await find('पानी की टंकी पंचधातु'))[0]).not.toBe(last);
    await update(last, { description_hi: 'पंचधातु की टंकियाँ' });
    expect((await find('पानी की टंकी पंचधातु'))[0]).toBe(last);
  });
});

test.each(['\u200b', '\u202b \u2060', '\u200b \u200e'])('marks that nobody sees find nothing: %j', async (q) => {
  expect(await find(q)).toEqual([]);
});

test('the longest names and addresses can be kept', async () => {
  const long = (length: number) => Array.from({ length }, (_, at) => String.fromCharCode(0x905 + ((at * at * 7 + at * 13) % 50))).join('');
  const [name, place, address] = [long(200), long(199), long(500)];
  const longest = await makeBusiness(db, {
    name,
    address,
    city: place,
    state: place,
    name_hi: `शुरुआतीशब्द ${[...long(180)].reverse().join('')}`,
  });
  expect(await find(name.slice(0, 60))).toContain(longest);
  const usual = await makeBusiness(db, { name: 'Long', name_hi: `${long(180)} आखिरीशब्द` });
  expect((await find('आखिरीशब्द'))[0]).toBe(usual);
});
