import { describe, expect, test } from 'vitest';
import { limits } from '#shared/limits.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, db } = await createTestApp({ SMTP_URL: mail.url, TEAM_EMAIL: 'team@nirmaan.example' });
const admin = await signInAdmin(db);
const other = await signInAdmin(db);

let made = 0;
async function makeMessage(given: { email?: string; user_id?: string } = {}) {
  const email = given.email ?? `writer${++made}@example.in`;
  const row = await db
    .insertInto('contact_messages')
    .values({ name: 'Meera Kulkarni', email, phone: '9876543210', message: 'Do you list masons? Call +91 98220 11223.', ...given })
    .returning('contact_message_id')
    .executeTakeFirstOrThrow();
  return { id: row.contact_message_id, email };
}

const answer = (kind: string, id: string, body: unknown, headers: Record<string, string> = admin.headers) =>
  call(app, 'POST', `/api/v1/admin/inbox/answer/${kind}/${id}`, body, headers);
const shown = async (id: string) =>
  (await call(app, 'GET', '/api/v1/admin/inbox/get?limit=50', undefined, admin.headers)).body.messages.find(
    ({ _id }: { _id: string }) => _id === id,
  );
const kept = () => db.selectFrom('team_answers').select('body').execute();

describe('an answer of the team', () => {
  test('is mailed without a word of what was written, stands under the message, and files it', async () => {
    const { id, email } = await makeMessage();
    const text = 'Yes: <b>masons</b> stand under Contractors.\n\nRead more at our site.';
    const { status, body } = await answer('contact', id, { text: `  ${text}\n`, version: 1 });
    expect(status).toBe(201);
    const said = { text, by: expect.stringMatching(/@/), sentAt: expect.stringMatching(/Z$/) };
    expect(body).toMatchObject({
      message: 'Answered. It is on its way by mail',
      inboxMessage: { _id: id, status: 'replied', version: 2, answers: [said] },
    });
    const { to, text: mailed } = await mail.next(email);
    expect(to).toEqual([email]);
    expect(mailed).toMatch(/^Reply-To: team@nirmaan\.example$/m);
    expect(mailed).toMatch(/^Subject: Our answer to your message to Nirmaan$/m);
    expect(mailed).toContain('Yes: <b>masons</b> stand under Contractors.');
    expect(mailed).toContain('Yes: &lt;b&gt;masons&lt;/b&gt; stand');
    for (const typed of ['Meera', 'Do you list', '98220', '9876543210']) expect(mailed).not.toContain(typed);
    expect(await shown(id)).toMatchObject({ status: 'replied', answers: [said] });

    const entry = await db
      .selectFrom('audit_entries')
      .select(['action', 'subject_name', 'changes'])
      .where('subject_id', '=', id)
      .executeTakeFirst();
    expect(entry).toEqual({ action: 'send', subject_name: 'Contact message', changes: { status: { before: 'new', after: 'replied' } } });
  });

  test('to a general enquiry goes as well, in the language of the page; a second one stands below the first', async () => {
    const id = await makeEnquiry(db, { business_id: null, email: 'ravi@example.in' });
    expect((await answer('enquiry', id, { text: 'Soon.', version: 1 }, { ...admin.headers, 'accept-language': 'hi' })).status).toBe(201);
    expect((await mail.next('ravi@example.in')).text).toMatch(/^Subject: =\?UTF-8\?/m);
    expect((await answer('enquiry', id, { text: 'Now.', version: 2 })).status).toBe(201);
    await mail.next('ravi@example.in');
    expect((await shown(id)).answers.map(({ text }: { text: string }) => text)).toEqual(['Soon.', 'Now.']);
  });

  test('is one when two are sent at once, of one admin or of two', async () => {
    const { id, email } = await makeMessage();
    const answers = await Promise.all([
      answer('contact', id, { text: 'One.', version: 1 }),
      answer('contact', id, { text: 'Two.', version: 1 }, other.headers),
      answer('contact', id, { text: 'One.', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    await mail.next(email);
    expect((await shown(id)).answers).toHaveLength(1);
    expect(mail.left(email)).toBe(0);
  });

  test.each([
    [{ version: 1 }, 'Please write your answer'],
    [{ text: ' \n ', version: 1 }, 'Please write your answer'],
    [{ text: 7, version: 1 }, 'Please write your answer'],
    [{ text: 'x'.repeat(limits.longText + 1), version: 1 }, undefined],
    [{ text: 'No version' }, undefined],
  ])('%j is refused, and nothing is kept or mailed', async (body, message) => {
    const { id, email } = await makeMessage();
    const before = await kept();
    const answered = await answer('contact', id, body);
    expect(answered.status).toBe(400);
    if (message) expect(answered.body.message).toBe(message);
    expect(await kept()).toEqual(before);
    expect(mail.left(email)).toBe(0);
  });

  test('is refused to an enquiry of a business, to what is not there, and to who left no address', async () => {
    const text = { text: 'Hello.', version: 1 };
    const { id } = await makeMessage();
    for (const [kind, wanted] of [
      ['enquiry', await makeEnquiry(db)],
      ['enquiry', id],
      ['contact', 'x'],
      ['contact', crypto.randomUUID()],
    ] as const)
      expect(await answer(kind, wanted, text)).toMatchObject({ status: 404, body: { message: 'Message not found' } });
    const silent = await makeEnquiry(db, { business_id: null, email: '' });
    expect(await answer('enquiry', silent, text)).toMatchObject({ status: 409, body: { code: 'no_address' } });
    const editor = await signInAdmin(db, undefined, 'editor');
    expect((await answer('contact', id, text, editor.headers)).status).toBe(403);
    expect((await answer('contact', id, text, {})).status).toBe(401);
  });
});

test('is in the download of whoever wrote, and goes with their account', async () => {
  const { id: user_id, headers } = await signInUser(db, await makeUser(db, { email: 'leaving@example.in' }));
  const { id } = await makeMessage({ user_id, email: 'leaving@example.in' });
  await answer('contact', id, { text: 'Your number +91 98220 11223 is listed.', version: 1 });
  await mail.next('leaving@example.in');
  const { data } = (await call(app, 'GET', '/api/v1/user/data', undefined, headers)).body;
  expect(data.teamAnswers).toEqual([{ text: 'Your number +91 98220 11223 is listed.', sentAt: expect.stringMatching(/Z$/) }]);
  expect((await call(app, 'DELETE', '/api/v1/user/delete', undefined, headers)).status).toBe(200);
  expect(JSON.stringify(await kept())).not.toContain('98220 11223');
});
