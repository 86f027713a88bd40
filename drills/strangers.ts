import type pg from 'pg';
import { mustCall } from '#drills/parts/call.ts';
import type { Drill } from '#drills/parts/drill.ts';
import { MailListener } from '#drills/parts/mail-listener.ts';
import { newEmail, newPhone, nextNumber, PASSWORD, registerBusinesses } from '#drills/parts/people.ts';
import { steal } from '#drills/parts/stolen-session.ts';
import { countOf, somebody, type Town, untilMailed } from '#drills/parts/town-of-strangers.ts';
import { awaitProof, beMany } from '#drills/parts/unproven-accounts.ts';
import type { Visitor } from '#drills/parts/visitor.ts';

/** People who are not who they say: each tries what was once done to a customer, from outside, and gets nowhere. */
export const strangers: Drill = {
  name: 'strangers',
  does: 'steals a session and asks for another address; registers as strangers to silence them, to read and erase what they have here, to mail them words; registers many times to collect numbers and to review',
  async run(stage) {
    const mail = await MailListener.start(stage);
    const settings = { RATE_LIMITS: 'on', TRUST_PROXY: '1', SMTP_URL: mail.url, LOG_LEVEL: 'warn' };
    const server = await stage.startServer({ settings });
    const town = { stage, url: server.url, database: server.database(), mail };
    await steal(town);
    await silence(town);
    await eraseAndRead(town);
    await awaitProof(town);
    await beMany(town);
    await greet(town);
  },
};

/** Three registrations that nobody has approved enquire at themselves in a customer's name and mark it. */
async function silence(town: Town) {
  const { stage, url, database } = town;
  stage.scene('silenced');
  const customer = { name: 'Meera', email: newEmail('customer'), phoneNo: newPhone() };
  const [shop] = await registerBusinesses(url, 1);
  if (!shop) throw new Error('no shop');
  let refused = 0;
  for (let n = 0; n < 3; n += 1) {
    const [own] = await registerBusinesses(url, 1);
    if (!own) throw new Error('no business');
    await database.query("update businesses set status = 'pending' where business_id = $1", [own.id]);
    const attacker = somebody(town);
    await attacker.post('/contractor/auth/login', { phoneNo: await phoneOf(database, own.id), password: PASSWORD });
    const sent = await attacker.post(`/send-enquiry/${own.id}`, { ...customer, message: 'Loans' });
    if (sent.status === 400 && sent.code === 'own_business') refused += 1;
    await markAll(database, own.id, attacker);
    // Approved, and asked by a visitor in the customer's name: what comes is marked, and says nothing of who typed it.
    await database.query("update businesses set status = 'approved', email_proven_at = now() where business_id = $1", [own.id]);
    await somebody(town).post(`/send-enquiry/${own.id}`, { ...customer, message: 'Loans' });
    await markAll(database, own.id, attacker);
  }
  stage.expect('enquiries at oneself refused', refused, '=', 3);
  const sent = await somebody(town).post(`/send-enquiry/${shop.id}`, { ...customer, message: 'The roof leaks' });
  stage.expect('the customer is answered', sent.status, '=', 201);
  const arrived = await countOf(database, 'enquiries where business_id = $1 and not is_withheld', shop.id);
  stage.expect('and heard', arrived, '=', 1);
  stage.expect('marks', await countOf(database, "lead_marks where reason = 'spam'"), '=', 3);
  stage.proved(4, 'enquiries of whom strangers named');
}

/** Somebody registers with a customer's address and number, reads what there is of them, and deletes the account. */
async function eraseAndRead(town: Town) {
  const { stage, url, database } = town;
  stage.scene('erased');
  const email = newEmail('erased');
  const phoneNo = newPhone();
  const customer = somebody(town);
  const [shop] = await registerBusinesses(url, 1);
  const message = 'Please call me.';
  const search = { service: 'Cement', city: 'Pune', state: 'Maharashtra', often: 'weekly' };
  const left: [path: string, body: object][] = [
    [`/send-enquiry/${shop?.id}`, { name: 'Leela', email, phoneNo, message }],
    ['/contact-us', { name: 'Leela', email, phone: phoneNo, service: 'Cement', message }],
    ['/subscribe', { email }],
    ['/saved-search/add', { email, ...search }],
  ];
  for (const [path, body] of left) stage.expect(`left by ${path.split('/')[1]}`, (await customer.post(path, body)).status, '=', 201);
  const before = await lefts(database, email);

  const attacker = somebody(town);
  const user = { userName: `stranger${nextNumber()}`, email, password: PASSWORD };
  stage.expect('registers as the customer', (await attacker.post('/user/register', user)).status, '=', 201);
  const { data } = (await attacker.get('/user/data')).body as { data: Record<string, unknown> };
  const told = ['newsletterAskedFor', 'newsletterSince', 'newsletterLanguage'].filter((part) => data[part] !== null);
  const listed = ['savedSearches', 'sentEnquiries', 'requirements', 'contactMessages'].filter(
    (part) => (data[part] as unknown[]).length > 0,
  );
  stage.expect('parts of the download that tell', told.length + listed.length, '=', 0);
  const known = await attacker.post('/saved-search/add', { email, ...search });
  const other = await attacker.post('/saved-search/add', { email, ...search, city: 'Nashik' });
  stage.expect('what is followed is answered otherwise', Number(JSON.stringify(known) !== JSON.stringify(other)), '=', 0);
  await database.query("delete from saved_searches where city = 'Nashik'");
  const token = attacker.cookies.get('nirmaan') ?? '';
  await mustCall(url, '/user/delete', { method: 'DELETE', body: { password: PASSWORD }, token });
  stage.expect('rows of the customer that are gone', before - (await lefts(database, email)), '=', 0);
  stage.proved(before, 'rows of a customer that a stranger named');
}

/** Somebody registers with a stranger's address under a name that is an advertisement: no mail carries it. */
async function greet(town: Town) {
  const { stage, mail } = town;
  stage.scene('mailed');
  const email = newEmail('greeted');
  const words = `Cheap-loans-${nextNumber()}`;
  await somebody(town).post('/user/register', { userName: words, email, password: PASSWORD });
  await untilMailed(mail, email, (text) => text);
  const mailed = () => mail.all.filter(({ to }) => to.includes(email));
  stage.expect('mails to the stranger', mailed().length, '≥', 1);
  stage.expect('with the words of whoever registered', mailed().filter(({ text }) => text.includes(words)).length, '=', 0);
  stage.proved(mailed().length, 'mails to an address that nobody has proven');
}

/** The attacker marks all that their business has received. */
async function markAll(database: pg.Pool, businessId: string, attacker: Visitor) {
  const { rows } = await database.query<{ enquiry_id: string }>('select enquiry_id from enquiries where business_id = $1', [businessId]);
  for (const { enquiry_id } of rows) await attacker.put(`/contractor/enquiries/${enquiry_id}/bad-lead`, { reason: 'spam' });
}

async function phoneOf(database: pg.Pool, businessId: string): Promise<string> {
  const { rows } = await database.query<{ phone_no: string }>('select phone_no from businesses where business_id = $1', [businessId]);
  return rows[0]?.phone_no ?? '';
}

/** How many rows carry an address. */
async function lefts(database: pg.Pool, email: string): Promise<number> {
  const tables = ['enquiries', 'contact_messages', 'newsletter_subscriptions', 'saved_searches'];
  const counted = await Promise.all(tables.map((table) => countOf(database, `${table} where lower(email) = lower($1)`, email)));
  return counted.reduce((sum, n) => sum + n, 0);
}
