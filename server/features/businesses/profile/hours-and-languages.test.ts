import { expect, test } from 'vitest';
import { businessCallsOf } from '#tests/helpers/business-calls.ts';
import { createImports } from '#tests/helpers/import-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const server = await createImports();
const { admin, app } = server;
const { edit, registered, sendForm } = businessCallsOf(server);
const wrongHours = 'Enter opening hours such as Mon-Fri 9am-6pm, Sat 10am-2pm';
const wrongLanguage = 'Enter languages of India such as Hindi, Marathi, English, separated by commas';

const { given, id, headers } = await registered();
const { password: _, image: __, ...fields } = given;
const profile = { ...fields, description: 'Kitchens, bathrooms and terraces.' };
const stored = async () => (await call(app, 'GET', '/api/v1/contractor/profile', undefined, headers)).body.contractor;

test.each([
  ['openingHours', 'mon to fri 9am-6pm; sat 10am-2pm', 'Mo-Fr 09:00-18:00, Sa 10:00-14:00'],
  ['openingHours', 'Mo-Su 00:00-24:00', 'Mo-Su 00:00-24:00'],
  ['openingHours', 'सोम-शनि सुबह ९ बजे से शाम ६:३० बजे तक', 'Mo-Sa 09:00-18:30'],
  ['openingHours', 'सोमवार से शुक्रवार 10:00-14:00, इतवार दोपहर 12 से रात 9', 'Mo-Fr 10:00-14:00, Su 12:00-21:00'],
  ['openingHours', 'रोज़ सुबह 8 से रात 12', 'Mo-Su 08:00-24:00'],
  ['openingHours', 'subah 8 se raat 12', 'Mo-Su 08:00-24:00'],
  ['openingHours', '10 am to 8 pm, Sunday open', 'Mo-Su 10:00-20:00'],
  ['openingHours', 'Mon-Sat:9-1, 5-9', 'Mo-Sa 09:00-13:00, Mo-Sa 17:00-21:00'],
  ['openingHours', '10am-8pm (Sunday & public holidays closed)', 'Mo-Sa 10:00-20:00'],
  ['openingHours', '10am to 7pm Monday to Saturday closed Sunday', 'Mo-Sa 10:00-19:00'],
  ['openingHours', '10-8 Mon-Fri, 10-4 Sat, Sunday closed', 'Mo-Fr 10:00-20:00, Sa 10:00-16:00'],
  ['openingHours', 'शनिवार और रविवार को छोड़कर सुबह 10 से शाम 6', 'Mo-Fr 10:00-18:00'],
  ['languages', ['Hindi', 'Marathi'], ['Hindi', 'Marathi']],
  ['languages', 'हिन्दी, हिंदी, अंग्रेजी, कन्नड़', ['Hindi', 'English', 'Kannada']],
  ['languages', ' hindi; ENGLISH , hindi,', ['Hindi', 'English']],
])('%s: %j is kept as it is written everywhere, by owner and team', async (field, value, kept) => {
  expect((await edit({ ...profile, [field]: value }, headers)).body.contractor[field]).toEqual(kept);
  await edit({ ...profile, [field]: null }, headers);
  const { body } = await call(app, 'PUT', `/api/v1/contractor/update/${id}`, { ...profile, [field]: value }, admin.headers);
  expect(body.contractor[field]).toEqual(kept);
});

test.each([
  ['openingHours', 'always', wrongHours],
  ['openingHours', 'Mo 25:00-26:00', wrongHours],
  ['openingHours', `Tu 09:00-18:00${' '.repeat(400)}`, wrongHours],
  ['openingHours', 'सोमवार को कभी भी', wrongHours],
  ['openingHours', '10 to 8, Sunday half day', wrongHours],
  ['openingHours', '8-10pm', wrongHours],
  ['openingHours', '10-8, Friday lunch 1-2', wrongHours],
  ['openingHours', 'Mon to Sat 09:00 to 06:00', wrongHours],
  ['openingHours', 'Fri-Sun 11-12', wrongHours],
  ['openingHours', 9, wrongHours],
  ['openingHours', ['Mo 09:00-18:00'], wrongHours],
  ['languages', 'Klingon', wrongLanguage],
  ['languages', ['Hindi', 'Klingon'], wrongLanguage],
  ['languages', ['Hindi', 7], wrongLanguage],
  ['languages', Array(60).fill('Hindi'), wrongLanguage],
  ['languages', 7, wrongLanguage],
  ['languages', { Hindi: true }, wrongLanguage],
])('%s: %j is refused, and nothing is changed', async (field, value, message) => {
  await edit({ ...profile, openingHours: 'Mo 09:00-18:00', languages: ['Tamil'] }, headers);
  const answers = [
    await edit({ ...profile, price: 'other', [field]: value }, headers),
    await call(app, 'PUT', `/api/v1/contractor/update/${id}`, { ...profile, [field]: value }, admin.headers),
  ];
  for (const { status, body } of answers) expect([status, body.message, body.errors]).toEqual([400, message, { [field]: message }]);
  expect(await stored()).toMatchObject({ openingHours: 'Mo 09:00-18:00', languages: ['Tamil'], price: profile.price });
});

test('absent ones stay, empty ones are taken away, by a form without script too', async () => {
  await edit({ ...profile, openingHours: 'Mo 09:00-18:00', languages: ['Tamil'] }, headers);
  await edit(profile, headers);
  expect(await stored()).toMatchObject({ openingHours: 'Mo 09:00-18:00', languages: ['Tamil'] });
  await edit({ ...profile, openingHours: '', languages: [] }, headers);
  expect(await stored()).toMatchObject({ openingHours: null, languages: null });
  const form = Object.entries({ ...profile, openingHours: 'daily 9-6pm', languages: 'Hindi, Tamil' });
  expect((await sendForm('PUT', '/api/v1/contractor/edit', form, headers)).status).toBe(200);
  expect(await stored()).toMatchObject({ openingHours: 'Mo-Su 09:00-18:00', languages: ['Hindi', 'Tamil'] });
});

test('the team reads languages as words, and rows of a file bring both', async () => {
  await edit({ ...profile, languages: ['Hindi', 'Tamil'] }, headers);
  await edit({ ...profile, languages: ['Hindi', 'Urdu'] }, headers);
  const { body } = await call(app, 'GET', '/api/v1/admin/business/edits?limit=1', undefined, admin.headers);
  expect(body.edits[0].changes).toEqual([{ field: 'languages', before: 'Hindi, Tamil', after: 'Hindi, Urdu' }]);

  const columns = 'name,service,phoneNo,email,address,city,state,price,shortDescription,openingHours,languages';
  const row = (phoneNo: string, more: string) =>
    `Hours Tiles ${phoneNo},Cement,${phoneNo},hours@example.in,Karve Road,Pune,Maharashtra,45,Tiles,${more}`;
  const rows = [row('9822099001', 'Mon-Fri 9am-6pm,hindi; odia'), row('9822099002', 'by appointment,Klingon'), row('9822099003', ',')];
  const { body: checked } = await server.upload([columns, ...rows].join('\n'));
  expect(checked.import).toMatchObject({ newCount: 3, errorCount: 0 });
  const [, faulty] = (await server.read(checked.import._id)).rows;
  expect(faulty?.remarks).toEqual([
    { column: 'openingHours', text: `${wrongHours}. The cell is left out` },
    { column: 'languages', text: `${wrongLanguage}. The cell is left out` },
  ]);
  await server.importAll(checked.import._id);
  expect(await server.businessOf('9822099001')).toMatchObject({ opening_hours: 'Mo-Fr 09:00-18:00', languages: ['Hindi', 'Odia'] });
  for (const phoneNo of ['9822099002', '9822099003']) {
    expect(await server.businessOf(phoneNo)).toMatchObject({ opening_hours: null, languages: null });
  }
});
