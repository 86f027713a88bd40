import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { toEnquiryColumns } from '#server/db/enquiry-columns.ts';
import {
  type AskedField,
  askedFields,
  describeEnquiryField,
  type EnquiryFieldName,
  type EnquiryValues,
  enquiryFieldNames,
  enteredEnquiryFields,
} from '#shared/schemas/enquiry-fields.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry, makeQuarantined } from '#tests/factories/enquiry.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { requirementForm } from '#tests/factories/requirement-form.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

/** What somebody says in each field: a new field wants its line. A place is said as it is shown in English. */
const samples: EnquiryValues = {
  name: 'Asterfield Rao',
  email: 'asterfield@example.in',
  phoneNo: '9822077001',
  message: 'The borealfield roof leaks.',
  floorOrArea: 'Etafield storey',
  service: 'Castorfield',
  place: 'Draconfield Road, Pune',
  timing: 'month',
  budget: 'to_50000',
  photos: 1,
};

/** How a reader in Hindi is told the facts that are said otherwise there. */
const inHindi: Partial<Record<EnquiryFieldName, string>> = {
  place: 'Draconfield Road, पुणे',
  timing: 'एक महीने के अंदर',
  budget: '₹10,000 से ₹50,000',
  photos: '1',
};

const mail = await startMailServer();
const { app, db } = await createTestApp({ SMTP_URL: mail.url });
const admin = await signInAdmin(db);
const valuesOf = <Name extends EnquiryFieldName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, samples[name]])) as Pick<EnquiryValues, Name>;
const columns = toEnquiryColumns(samples, enquiryFieldNames);
const get = async (path: string, headers: Record<string, string>) => (await call(app, 'GET', `/api/v1/${path}`, undefined, headers)).body;
/** Long lines of a mail are broken, and its letters written as bytes. */
const textOf = (source: string) => {
  const bytes = source.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};
const shownIn = (name: EnquiryFieldName) => inHindi[name] ?? String(samples[name]);

test('what the form of an enquiry sends is stored, and mailed to its business', async () => {
  const business = await makeBusiness(db, { email: 'first@example.in' });
  const said = valuesOf(enteredEnquiryFields);
  expect((await call(app, 'POST', `/api/v1/send-enquiry/${business}`, said)).status).toBe(201);
  const row = await db.selectFrom('enquiries').selectAll().where('business_id', '=', business).executeTakeFirst();
  expect(row).toMatchObject(toEnquiryColumns(said, enquiryFieldNames));
  const text = textOf((await mail.next('first@example.in')).text);
  for (const name of enteredEnquiryFields) expect(text).toContain(samples[name]);
});

test('what a request for quotes says is in the mail of its business in the language of the owner, whatever it was asked in', async () => {
  const business = await makeBusiness(db, { email: 'second@example.in', language: 'hi' });
  const { message: work, photos: _, ...said } = samples;
  const images = [dataUrl(await makeJpeg(64, 48))];
  const form = requirementForm([business], { ...said, work, images, sharePhone: 'on' });
  expect((await call(app, 'POST', '/api/v1/requirement/send', form)).status).toBe(201);
  const row = await db.selectFrom('enquiries').selectAll().where('business_id', '=', business).executeTakeFirst();
  expect(row).toMatchObject(columns);
  const text = textOf((await mail.next('second@example.in')).text);
  for (const name of enquiryFieldNames) expect(text).toContain(shownIn(name));
  expect(text).toContain('कब: एक महीने के अंदर');
});

test('its owner reads every field in the list, in the conversation, and in the file for a spreadsheet, there in the language of the page', async () => {
  const owner = await signInBusiness(db);
  const id = await makeEnquiry(db, { ...columns, business_id: owner.id });
  expect((await get('contractor/enquiries', owner.headers)).enquiries[0]).toMatchObject(samples);
  expect((await get(`contractor/enquiries/${id}`, owner.headers)).enquiry).toMatchObject(samples);
  const headers = { ...owner.headers, 'accept-language': 'hi' };
  const { payload } = await app.inject({ url: '/api/v1/contractor/enquiries/export', headers });
  const [row] = parse(payload, { bom: true, record_delimiter: '\r\n', from: 2 }) as string[][];
  for (const name of enquiryFieldNames) expect(row).toContain(shownIn(name));
  for (const name of enquiryFieldNames) {
    const { isTyped, is } = describeEnquiryField(name);
    const found = await get(`contractor/enquiries?q=${encodeURIComponent(String(samples[name]))}`, owner.headers);
    if (isTyped || is === 'person') expect([name, found.totalEnquiries]).toEqual([name, 1]);
  }
});

test('whoever asked reads what they said, and takes it along; so does its receiver', async () => {
  const user = await signInUser(db);
  const owner = await signInBusiness(db);
  const id = await makeEnquiry(db, { ...columns, business_id: owner.id, user_id: user.id });
  const asked: Pick<EnquiryValues, AskedField> = valuesOf(askedFields);
  expect((await get(`enquiries/${id}`, user.headers)).enquiry).toMatchObject(asked);
  expect((await get('enquiries', user.headers)).enquiries[0]).toMatchObject(asked);
  expect((await get('user/data', user.headers)).data.sentEnquiries[0]).toMatchObject(samples);
  expect((await get('contractor/data', owner.headers)).data.receivedEnquiries[0]).toMatchObject(samples);
});

test('the team reads every field in quarantine, and in its inbox what was sent to it', async () => {
  await makeQuarantined(db, columns);
  expect((await get('admin/quarantine/get?status=held', admin.headers)).enquiries[0]).toMatchObject(samples);
  await makeEnquiry(db, { ...columns, business_id: null });
  expect((await get('admin/inbox/get?kind=enquiry', admin.headers)).messages[0]).toMatchObject(samples);
});

test('nothing of any field is left when whoever asked goes', async () => {
  const user = await signInUser(db, await makeUser(db, { email: samples.email }));
  const own = await makeEnquiry(db, { ...columns, business_id: await makeBusiness(db), user_id: user.id });
  // Typed without an account, where anything may stand anywhere.
  const typed = enquiryFieldNames.filter((name) => describeEnquiryField(name).isTyped);
  const everywhere = toEnquiryColumns(Object.fromEntries(typed.map((name) => [name, `at ${samples.email}`])), typed);
  const other = await makeEnquiry(db, { ...columns, ...everywhere, business_id: await makeBusiness(db) });
  await db.updateTable('users').set({ email_proven_at: new Date() }).where('user_id', '=', user.id).execute();
  expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, user.headers)).status).toBe(200);
  const rowOf = (id: string) => db.selectFrom('enquiries').selectAll().where('enquiry_id', '=', id).executeTakeFirst();
  const left = await rowOf(own);
  for (const { column, none } of enquiryFieldNames.map(describeEnquiryField))
    expect([column, left?.[column as keyof typeof left]]).toEqual([column, column === 'name' ? 'Former user' : none]);
  expect(JSON.stringify(await rowOf(other))).not.toContain(samples.email);
});
