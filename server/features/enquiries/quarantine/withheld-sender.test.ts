import { expect, test } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry, makeQuarantined } from '#tests/factories/enquiry.ts';
import { makeRequirement } from '#tests/factories/requirement.ts';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp({}, { pages: true });
const admin = await signInAdmin(db);
const NOT_PASSED_ON = 'Our team has not passed this on to the business';

/** What somebody has sent, which waits for the team. */
async function withheld(given: object = {}) {
  const { id: user_id, token, headers } = await signInUser(db);
  const business_id = await makeBusiness(db, { name: 'Deccan Roofs' });
  const enquiry = await makeQuarantined(db, { user_id, business_id, ...given });
  const act = (what: string, body: object = {}) => call(app, 'POST', `/api/v1/enquiries/${enquiry}/${what}`, body, headers);
  const read = async () => (await call(app, 'GET', `/api/v1/enquiries/${enquiry}`, undefined, headers)).body;
  const page = async (url = `/user/enquiries/${enquiry}`) => (await app.inject({ url, headers: { cookie: `nirmaan=${token}` } })).body;
  const decide = (status: string) => call(app, 'PUT', `/api/v1/admin/quarantine/update/${enquiry}`, { status }, admin.headers);
  return { enquiry, user_id, act, read, page, decide };
}

test('whoever sent what waits may add to it and give it up; it is no answer, and nobody was found by it', async () => {
  const { act, read, page } = await withheld();
  const shown = await page();
  expect(shown).toContain('Our team reads this before the business gets it');
  expect(shown).toContain('Don’t need it any more?');
  expect(shown).toContain('No longer needed');
  for (const offer of ['They answered me', 'I have chosen', 'Write to us', 'We will tell them politely'])
    expect(shown).not.toContain(offer);
  expect((await act('messages', { body: 'It is urgent.' })).status).toBe(201);
  expect(await act('answered')).toMatchObject({ status: 409, body: { code: 'thread_closed', message: NOT_PASSED_ON } });
  expect((await read()).enquiry).toMatchObject({ answeredBy: null, withheldAs: 'held' });
  expect((await act('end', { as: 'not_needed' })).status).toBe(200);
  expect((await read()).enquiry).toMatchObject({ endedAs: 'not_needed' });
});

test('what the team has refused takes nothing more, and leads to the team; released, it is a conversation', async () => {
  const { act, read, page, decide } = await withheld();
  expect((await decide('refused')).status).toBe(200);
  const shown = await page();
  expect(shown).toContain(NOT_PASSED_ON);
  expect(shown).toMatch(/<a [^>]*href="\/contact"[^>]*>Write to us<\/a>/);
  for (const offer of ['They answered me', 'I have chosen', 'No longer needed', 'Send message']) expect(shown).not.toContain(offer);
  expect(await act('messages', { body: 'Why?' })).toMatchObject({ status: 409, body: { code: 'thread_closed', message: NOT_PASSED_ON } });
  expect(await act('answered')).toMatchObject({ status: 409, body: { message: NOT_PASSED_ON } });
  expect((await read()).closed).toBe(NOT_PASSED_ON);

  expect((await decide('released')).status).toBe(200);
  expect(await page()).toContain('I have chosen');
  expect((await act('messages', { body: 'Thank you.' })).status).toBe(201);
  expect((await act('answered')).status).toBe(200);
});

test('a request says it of each business, and offers those alone as found that have got it', async () => {
  const { id: user_id } = await signInUser(db);
  const requirement_id = await makeRequirement(db, { user_id });
  const { page, decide } = await withheld({ requirement_id, user_id });
  const got = await makeBusiness(db, { name: 'Mula Terraces' });
  await makeEnquiry(db, { requirement_id, user_id, business_id: got });
  await decide('refused');
  const { token } = await signInUser(db, user_id);
  const shown = (await app.inject({ url: `/user/requirements/${requirement_id}`, headers: { cookie: `nirmaan=${token}` } })).body;
  expect(shown).toContain(NOT_PASSED_ON);
  expect(shown).toMatch(/<a [^>]*href="\/contact"[^>]*>Write to us<\/a>/);
  expect(shown.match(/name="business" value="([^"]*)"/g)).toEqual([`name="business" value="${got}"`, 'name="business" value="other"']);
  expect(await page()).not.toContain('Mula Terraces');
});
