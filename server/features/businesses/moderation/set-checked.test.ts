import { expect, test } from 'vitest';
import { backOfficeMessages, messages } from '#shared/texts.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin, signInBusiness } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

// What waits is tested in waiting-changes.
const { app, db } = await createTestApp({ WAITING_FIELDS: 'none' });
const { headers: admin } = await signInAdmin(db);
const mark = (id: string, checked: unknown) => call(app, 'PUT', `/api/v1/admin/business/checked/${id}`, { checked }, admin);
const idsOf = (body: { data: { _id: string }[] }) => body.data.map(({ _id }) => _id);
const find = async () => idsOf((await call(app, 'GET', '/api/v1/contractor/search?city=Pune&checked=1')).body);

test('a checked business says so and is found as such; its owner changes name or number, and it is not', async () => {
  const known = { name: 'Deccan Terraces', email: 'owner@example.in', phone_no: '9876500002' };
  const id = await makeBusiness(db, { ...known, images: ['demo/waterproofing-1'] });
  const { headers: owner } = await signInBusiness(db, id);
  expect(await find()).toEqual([]);
  const marked = await mark(id, true);
  expect([marked.status, marked.body.message, marked.body.contractor.checked]).toEqual([200, backOfficeMessages.checked, true]);
  expect(await find()).toEqual([id]);
  expect((await call(app, 'GET', `/api/v1/contractor/get-details/${id}`)).body.contractor.checked).toBe(true);

  const same = { name: 'Deccan Terraces', email: 'owner@example.in', phoneNo: '9876500002', service: 'Waterproofing' };
  const there = { address: 'Karve Road, Kothrud', city: 'Pune', state: 'Maharashtra' };
  const edit = { ...same, ...there, price: '60', shortDescription: 'Leaks found', description: 'Terraces' };
  expect((await call(app, 'PUT', '/api/v1/contractor/edit', edit, owner)).status).toBe(200);
  expect(await find()).toEqual([id]);
  await call(app, 'PUT', '/api/v1/contractor/edit', { ...edit, name: 'Another One' }, owner);
  expect(await find()).toEqual([]);
});

test('it is taken back, and doing the same twice is one entry of the audit', async () => {
  const id = await makeBusiness(db);
  for (const checked of [true, true, false, false]) expect((await mark(id, checked)).status).toBe(200);
  expect(await find()).toEqual([]);
  const entries = await db.selectFrom('audit_entries').select('changes').where('subject_id', '=', id).execute();
  expect(entries.map(({ changes }) => changes)).toEqual([
    { checked: { before: false, after: true } },
    { checked: { before: true, after: false } },
  ]);
});

test('what is no business or no answer is refused', async () => {
  expect((await mark('0190a0a0-0000-7000-8000-000000000000', true)).body.message).toBe(messages.businessNotFound);
  expect((await mark('x', true)).status).toBe(404);
  expect((await mark(await makeBusiness(db), 'yes')).status).toBe(400);
});
