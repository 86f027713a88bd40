import { expect, test } from 'vitest';
import { businessCallsOf } from '#tests/helpers/business-calls.ts';
import { createImports } from '#tests/helpers/import-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const server = await createImports();
const { admin, app } = server;
const { edit, registered, sendForm } = businessCallsOf(server);
const thisYear = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kolkata' }).format());
const refused = 'Enter a year from 1900 to this year';

const { given, id, headers } = await registered();
const { password: _, image: __, ...fields } = given;
const profile = { ...fields, description: 'Kitchens, bathrooms and terraces.' };
const stored = async () => (await call(app, 'GET', '/api/v1/contractor/profile', undefined, headers)).body.contractor.workingSince;

test.each([[1900], [2009], ['2011'], [' 1987 '], ['1998.0'], [thisYear]])(
  '%j is the year that the owner and the team may enter',
  async (year) => {
    expect((await edit({ ...profile, workingSince: year }, headers)).body.contractor.workingSince).toBe(Number(year));
    await edit({ ...profile, workingSince: null }, headers);
    const { status, body } = await call(app, 'PUT', `/api/v1/contractor/update/${id}`, { ...profile, workingSince: year }, admin.headers);
    expect([status, body.contractor?.workingSince]).toEqual([200, Number(year)]);
  },
);

test.each([[1899], [thisYear + 1], [0], [-2009], [2009.5], [1e9], ['long ago'], ['09'], ['2009.5'], ['१८९९'], [true], [[2009]], [{}]])(
  '%j is refused, and nothing is changed',
  async (year) => {
    await edit({ ...profile, workingSince: 2009 }, headers);
    const answers = [
      await edit({ ...profile, price: 'other', workingSince: year }, headers),
      await call(app, 'PUT', `/api/v1/contractor/update/${id}`, { ...profile, workingSince: year }, admin.headers),
    ];
    for (const { status, body } of answers) {
      expect([status, body.message, body.errors]).toEqual([400, refused, { workingSince: refused }]);
    }
    expect(await stored()).toBe(2009);
  },
);

test('an absent year stays as it is, an empty one is taken away, by a form without script too', async () => {
  await edit({ ...profile, workingSince: 2009 }, headers);
  await edit(profile, headers);
  expect(await stored()).toBe(2009);
  await edit({ ...profile, workingSince: '' }, headers);
  expect(await stored()).toBeNull();
  const form = Object.entries({ ...profile, workingSince: '1999' });
  expect((await sendForm('PUT', '/api/v1/contractor/edit', form, headers)).status).toBe(200);
  expect(await stored()).toBe(1999);
  const emptied = Object.entries({ ...profile, workingSince: '' });
  expect((await sendForm('PUT', '/api/v1/contractor/edit', emptied, headers)).status).toBe(200);
  expect(await stored()).toBeNull();
});

test('a row of a file with a wrong year is imported without it, with a remark', async () => {
  const columns = 'name,service,phoneNo,email,address,city,state,price,shortDescription,workingSince';
  const row = (phoneNo: string, year: string) =>
    `Year Tiles ${phoneNo},Cement,${phoneNo},year@example.in,Karve Road,Pune,Maharashtra,45,Tiles,${year}`;
  const rows = [row('9822088001', '1899'), row('9822088002', String(thisYear + 1)), row('9822088003', 'old'), row('9822088004', '')];
  const { body } = await server.upload([columns, ...rows].join('\n'));
  expect(body.import).toMatchObject({ newCount: 4, errorCount: 0, ignoredColumns: [] });
  const { rows: checked } = await server.read(body.import._id);
  for (const { remarks } of checked.slice(0, 3)) {
    expect(remarks).toEqual([{ column: 'workingSince', text: `${refused}. The cell is left out` }]);
  }
  await server.importAll(body.import._id);
  for (const phoneNo of ['9822088001', '9822088004']) expect((await server.businessOf(phoneNo))?.working_since).toBeNull();
});
