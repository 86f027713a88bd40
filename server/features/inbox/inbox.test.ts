import { describe, expect, test } from 'vitest';
import { makeEnquiry, noFacts } from '#tests/factories/enquiry.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db } = await createTestApp();
const admin = await signInAdmin(db);
const other = await signInAdmin(db);

const list = (query = '') => call(app, 'GET', `/api/v1/admin/inbox/get${query}`, undefined, admin.headers);
const file = (kind: string, id: string, body: unknown, headers = admin.headers) =>
  call(app, 'PUT', `/api/v1/admin/inbox/update/${kind}/${id}`, body, headers);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const toBusiness = await makeEnquiry(db, { name: 'To a business' });
const general = await makeEnquiry(db, { business_id: null, name: 'Anil Gupta', message: 'Which city is next?', created_at: minutesAgo(3) });
const sender = { name: 'Meera Kulkarni', email: 'meera@example.in', phone: '9876543210' };
const [inTouch = '', contactUs = ''] = (
  await db
    .insertInto('contact_messages')
    .values([
      { ...sender, message: '100% of my taps leak', created_at: minutesAgo(2) },
      { ...sender, name: 'Ravi Iyer', service: 'Cement Supplier', message: 'By the truck?', created_at: minutesAgo(1) },
    ])
    .returning('contact_message_id')
    .execute()
).map((row) => row.contact_message_id);

const namesOf = async (query: string) => (await list(query)).body.messages.map(({ name }: { name: string }) => name);

describe('the inbox', () => {
  test('has general enquiries and contact messages, newest first, and no enquiry to a business', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({ totalMessages: 3, totalPages: 1, currentPage: 1, counts: { new: 3, replied: 0, closed: 0, spam: 0 } });
    expect(body.messages.map(({ _id, kind, service }: Record<string, string>) => [_id, kind, service])).toEqual([
      [contactUs, 'contact', 'Cement Supplier'],
      [inTouch, 'contact', ''],
      [general, 'enquiry', ''],
    ]);
    expect(body.messages[1]).toEqual({
      _id: inTouch,
      kind: 'contact',
      name: 'Meera Kulkarni',
      phoneNo: '9876543210',
      email: 'meera@example.in',
      ...noFacts,
      message: '100% of my taps leak',
      status: 'new',
      answers: [],
      createdAt: expect.any(String),
      version: 1,
    });
  });

  test.each([
    ['?kind=enquiry', ['Anil Gupta']],
    ['?kind=contact', ['Ravi Iyer', 'Meera Kulkarni']],
    ['?q=CEMENT', ['Ravi Iyer']],
    ['?q=100%25', ['Meera Kulkarni']],
    ['?q=next&kind=contact', []],
    ['?status=spam', []],
    ['?limit=1&page=2', ['Meera Kulkarni']],
    ['?page=9', []],
  ])('%s finds %j', async (query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });

  test.each([
    ['?kind=letter', 'kind must be enquiry or contact'],
    ['?status=open', 'status must be new, replied, closed or spam'],
    ['?page=0', 'page must be a whole number from 1 to 1000000'],
  ])('%s is refused', async (query, message) => {
    expect(await list(query)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('filing', () => {
  test('a message keeps its status, and who filed it', async () => {
    const { status, body } = await file('contact', inTouch, { status: 'replied', version: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ message: 'Message updated', inboxMessage: { _id: inTouch, status: 'replied', version: 2 } });
    expect((await file('enquiry', general, { status: 'replied' })).body.inboxMessage).toMatchObject({ status: 'replied' });
    expect((await file('enquiry', general, { status: 'closed' })).status).toBe(200);
    const row = await db.selectFrom('enquiries').selectAll().where('enquiry_id', '=', general).executeTakeFirst();
    expect(row).toMatchObject({ status: 'closed', replied_at: expect.any(Date) });
    expect((await list()).body.counts).toEqual({ new: 1, replied: 1, closed: 1, spam: 0 });

    const entries = await db
      .selectFrom('audit_entries')
      .select(['action', 'subject_kind', 'subject_name', 'changes'])
      .orderBy('created_at')
      .execute();
    const entry = (kind: string, name: string, before: string, after: string) => ({
      action: 'update',
      subject_kind: kind,
      subject_name: name,
      changes: { status: { before, after } },
    });
    expect(entries).toEqual([
      entry('contact_message', 'Contact message', 'new', 'replied'),
      entry('enquiry', 'General enquiry', 'new', 'replied'),
      entry('enquiry', 'General enquiry', 'replied', 'closed'),
    ]);
  });

  test('as it is changes nothing and is not in the audit', async () => {
    const before = await db.selectFrom('audit_entries').select('audit_entry_id').execute();
    expect((await file('contact', contactUs, { status: 'new', version: 1 })).body.inboxMessage.version).toBe(1);
    expect(await db.selectFrom('audit_entries').select('audit_entry_id').execute()).toEqual(before);
  });

  test('tells the second of two admins', async () => {
    const answers = await Promise.all([
      file('contact', contactUs, { status: 'spam', version: 1 }),
      file('contact', contactUs, { status: 'closed', version: 1 }, other.headers),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'Somebody else has changed this in the meantime. Reload to see it as it is now',
    );
  });

  test('what is not there, or for somebody else, is 404', async () => {
    for (const [kind, id] of [
      ['enquiry', toBusiness],
      ['enquiry', contactUs],
      ['contact', general],
      ['contact', 'x'],
    ] as const) {
      expect(await file(kind, id, { status: 'spam' })).toMatchObject({ status: 404, body: { message: 'Message not found' } });
    }
  });

  test('refuses other kinds and statuses', async () => {
    expect((await file('letter', contactUs, { status: 'spam' })).body.message).toBe('kind must be enquiry or contact');
    expect((await file('contact', contactUs, {})).body.message).toBe('status must be new, replied, closed or spam');
  });
});
