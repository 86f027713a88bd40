import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mailFolder } from '#server/mail/mailer.ts';
import type { ImportRows } from '#shared/schemas/imports.ts';
import * as hi from '#shared/texts/hi/messages.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { createImports } from '#tests/helpers/import-steps.ts';
import { call } from '#tests/helpers/test-app.ts';

const { admin, app, businessOf, check, context, file, importAll, read, row, upload } = await createImports();

test("an unknown service is an error that names the nearest ones; another spelling becomes the catalogue's", async () => {
  const checked = await check(
    row({ service: 'Plumbing Contractor' }),
    row({ service: 'qqqq' }),
    row({ service: 'tiles/FLOORING', phoneNo: '9600007300' }),
  );
  const remarks = (await read(checked._id, '?outcome=error')).rows.map(({ line, remarks }) => [line, ...remarks.map(({ text }) => text)]);
  expect(remarks).toEqual([
    [2, expect.stringMatching(/^There is no such service in the catalogue\. The nearest: ‘Plumbing Contractors’/)],
    [3, 'There is no such service in the catalogue'],
  ]);
  await importAll(checked._id);
  expect(await businessOf('9600007300')).toMatchObject({ service: 'Tiles/flooring' });
});

test('rows with errors come back as CSV with what is wrong; put right, the same file is taken', async () => {
  const checked = await check(
    row({ phoneNo: '+91 12', price: '-5', name: 'Broken "one"' }),
    row({ name: '=cmd|calc', phoneNo: '9600007301' }),
    row(),
  );
  const get = (id: string, headers = admin.headers) => app.inject({ url: `/api/v1/admin/import/errors/${id}`, headers });
  const { statusCode, headers, body } = await get(checked._id);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [header, first, second, ...more] = body.replace('\ufeff', '').split('\r\n');
  expect(header).toBe('name,service,phoneNo,email,address,city,state,price,shortDescription,photos,id,externalKey,version,line,problem');
  expect(first).toMatch(
    /^"Broken ""one""",Waterproofing,'\+91 12,.+,'-5,Leaks found and stopped,,,,,2,phoneNo: Please enter a valid phone/,
  );
  expect(second).toContain("'=cmd|calc");
  expect(more).toEqual(['']);
  const { body: again } = await upload(body.replace('+91 12', '9600007302').replace("'=cmd|calc", 'Fortyfive'));
  expect(again.import).toMatchObject({ newCount: 2, errorCount: 0, ignoredColumns: ['line', 'problem'] });
  expect((await get('00000000-0000-7000-8000-000000000000')).statusCode).toBe(404);
  expect((await get('nonsense')).statusCode).toBe(404);
});

test('rows of a file that empties come back with its columns alone: put right and sent again, it empties no others', async () => {
  const { db } = context;
  const id = await makeBusiness(db, {
    description: 'Since 1998',
    short_description: 'Granite',
    price: '60 per sq ft',
    working_since: 1998,
  });
  const sent = `id,service,description\r\n${id},Work of water,\r\n`;
  const { body } = await upload(sent, admin.headers, { clearEmpty: 'yes' });
  expect(body.import).toMatchObject({ errorCount: 1 });
  const faulty = await app.inject({ url: `/api/v1/admin/import/errors/${body.import._id}`, headers: admin.headers });
  const { body: again } = await upload(faulty.body.replace('Work of water', 'Waterproofing'), admin.headers, { clearEmpty: 'yes' });
  expect(again.import).toMatchObject({ changeCount: 1, errorCount: 0 });
  await importAll(again.import._id);
  const after = await db.selectFrom('businesses').selectAll().where('business_id', '=', id).executeTakeFirst();
  expect(after).toMatchObject({
    ...{ service: 'Waterproofing', description: '' },
    ...{ short_description: 'Granite', price: '60 per sq ft', working_since: 1998 },
  });
});

test('what is wrong is said in the language of whoever reads it, whoever had the file checked; in the CSV in English', async () => {
  const inHindi = { ...admin.headers, 'accept-language': 'hi' };
  const twin = row();
  const rows = [row({ phoneNo: '12', city: '' }), row({ service: 'qqqq' }), twin, twin, `${row()},surplus`];
  const { body } = await upload(file(...rows), inHindi);
  const { _id: id, newCount, duplicateCount, errorCount } = body.import;
  expect({ newCount, duplicateCount, errorCount }).toEqual({ newCount: 1, duplicateCount: 1, errorCount: 3 });
  const remarksFor = async (headers: Record<string, string>) => {
    const { body } = await call(app, 'GET', `/api/v1/admin/import/get/${id}`, undefined, headers);
    return (body as ImportRows).rows.flatMap(({ remarks }) => remarks.map(({ text }) => text));
  };
  expect(await remarksFor(admin.headers)).toEqual([
    'Please enter a valid phone number',
    'This cell is empty',
    'There is no such service in the catalogue',
    'The phone number is that of line 4',
    'The row has 11 cells and the header 10',
  ]);
  expect(await remarksFor(inHindi)).toEqual([
    hi.invalidMobile,
    hi.importMissingCell,
    hi.importUnknownService,
    hi.importSamePhone('4'),
    hi.importRowWider(11, 10),
  ]);
  const csv = await app.inject({ url: `/api/v1/admin/import/errors/${id}`, headers: inHindi });
  expect(csv.body).toContain('phoneNo: Please enter a valid phone number; city: This cell is empty');
});

test('owners are told by mail when that is wished, and not otherwise', async () => {
  const [told, quiet] = [
    await check(row({ email: 'told@example.in', name: 'Told Roofs' })),
    await check(row({ email: 'quiet@example.in' })),
  ];
  await call(app, 'POST', `/api/v1/admin/import/start/${quiet._id}`, { status: 'approved' }, admin.headers);
  await expect.poll(async () => (await read(quiet._id)).import.status).toBe('done');
  await call(app, 'POST', `/api/v1/admin/import/start/${told._id}`, { status: 'approved', tellOwners: true }, admin.headers);
  await expect.poll(() => mailsTo('told@example.in').length).toBe(1);
  const [mail = ''] = mailsTo('told@example.in');
  expect(mail.replaceAll('=\r\n', '')).toContain('/supplier/forgot-password/verify-email');
  // Nobody has proven to read the address that a list names.
  expect(mail).not.toContain('Told Roofs');
  expect(mailsTo('quiet@example.in')).toEqual([]);
  const wrong = await call(app, 'POST', `/api/v1/admin/import/start/${told._id}`, { status: 'approved', tellOwners: 'yes' }, admin.headers);
  expect(wrong.status).toBe(400);
});

/** What was written to an address. */
function mailsTo(address: string) {
  const folder = mailFolder(context.config);
  const texts = existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8')) : [];
  return texts.filter((text) => text.includes(`To: ${address}`));
}
