import { expect, test } from 'vitest';
import {
  describeField,
  type EnteredField,
  enteredFields,
  importedFields,
  ownersFields,
  privateFields,
  publicFields,
} from '#shared/schemas/business-fields.ts';
import { fileColumns } from '#shared/schemas/imports.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { businessCallsOf } from '#tests/helpers/business-calls.ts';
import { createImports } from '#tests/helpers/import-steps.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call } from '#tests/helpers/test-app.ts';

type Sample = string | number | boolean | string[];

/** What a business says of itself first, and then: a new field wants its line. */
const samples: Record<EnteredField, [first: Sample, then: Sample]> = {
  name: ['Asterfield Tiles', 'Borealfield Tiles'],
  phoneNo: ['9822077001', '9822077002'],
  email: ['aster@fields.example', 'boreal@fields.example'],
  service: ['Tiles/flooring', 'Cement'],
  address: ['Castorfield Road', 'Draconfield Road'],
  city: ['Pune', 'Nagpur'],
  state: ['Maharashtra', 'Goa'],
  lat: [18.5, 21.1],
  lng: [73.8, 79.1],
  price: ['45 per epsilonfield', '50 per zetafield'],
  shortDescription: ['Etafield laid straight', 'Thetafield laid straight'],
  description: ['Kitchens and iotafield.', 'Kitchens and kappafield.'],
  priceAmount: [45, 50],
  priceUnit: ['sq ft', 'bag'],
  priceFrom: [false, true],
  workingSince: [2009, 2012],
  openingHours: ['Mo-Fr 09:00-18:00', 'Mo-Sa 10:00-19:00'],
  languages: [['Hindi'], ['Marathi']],
  nameHindi: ['एस्टर lambdafield', 'बोरियल mufield'],
  shortDescriptionHindi: ['सीधी टाइल्स nufield', 'पक्की टाइल्स xifield'],
  descriptionHindi: ['रसोई का काम omicronfield।', 'रसोई और बाथरूम का काम pifield।'],
};

const mail = await startMailServer();
// What waits is tested in waiting-changes.
const server = await createImports({ SMTP_URL: mail.url, WAITING_FIELDS: 'none' });
const { admin, app, db } = server;
const { edit, register } = businessCallsOf(server);

const said = (at: 0 | 1) => Object.fromEntries(enteredFields.map((name) => [name, samples[name][at]]));
const entriesOf = (names: readonly string[], fields: Record<string, unknown>) =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));
const details = async (id: string, headers?: Record<string, string>) =>
  (await call(app, 'GET', `/api/v1/contractor/get-details/${id}`, undefined, headers)).body.contractor;

const given = { ...(await businessForm()), ...said(0) };
const { body: registered } = await register(given);
const id: string = registered.contractor._id;
const owner = { authorization: `Bearer ${registered.token}` };
await edit(said(0), owner);
await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', id).execute();

test('everybody sees the public fields, its owner and the team see the private ones too', async () => {
  const shown = await details(id);
  expect(shown).toMatchObject(
    entriesOf(
      publicFields.filter((name) => name !== 'image'),
      said(0),
    ),
  );
  for (const name of privateFields) expect(shown).not.toHaveProperty(name);
  for (const headers of [owner, admin.headers]) expect(await details(id, headers)).toMatchObject(entriesOf(privateFields, said(0)));
});

test('its owner takes every field that is seen along', async () => {
  const { body } = await call(app, 'GET', '/api/v1/contractor/data', undefined, owner);
  expect(body.data.contractor).toMatchObject(entriesOf([...publicFields.filter((name) => name !== 'image'), ...privateFields], said(0)));
});

test('typed words find what is searched, and nothing else', async () => {
  for (const name of enteredFields) {
    const word = /\w+field/.exec(String(samples[name][0]))?.[0];
    if (!word) continue;
    const { body } = await call(app, 'GET', `/api/v1/contractor/search?q=${word}`);
    const found = body.data.some((business: { _id: string }) => business._id === id);
    expect([name, found]).toEqual([name, describeField(name).searchedIn !== 'nothing']);
  }
});

test('what an owner changes, the team reads field by field', async () => {
  const { email: _, ...others } = said(1);
  await edit({ ...said(0), ...others }, owner);
  const { body } = await call(app, 'GET', '/api/v1/admin/business/edits?limit=1', undefined, admin.headers);
  const text = (at: 0 | 1, name: EnteredField) =>
    typeof samples[name][at] === 'boolean' ? (samples[name][at] ? 'Yes' : 'No') : String(samples[name][at]);
  const changed = ownersFields.filter((name) => name !== 'email');
  expect(body.edits[0].changes).toEqual(changed.map((field) => ({ field, before: text(0, field), after: text(1, field) })));
});

test('what the team changes is in the audit, and its owner is mailed which fields', async () => {
  const { status } = await call(app, 'PUT', `/api/v1/contractor/update/${id}`, { ...said(0), email: samples.email[1] }, admin.headers);
  expect(status).toBe(200);
  const { body } = await call(app, 'GET', '/api/v1/admin/audit/get?limit=1', undefined, admin.headers);
  const columns = enteredFields.map((name) => describeField(name).column);
  expect(body.entries[0].changes.map(({ field }: { field: string }) => field).toSorted()).toEqual(columns.toSorted());
  let text = '';
  while (!text.includes('corrected the listing')) text = (await mail.next()).text.replaceAll('=\n', '');
  for (const name of enteredFields) {
    const { label, ...field } = describeField(name);
    const told = 'labelInMail' in field ? field.labelInMail?.() : label();
    if (told) expect(text).toContain(told);
  }
});

test('a file brings every field that imports have, and rows with errors go out with it', async () => {
  const cells = { ...said(1), phoneNo: '9822077003', state: 'Maharashtra', name: 'Omegafield Tiles' };
  const line = (fields: Record<string, unknown>) => importedFields.map((name) => fields[name]).join(',');
  const file = [importedFields.join(','), line(cells), line({ ...cells, phoneNo: '12' })].join('\n');
  const { body: checked } = await server.upload(file);
  expect(checked.import).toMatchObject({ newCount: 1, errorCount: 1, ignoredColumns: [] });
  const url = `/api/v1/admin/import/errors/${checked.import._id}`;
  const { payload } = await app.inject({ url, headers: admin.headers });
  expect(payload).toContain(`${fileColumns.join(',')},line,problem`);
  expect(payload).toContain(line({ ...cells, phoneNo: '12' }));
  await server.importAll(checked.import._id);
  const row = await server.businessOf('9822077003');
  const stored = Object.fromEntries(importedFields.map((name) => [name, row?.[describeField(name).column as keyof typeof row]]));
  expect(stored).toEqual(entriesOf(importedFields, cells));
});
