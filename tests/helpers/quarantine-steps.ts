import { beforeEach, expect } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin, signInBusiness } from '#tests/factories/session.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

type Headers = Record<string, string>;

/** A network, as a proxy names the caller's address. */
export const from = (address: string) => ({ 'x-forwarded-for': address });

/** A server with a real mail server, and what a spammer, owners and the team do on it. Each test has a spammer of its own. */
export async function createQuarantine() {
  const mail = await startMailServer();
  const { app, context, db, pool } = await createTestApp({ SMTP_URL: mail.url, TEAM_EMAIL: 'team@nirmaan.in', TRUST_PROXY: '1' });
  const admin = await signInAdmin(db);

  let spammers = 0;
  const spammer = { name: 'Cheap Loans', email: '', phoneNo: '' };
  beforeEach(() => {
    spammers += 1;
    Object.assign(spammer, { email: `loans${spammers}@example.in`, phoneNo: String(9_700_000_000 + spammers) });
  });
  /** How many there have been: what a test names by it is its own. */
  const spammerNumber = () => spammers;
  /** Where the spammer of a test sends from. */
  const home = () => from(`198.18.${spammers >> 8}.${spammers & 255}`);

  const send = (business: string, given: object = {}, headers: Headers = {}) =>
    call(app, 'POST', `/api/v1/send-enquiry/${business}`, { ...spammer, message: 'Loans for all', ...given }, { ...home(), ...headers });
  const markAs = (enquiry: string, headers: Headers, body: object) =>
    call(app, 'PUT', `/api/v1/contractor/enquiries/${enquiry}/bad-lead`, body, headers);
  const inboxOf = async (headers: Headers) => (await call(app, 'GET', '/api/v1/contractor/enquiries', undefined, headers)).body;
  const queue = async (query = '') => (await call(app, 'GET', `/api/v1/admin/quarantine/get${query}`, undefined, admin.headers)).body;
  /** What waits of the sender. */
  const heldOf = async () =>
    (await queue('?status=held&limit=100')).enquiries.filter(({ email }: { email: string }) => email === spammer.email);
  const decide = (id: string, body: object, headers = admin.headers) =>
    call(app, 'PUT', `/api/v1/admin/quarantine/update/${id}`, body, headers);

  /** An owner whom the sender has asked something. */
  async function asked(given: object = {}, business: Parameters<typeof makeBusiness>[1] = {}, by: Headers = {}) {
    const id = await makeBusiness(db, business);
    const { headers } = await signInBusiness(db, id);
    expect((await send(id, given, by)).status).toBe(201);
    const [enquiry] = (await inboxOf(headers)).enquiries;
    return { id, headers, enquiry: enquiry?._id as string };
  }

  /** Has as many owners mark an enquiry of the sender each. */
  async function marked(reasons: string[], given: object = {}) {
    for (const reason of reasons) {
      const { enquiry, headers } = await asked(given);
      expect((await markAs(enquiry, headers, { reason })).status).toBe(200);
    }
  }

  const age = (days: number) =>
    pool.query(
      `update lead_marks set marked_at = marked_at - make_interval(days => $1)
       where enquiry_id in (select enquiry_id from enquiries where email = $2)`,
      [days, spammer.email],
    );

  /** Whether another business's owner gets to see what the sender sends now. */
  async function arrives(given: object = {}, by: Headers = {}) {
    return (await asked(given, {}, by)).enquiry !== undefined;
  }

  return {
    app,
    context,
    db,
    pool,
    mail,
    admin,
    spammer,
    spammerNumber,
    send,
    markAs,
    inboxOf,
    queue,
    heldOf,
    decide,
    asked,
    marked,
    age,
    arrives,
  };
}
