import path from 'node:path';
import { expect, test } from 'vitest';
import { confirmEmail } from '#server/features/email-addresses/confirm-email.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { businessForm } from '#tests/factories/business-form.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { makeRequirement } from '#tests/factories/requirement.ts';
import { makeReview } from '#tests/factories/review.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { createBrowser } from '#tests/helpers/browser.ts';
import { changeTokenIn } from '#tests/helpers/confirmation.ts';
import { dumpDatabase, dumpFolder, findTraces } from '#tests/helpers/dump.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const mail = await startMailServer();
const { app, context, db, pool, dataDir } = await createTestApp({ SMTP_URL: mail.url });
const everything = async () => [...(await dumpDatabase(pool)), ...dumpFolder(path.join(dataDir, 'media'))];

/** An article that has comments without being in the database. */
const ARTICLE = 'why-work-zone-safety-is-important-for-everyone';

type Headers = Record<string, string>;

async function expectStatus(status: number, ...[method, url, body, headers]: [Parameters<typeof call>[1], string, unknown?, Headers?]) {
  const answer = await call(app, method, `/api/v1${url}`, body, headers);
  expect([url, answer.status, answer.body.message]).toEqual([url, status, answer.body.message]);
  return answer.body;
}

/** Leaves what anybody can leave: forms of all kinds with one number and e-mail in each of their fields. */
async function fillIn(person: { email: string; phoneNo: string; name: string }, business: string, headers: Headers = {}) {
  const { email, phoneNo } = person;
  const name = `${person.name}, ${email}, 0${phoneNo}`;
  const message = `Write to ${email.toUpperCase()} or call +91 ${phoneNo.slice(0, 5)}-${phoneNo.slice(5)}.`;
  await expectStatus(201, 'POST', `/send-enquiry/${business}`, { name, email, phoneNo, message }, headers);
  await expectStatus(201, 'POST', '/send-enquiry', { name, email: email.toUpperCase(), phoneNo: `+91 ${phoneNo}`, message }, headers);
  await expectStatus(201, 'POST', '/get-in-touch-with-us', { name, email, phone: phoneNo, message }, headers);
  await expectStatus(
    201,
    'POST',
    '/contact-us',
    { name, email, phone: phoneNo, service: `Cement for ${email} (${phoneNo})`, message },
    headers,
  );
  await expectStatus(201, 'POST', '/report/add', { business, reason: 'closed', message }, headers);
  const comment = { name, email, website: `https://example.in/${email}`, comment: message, blog: ARTICLE };
  await expectStatus(201, 'POST', '/blog/comment/add', comment, headers);
  await expectStatus(201, 'POST', '/subscribe', { email }, headers);
  const search = { service: 'Cement', city: 'Pune', state: 'Maharashtra', often: 'weekly' };
  await expectStatus(201, 'POST', '/saved-search/add', { email, ...search }, headers);
}

/** A file that the team has checked and not imported: its rows, of which the first can be imported. */
async function keepImportedRows(...rows: object[]) {
  const { import_id } = await db
    .insertInto('imports')
    .values({ file_name: 'pune.csv', new_count: 1, error_count: rows.length - 1, row_count: rows.length })
    .returning('import_id')
    .executeTakeFirstOrThrow();
  const values = rows.map((business, at) => ({ line: at + 2, outcome: at === 0 ? 'new' : 'error', business: JSON.stringify(business) }));
  await db
    .insertInto('import_rows')
    .values(values.map((row) => ({ import_id, ...row })))
    .execute();
  return import_id;
}

/** Sets a new password by the mailed code, and asks for another code that nobody enters. */
async function reset(calls: string, email: string, password: string) {
  const browser = createBrowser(app);
  await browser.post(`/api/v1${calls}/otp/send`, { email });
  const otp = await codeFor(email);
  expect((await browser.post(`/api/v1${calls}/otp/verify`, { email, otp })).status).toBe(200);
  expect((await browser.post(`/api/v1${calls}/change-password`, { email, password })).status).toBe(200);
  await createBrowser(app).post(`/api/v1${calls}/otp/send`, { email });
}

async function codeFor(email: string): Promise<string> {
  const { to, text } = await mail.next();
  const code = /^(\d{4})$/m.exec(text)?.[1];
  return code && to.includes(email) ? code : codeFor(email);
}

/** Confirms the new e-mail of the next mail that asks for it. */
async function confirm(userId: string) {
  let token = '';
  while (!token) token = changeTokenIn((await mail.next()).text);
  await confirmEmail(context, { kind: 'user', userId }, token);
}

test('of a user who did all that leaves traces, neither rows nor files tell', async () => {
  const business = await makeBusiness(db, { email: 'kept@example.in' });
  const first = { userName: 'Vimala.Traces', email: 'vimala.first@example.in', password: 'monsoon-2026' };
  const { token, user } = await expectStatus(201, 'POST', '/user/register', first);
  const headers = { authorization: `Bearer ${token}` };
  await expectStatus(401, 'POST', '/user/login', { userName: first.userName, password: 'wrong-password' });
  const email = 'vimala+traces@example.in';
  const person = { name: 'Vimala Traces', email, phoneNo: '9811122233' };
  const passwords = { newPassword: 'dry-roof-1', confirmPassword: 'dry-roof-1' };
  const edit = { userName: 'Vimala-Traces-2', email, ...passwords };
  await expectStatus(200, 'PUT', '/user/edit', edit, headers);
  await confirm(user._id);
  await expectStatus(200, 'PUT', '/contractor/like', { businessId: business }, headers);
  await expectStatus(200, 'GET', `/contractor/get-details/${business}`, undefined, headers);
  const words = `The roof is dry. Ask me at ${email}, or at +91 ${person.phoneNo}.`;
  await expectStatus(201, 'POST', '/review/add', { name: person.name, email, description: words, rating: 4, business }, headers);
  await fillIn(person, business, headers);
  await reset('/user/forgotpassword', email, 'dry-roof-2');
  const { token: again } = await expectStatus(200, 'POST', '/user/login', { userName: edit.userName, password: 'dry-roof-2' });
  await mail.stop();
  const queued = { authorization: `Bearer ${again}` };
  const waiting = 'vimala.waiting@example.in';
  await expectStatus(200, 'PUT', '/user/edit', { userName: edit.userName, email: waiting }, queued);

  const traces = { words: [email, waiting, first.email, edit.userName, first.userName, person.name], numbers: [person.phoneNo] };
  expect(findTraces(await everything(), traces).length).toBeGreaterThan(8);
  await expectStatus(200, 'DELETE', '/user/delete', undefined, queued);
  expect(findTraces(await everything(), traces)).toEqual([]);
  await mail.start();

  const { reviews } = await expectStatus(200, 'GET', `/review/get/${business}`);
  expect(reviews).toMatchObject([{ name: 'Former user', description: 'The roof is dry. Ask me at …, or at ….', rating: 4 }]);
});

test('of a business that did all that leaves traces, neither rows nor files tell', async () => {
  const other = await makeBusiness(db, { email: 'other@example.in' });
  const email = 'rohan.traces@example.in';
  const form = { ...(await businessForm()), email, phoneNo: '+91 98111 44455' };
  const { token, contractor } = await expectStatus(201, 'POST', '/contractor/auth/register', form);
  const headers = { authorization: `Bearer ${token}` };
  await expectStatus(401, 'POST', '/contractor/auth/login', { phoneNo: form.phoneNo, password: 'wrong-password' });
  const pictures = [dataUrl(await makeJpeg()), dataUrl(await makeJpeg())];
  const description = `Call 98111-44466 or write to ${email}.`;
  const edit = { ...form, description, phoneNo: '9811144466', images: [...pictures, contractor.image[0]] };
  const { contractor: edited } = await expectStatus(200, 'PUT', '/contractor/edit', edit, headers);
  const { contractor: last } = await expectStatus(200, 'PUT', '/contractor/edit', { ...edit, images: edited.image.slice(1) }, headers);
  const { headers: admin } = await signInAdmin(db);
  const corrected = { ...edit, email: 'rohan.office@example.in', phoneNo: '98111 44477', images: last.image };
  await expectStatus(200, 'PUT', `/contractor/update/${contractor._id}`, corrected, admin);
  await expectStatus(200, 'PUT', `/contractor/update/${contractor._id}`, { ...edit, images: last.image }, admin);
  await expectStatus(200, 'PUT', `/admin/update/contractor-status/${contractor._id}`, { status: 'approved' }, admin);
  // Of rows that cannot be imported the cells are kept that the team knows them by, whatever stands in them.
  const importId = await keepImportedRows(
    { name: form.name, city: 'Pune', email, phoneNo: edit.phoneNo },
    { name: `Write to ${email.toUpperCase()}`, city: `+91 ${edit.phoneNo}` },
    { name: 'Somebody else', city: 'Pune' },
  );
  // A file that would give another business their address, and one that took it away and can be taken back.
  const change = { name: 'Other', city: 'Pune', version: 1, columns: { email }, before: { email: 'other@example.in' }, cells: { email } };
  await db
    .insertInto('import_rows')
    .values({ import_id: importId, line: 9, outcome: 'change', business_id: other, business: JSON.stringify(change) })
    .execute();
  await db
    .insertInto('import_changes')
    .values({ import_id: importId, line: 10, business_id: other, before: JSON.stringify({ email }), version: 1 })
    .execute();
  await makeReview(db, { business_id: contractor._id, description: `Number: ${edit.phoneNo}` });
  await makeEnquiry(db, { business_id: contractor._id, message: `Is ${email} yours?` });
  await fillIn({ name: form.name, email, phoneNo: edit.phoneNo }, other, headers);
  await fillIn({ name: form.name, email, phoneNo: edit.phoneNo }, other);
  await reset('/contractor/auth/forgotpassword', email, 'dry-roof-2');
  const { token: again } = await expectStatus(200, 'POST', '/contractor/auth/login', { phoneNo: edit.phoneNo, password: 'dry-roof-2' });

  const keys = [...contractor.image, ...edited.image, ...last.image].map((url) => /businesses\/[0-9a-f-]{36}/.exec(url)?.[0] ?? url);
  const traces = { words: [email, corrected.email, ...keys], numbers: ['9811144455', edit.phoneNo, '9811144477'] };
  expect(findTraces(await everything(), traces).length).toBeGreaterThan(8);
  const owner = { authorization: `Bearer ${again}` };
  await expectStatus(200, 'DELETE', `/contractor/delete/${contractor._id}`, undefined, owner);
  // What admins did is never rewritten: it keeps the names that pictures had, and neither e-mail nor number.
  const left = await everything();
  expect(findTraces(left, traces).filter((line) => !line.startsWith('public.audit_entries'))).toEqual([]);
  expect(findTraces(left, { ...traces, words: [email, corrected.email] })).toEqual([]);
  expect(left.filter((line) => line.startsWith('public.audit_entries')).join()).toContain('phone');
  const rows = await db
    .selectFrom('import_rows')
    .select(['outcome', 'business'])
    .where('import_id', '=', importId)
    .orderBy('line')
    .execute();
  expect(rows).toEqual([
    { outcome: 'error', business: { name: 'Write to …', city: '…' } },
    { outcome: 'error', business: { name: 'Somebody else', city: 'Pune' } },
  ]);
});

/** Registers with the e-mail and number of somebody who has left all kinds of things without an account. */
async function registerAs(stranger: { email: string; phoneNo: string }) {
  const form = { ...(await businessForm()), ...stranger };
  const { token, contractor } = await expectStatus(201, 'POST', '/contractor/auth/register', form);
  const owner = { authorization: `Bearer ${token}` };
  const remove = () => expectStatus(200, 'DELETE', `/contractor/delete/${contractor._id}`, undefined, owner);
  const prove = () => db.updateTable('businesses').set({ email_proven_at: new Date() }).where('business_id', '=', contractor._id).execute();
  return { id: contractor._id as string, headers: owner, remove, prove };
}

/** Everything that tells of somebody, but for their own account and what counts and queues for a while. */
const leftOf = async ({ email, phoneNo }: { email: string; phoneNo: string }) => {
  // What was mailed is noted in the rows.
  const due = "select from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()";
  await expect.poll(async () => (await pool.query(due)).rowCount, { timeout: 20_000 }).toBe(0);
  return findTraces(await everything(), { words: [email], numbers: [phoneNo] })
    .filter((line) => !/^(?:public\.(?:businesses|listings|business_edits|email_proofs|users)|pgboss\.)/.test(line))
    .toSorted();
};

/** The parts of a download that would tell of what somebody left without an account. */
const NOTHING_KEPT = { newsletterAskedFor: null, newsletterLanguage: null, savedSearches: [], requirements: [], sentEnquiries: [] };

test.each(['a business', 'a user'])(
  'of a stranger whose address %s has not proven, nothing is forgotten and nothing told',
  async (kind) => {
    const business = await makeBusiness(db, { email: 'asked@example.in' });
    const stranger = {
      name: 'Leela Stranger',
      email: `leela.${kind.slice(2)}@example.in`,
      phoneNo: kind === 'a user' ? '9811166601' : '9811166602',
    };
    await fillIn(stranger, business);
    const requirement = await makeRequirement(db, { email: stranger.email, phone_no: stranger.phoneNo });
    await db
      .insertInto('private_pictures')
      .values({ requirement_id: requirement, position: 1, key: `private/${requirement}` })
      .execute();
    await makeReview(db, { business_id: business, email: stranger.email });
    const importId = await keepImportedRows(
      { name: 'Leela Tiles', city: 'Pune', email: stranger.email, phoneNo: stranger.phoneNo },
      { name: `Write to ${stranger.email}`, city: `+91 ${stranger.phoneNo}` },
    );
    const before = await leftOf(stranger);
    expect(new Set(before.map((line) => line.split(':')[0])).size).toBeGreaterThan(8);

    if (kind === 'a business') {
      const { headers, remove } = await registerAs(stranger);
      const { data } = await expectStatus(200, 'GET', '/contractor/data', undefined, headers);
      expect(data).toMatchObject(NOTHING_KEPT);
      await remove();
    } else {
      const user = { userName: 'Not.Leela', email: stranger.email, password: 'monsoon-2026' };
      const { token } = await expectStatus(201, 'POST', '/user/register', user);
      const headers = { authorization: `Bearer ${token}` };
      const { data } = await expectStatus(200, 'GET', '/user/data', undefined, headers);
      expect(data).toMatchObject(NOTHING_KEPT);
      await expectStatus(200, 'DELETE', '/user/delete', undefined, headers);
    }
    expect(await leftOf(stranger)).toEqual(before);
    expect(await db.selectFrom('import_rows').selectAll().where('import_id', '=', importId).execute()).toHaveLength(2);
    expect(await db.selectFrom('private_pictures').selectAll().where('requirement_id', '=', requirement).execute()).toHaveLength(1);
  },
);

test('a proven e-mail is nowhere afterwards, and takes the number along where both stand; by the number alone nothing is found', async () => {
  const business = await makeBusiness(db, { email: 'reader@example.in' });
  const sunil = { name: 'Sunil', email: 'sunil.traces@example.in', phoneNo: '9811155566' };
  await fillIn(sunil, business);
  const requirement = await makeRequirement(db, { email: sunil.email.toUpperCase() });
  const { remove, prove } = await registerAs(sunil);
  await prove();
  const words = { business_id: business, message: `Or ask ${sunil.email}, ${sunil.phoneNo}.` };
  const kept = await makeEnquiry(db, { ...words, email: 'Sunil.Traces@example.in', phone_no: '9876543210' });
  const other = await makeEnquiry(db, { business_id: business, message: `Or call ${sunil.phoneNo}.`, phone_no: sunil.phoneNo });
  await remove();
  const left = await db.selectFrom('enquiries').selectAll().where('enquiry_id', 'in', [kept, other]).orderBy('enquiry_id').execute();
  expect(left).toMatchObject([
    { name: 'Meera Kulkarni', email: '', phone_no: '9876543210', message: 'Or ask …, ….' },
    { name: 'Meera Kulkarni', email: 'meera@example.in', phone_no: sunil.phoneNo, message: `Or call ${sunil.phoneNo}.` },
  ]);
  expect(findTraces(await everything(), { words: [sunil.email] })).toEqual([]);
  const told = findTraces(await everything(), { words: [], numbers: [sunil.phoneNo] });
  expect(told).toEqual([expect.stringContaining(other)]);
  expect(await db.selectFrom('requirements').select('requirement_id').where('requirement_id', '=', requirement).execute()).toEqual([]);
});

test.each([
  ['has proven too stays the other one’s', new Date(), ['public.businesses', 'public.enquiries', 'public.newsletter_subscriptions']],
  ['names without having proven it does not', null, ['public.businesses']],
])('an address that another account %s', async (_, email_proven_at, left) => {
  const business = await makeBusiness(db);
  const email = `family${left.length}@example.in`;
  const family = { userName: `Family${left.length}`, email, password: 'monsoon-2026' };
  const { token, user } = await expectStatus(201, 'POST', '/user/register', family);
  await db.updateTable('users').set({ email_proven_at: new Date() }).where('user_id', '=', user._id).execute();
  await makeBusiness(db, { email: email.toUpperCase(), email_proven_at });
  const sent = { name: 'Somebody', email, phoneNo: '9811177788', message: 'How much?' };
  await expectStatus(201, 'POST', `/send-enquiry/${business}`, sent);
  await expectStatus(201, 'POST', '/subscribe', { email });
  await expectStatus(200, 'DELETE', '/user/delete', undefined, { authorization: `Bearer ${token}` });
  const told = (await everything()).filter((line) => line.includes(email) || line.includes(email.toUpperCase()));
  expect(told.map((line) => line.split(':')[0]).toSorted()).toEqual(left);
});
