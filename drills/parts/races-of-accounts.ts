import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { call } from '#drills/parts/call.ts';
import { newEmail, newPhone, nextNumber, PASSWORD, registerUser } from '#drills/parts/people.ts';
import type { Racing } from '#drills/parts/racing.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { signInBusiness } from '#tests/factories/session.ts';

/** Longer than a mail takes to come. Milliseconds. */
const LAST_MAIL = 30_000;

const picture = dataUrl(await makeJpeg(64, 48));

/** Registering, asking for a new password and using its code. */
export async function raceForAccounts(racing: Racing) {
  const { server } = racing;
  const email = newEmail('racer');
  const user = (userName: string, address: string) => ({
    path: '/user/register',
    method: 'POST',
    body: { userName, email: address, password: PASSWORD },
  });
  const names = Array.from({ length: 20 }, () => `racer ${nextNumber()}`);
  await racing.atOnce(
    '20 registrations of one e-mail',
    names.map((name) => user(name, email)),
    { 201: 1, 409: 19 },
  );
  await racing.same('accounts of one e-mail', 1, 'select count(*) as n from users where email = $1', [email]);

  const name = `racer ${nextNumber()}`;
  await racing.atOnce(
    '20 registrations of one user name',
    names.map(() => user(name, newEmail('racer'))),
    { 201: 1, 409: 19 },
  );
  await racing.same('accounts of one user name', 1, 'select count(*) as n from users where user_name = $1', [name]);

  const phoneNo = newPhone();
  const before = countPictures(server.dataDir);
  await racing.atOnce(
    '12 businesses of one number',
    Array.from({ length: 12 }, () => business(phoneNo)),
    { 201: 1, 409: 11 },
  );
  await racing.same('businesses of one number', 1, 'select count(*) as n from businesses where phone_no = $1', [phoneNo]);
  racing.equal('files of its one picture, in three widths', countPictures(server.dataDir) - before, 3);

  await raceForCode(racing, email);
  await raceForRemedy(racing);
}

function business(phoneNo: string) {
  const body = {
    name: `Racing Tiles ${nextNumber()}`,
    phoneNo,
    email: newEmail('racer'),
    service: 'Tiles/flooring',
    address: '12 Karve Road',
    city: 'Pune',
    state: 'Maharashtra',
    price: '45',
    password: PASSWORD,
    shortDescription: 'Tiles',
    image: picture,
  };
  return { path: '/contractor/auth/register', method: 'POST', body };
}

/** Of sessions that set a password at once one wins: all others end, and with them what they have begun. */
async function raceForRemedy(racing: Racing) {
  const { server } = racing;
  const { id, email, token } = await registerUser(server.url);
  const userName = `racer ${nextNumber()}`;
  const edit = (body: object, by = token) => ({ path: '/user/edit', method: 'PUT', body: { userName, email, ...body }, token: by });
  await racing.atOnce('a name', [edit({})], { 200: 1 });
  const logIn = { path: '/user/login', method: 'POST', body: { userName, password: PASSWORD } };
  const logins = await racing.atOnce('6 sessions', Array(6).fill(logIn), { 200: 6 });
  const tokens = logins.map(({ text }) => JSON.parse(text).token as string);
  await racing.atOnce(
    '6 sessions that set a password',
    tokens.map((by, n) => edit({ newPassword: `${PASSWORD}-${n}`, confirmPassword: `${PASSWORD}-${n}` }, by)),
    { 200: 1, 401: 5 },
  );
  await racing.same('sessions that are left', 1, 'select count(*) as n from sessions where user_id = $1', [id]);

  const again = await racing.atOnce('asking for another e-mail', [edit({ email: newEmail('thief') }, await lastToken(racing, tokens))], {
    200: 1,
  });
  if (again[0]?.status !== 200) return;
  const winner = await lastToken(racing, tokens);
  await racing.atOnce(
    'logging out everywhere 5 times, while an e-mail is asked for',
    [...Array(5).fill({ path: '/account/logout-everywhere', method: 'POST', token: winner }), edit({ email }, winner)],
    { 200: 6 },
  );
  await racing.same('e-mails that wait', 0, 'select count(*) as n from email_changes where user_id = $1', [id]);
}

/** The one session that has not ended. */
async function lastToken({ server }: Racing, tokens: string[]): Promise<string> {
  for (const token of tokens) if ((await call(`${server.url}/api/v1/user/get`, { token })).status === 200) return token;
  throw new Error('no session is left');
}

/** A code opens the door once, and what it opened sets one password. */
async function raceForCode(racing: Racing, email: string) {
  const reset = '/user/forgotpassword';
  const { server, database } = racing;
  const sent = await call(`${server.url}/api/v1${reset}/otp/send`, { method: 'POST', body: { email } });
  const browser = cookieOf(sent.headers['set-cookie'], 'nirmaan_reset_browser');
  const otp = await codeFor(racing, email);
  const verify = { path: `${reset}/otp/verify`, method: 'POST', body: { email, otp }, headers: { cookie: browser } };
  const verified = await racing.atOnce('a right code 10 times', Array(10).fill(verify), { 200: 1, 400: 9 });
  const grant = cookieOf(verified.find(({ status }) => status === 200)?.headers['set-cookie'], 'nirmaan_reset');
  const changes = [1, 2, 3, 4, 5, 6].map((n) => ({
    path: `${reset}/change-password`,
    method: 'POST',
    body: { email, password: `${PASSWORD}-${n}` },
    headers: { cookie: `${browser}; ${grant}` },
  }));
  const changed = await racing.atOnce('a permission 6 times', changes, { 200: 1, 403: 5 });
  const password = `${PASSWORD}-${changed.findIndex(({ status }) => status === 200) + 1}`;
  const { rows } = await database.query<{ user_name: string }>('select user_name from users where email = $1', [email]);
  const body = { userName: rows[0]?.user_name, password };
  await racing.atOnce('signing in with the password that won', Array(8).fill({ path: '/user/login', method: 'POST', body }), { 200: 8 });
}

/** Waits for the mail with the code. */
async function codeFor({ mail }: Racing, email: string): Promise<string> {
  for (const end = performance.now() + LAST_MAIL; performance.now() < end; await delay(50)) {
    const text = mail.all.find(({ to, text }) => to.includes(email) && text.includes('Your code to reset'))?.text ?? '';
    const code = /^(\d{4})$/m.exec(text)?.[1];
    if (code) return code;
  }
  throw new Error('no mail with a code came');
}

function cookieOf(lines: string[] | undefined, name: string): string {
  return lines?.find((line) => line.startsWith(`${name}=`))?.split(';')[0] ?? '';
}

/** Accounts that go while they write: nothing of theirs is left half. */
export async function raceForDeletion(racing: Racing) {
  const { server, db, database } = racing;
  const businesses = await Promise.all(Array.from({ length: 5 }, () => makeBusiness(db)));
  const user = await registerUser(server.url);
  const { token } = user;
  const writes = businesses.flatMap((id) => [
    { path: '/contractor/like', method: 'PUT', body: { businessId: id }, token },
    {
      path: '/review/add',
      method: 'POST',
      body: { name: 'Asha Rao', email: user.email, description: 'Good', rating: 4, business: id },
      token,
    },
    {
      path: `/send-enquiry/${id}`,
      method: 'POST',
      body: { name: 'Asha', email: user.email, phoneNo: newPhone(), message: 'When?' },
      token,
    },
    { path: '/report/add', method: 'POST', body: { business: id, reason: 'closed' }, token },
    { path: `/contractor/get-details/${id}`, token },
    { path: '/payment/orders/create', method: 'POST', body: { phone_number: newPhone() }, token },
  ]);
  const gone = { path: '/user/delete', method: 'DELETE', token };
  await racing.atOnce('a user who goes while they write', [...writes.slice(0, 15), gone, ...writes.slice(15), gone], [200, 201, 401]);
  await racing.same('users who went', 0, 'select count(*) as n from users where user_id = $1', [user.id]);
  const left = `select (select count(*) from reviews where email = $1) + (select count(*) from enquiries where email = $1)
    + (select count(*) from payment_orders where user_id = $2) + (select count(*) from sessions where user_id = $2) as n`;
  // A write that comes after the account has gone is a visitor's own: an enquiry needs no account.
  const { rows } = await database.query(left, [user.email, user.id]);
  if (Number(rows[0]?.n) > 0) racing.stage.note('rows with the address of who went', Number(rows[0]?.n));

  const before = countPictures(server.dataDir);
  const businessId = await makeBusiness(db);
  const owner = await signInBusiness(db, businessId);
  const reader = await registerUser(server.url);
  const { body } = business(newPhone());
  const { password: _, image: __, ...profile } = body;
  const edit = {
    path: '/contractor/edit',
    method: 'PUT',
    body: { ...profile, description: 'Bags', images: [picture] },
    token: owner.token,
  };
  const close = { path: `/contractor/delete/${businessId}`, method: 'DELETE', token: owner.token };
  const others = [
    { path: '/contractor/like', method: 'PUT', body: { businessId }, token: reader.token },
    {
      path: '/review/add',
      method: 'POST',
      body: { name: 'Asha', email: reader.email, description: 'Good', rating: 4, business: businessId },
      token: reader.token,
    },
    {
      path: `/send-enquiry/${businessId}`,
      method: 'POST',
      body: { name: 'Asha', email: newEmail('asker'), phoneNo: newPhone(), message: 'When?' },
    },
    { path: `/contractor/get-details/${businessId}`, token: reader.token },
  ];
  const answers = await racing.atOnce(
    'a business that goes while it is edited',
    [edit, ...others, edit, close, edit, ...others, close],
    [200, 201, 401, 404],
  );
  if (answers[6]?.status !== 200 && answers[12]?.status !== 200) racing.stage.fail('nobody could delete the business');
  await racing.same('businesses that went', 0, 'select count(*) as n from businesses where business_id = $1', [businessId]);
  racing.equal('files of pictures that they left', countPictures(server.dataDir) - before, 0);
}

/** Files of the businesses' pictures. */
function countPictures(dataDir: string): number {
  try {
    return readdirSync(path.join(dataDir, 'media/businesses')).length;
  } catch {
    return 0;
  }
}
