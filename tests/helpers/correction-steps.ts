import { sql } from 'kysely';
import { expect } from 'vitest';
import { followCorrections } from '#server/features/corrections/follow-corrections.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin, signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { sortMail } from '#tests/helpers/sorted-mail.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

type Headers = Record<string, string>;

/** A site with a mail server, and what people, owners and the team do about corrections on it. */
export async function createCorrections(settings: Record<string, string> = {}, options: Parameters<typeof createTestApp>[1] = {}) {
  const mail = await startMailServer();
  const { app, db, context } = await createTestApp({ SMTP_URL: mail.url, ...settings }, options);
  const { headers: admin } = await signInAdmin(db);
  const { mailTo, hasMore } = sortMail(mail);

  const suggest = (id: string, body: object, headers: Headers = {}) =>
    call(app, 'POST', `/api/v1/correction/add/${id}`, { source: 'The board at the shop', ...body }, headers);
  const rowsOf = (id: string) =>
    db.selectFrom('corrections').selectAll().where('business_id', '=', id).orderBy('created_at').orderBy('correction_id').execute();
  const lastOf = async (id: string) => (await rowsOf(id)).at(-1)?.correction_id ?? '';
  let made = 0;
  const mailbox = () => `sugg${process.pid}x${++made}@example.in`;

  /** Somebody suggests another name of a business with an owner, unless told otherwise. */
  async function suggested(body: object = { field: 'name', name: 'Deccan Arches' }, given: Parameters<typeof makeBusiness>[1] = {}) {
    const email = mailbox();
    const person = await signInUser(db, await makeUser(db, { email }));
    const business = await makeBusiness(db, given);
    expect((await suggest(business, body, person.headers)).status).toBe(201);
    return { email, person, business, id: await lastOf(business), owner: await signInBusiness(db, business) };
  }

  return {
    ...{ app, db, context, admin, mailTo, hasMore, suggest, suggested, mailbox, rowsOf, lastOf },
    confirm: (correction: string, headers: Headers = {}) => call(app, 'POST', '/api/v1/correction/confirm', { correction }, headers),
    answer: (id: string, body: object, headers: Headers) => call(app, 'PUT', `/api/v1/contractor/corrections/${id}`, body, headers),
    decide: (id: string, body: object, headers = admin) => call(app, 'PUT', `/api/v1/admin/corrections/${id}`, body, headers),
    own: async (headers: Headers) => (await call(app, 'GET', '/api/v1/correction/own', undefined, headers)).body.corrections,
    ofYours: async (headers: Headers) => (await call(app, 'GET', '/api/v1/contractor/corrections', undefined, headers)).body.corrections,
    queue: async (show = 'waiting') =>
      (await call(app, 'GET', `/api/v1/admin/corrections?show=${show}&limit=100`, undefined, admin)).body.corrections,
    shown: async (id: string) => (await call(app, 'GET', `/api/v1/contractor/get-details/${id}`)).body.contractor,
    follow: () => followCorrections.run(context, {}),
    /** As if the clock of the database went so many days on, or back. */
    passDays: (days: number) =>
      sql`update corrections set created_at = created_at - make_interval(days => ${days}), owner_until = owner_until - make_interval(days => ${days}),
        decided_at = decided_at - make_interval(days => ${days}), to_team_at = to_team_at - make_interval(days => ${days})`.execute(db),
    auditOf: (id: string) =>
      db.selectFrom('audit_entries').select(['action', 'admin_email', 'changes']).where('subject_id', '=', id).execute(),
    tokenIn: (text: string) => /correction=([\w.-]+)/.exec(text)?.[1] ?? '',
  };
}
