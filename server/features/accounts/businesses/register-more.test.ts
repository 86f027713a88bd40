import { expect, test } from 'vitest';
import { namesInBoth } from '#shared/names.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { businessCallsOf } from '#tests/helpers/business-calls.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const server = await createTestApp();
const { app, db } = server;
const { register, sendForm } = businessCallsOf(server);

test('hours, languages and a name in Hindi may be given at once, as they are typed', async () => {
  const more = { openingHours: 'Mon-Sat 9-7, इतवार बंद', languages: ['Hindi', 'भोजपुरी और उर्दू', ''], nameHindi: 'शर्मा टाइल्स' };
  const { status, body } = await register({ ...(await businessForm()), ...more });
  expect(status).toBe(201);
  expect(body.contractor).toMatchObject({
    openingHours: 'Mo-Sa 09:00-19:00',
    languages: ['Hindi', 'Bhojpuri', 'Urdu'],
    nameHindi: 'शर्मा टाइल्स',
  });
  const without = await register(await businessForm());
  expect(without.body.contractor).toMatchObject({ openingHours: null, languages: null, nameHindi: null });
});

test.each([
  ['openingHours', 'by appointment', 'Enter opening hours such as Mon-Fri 9am-6pm, Sat 10am-2pm'],
  ['languages', 'Klingon', 'Enter languages of India such as Hindi, Marathi, English, separated by commas'],
])('%s that say nothing are told at their field: %j', async (field, text, message) => {
  const { status, body } = await register({ ...(await businessForm()), [field]: text });
  expect([status, body.message, body.errors]).toEqual([400, message, { [field]: message }]);
});

test('a form without script sends ticked languages and typed ones', async () => {
  const { image: _, ...fields } = await businessForm();
  const image = new Blob([Buffer.from((await businessForm()).image.split(',')[1] ?? '', 'base64')]);
  const languages = ['Hindi', 'English', 'Bhojpuri, Awadhi'].map((each): [string, string] => ['languages', each]);
  const { status, body } = await sendForm('POST', '/api/v1/contractor/auth/register', [
    ...Object.entries(fields),
    ...languages,
    ['openingHours', ''],
    ['image', image],
  ]);
  expect(status).toBe(201);
  expect(body.contractor).toMatchObject({ languages: ['Hindi', 'English', 'Bhojpuri', 'Awadhi'], openingHours: null });
});

test.each([
  ['रघुवंशी भवन केन्द्र', 'Raghuvanshi Bhavan Kendra', ['रघुवंशी भवन केन्द्र', 'raghuvanshi bhavan', 'रघुवंशी']],
  ['ரகுவம்சம் டிரேடர்ஸ்', 'Raguvamsam Traders', ['ரகுவம்சம்', 'raguvamsam traders']],
  ['রঘুবংশী ট্রেডার্স', 'Roghubongshi Traders', ['রঘুবংশী', 'roghubongshi']],
])('named %s and %s it is found by either', async (own, english, searches) => {
  const { body } = await register({ ...(await businessForm()), ...namesInBoth(own, english) });
  await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', body.contractor._id).execute();
  for (const words of searches) {
    const found = await call(app, 'GET', `/api/v1/contractor/search?q=${encodeURIComponent(words)}`);
    expect([words, found.body.data.map(({ _id }: { _id: string }) => _id)]).toEqual([words, expect.arrayContaining([body.contractor._id])]);
  }
});
