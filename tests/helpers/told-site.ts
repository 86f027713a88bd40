import { sql } from 'kysely';
import { beforeEach, expect } from 'vitest';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { freshNumber } from '#tests/factories/short-message.ts';
import { makeUser } from '#tests/factories/user.ts';
import { startMailServer } from '#tests/helpers/mail-server.ts';
import { startMessageSite } from '#tests/helpers/message-site.ts';
import { call } from '#tests/helpers/test-app.ts';
import { daysAgo } from '#tests/helpers/work-steps.ts';

const within = { timeout: 60_000, interval: 50 };

/** The whole site with a mail server and a gateway beside it, and who is told of things by them. */
export async function startToldSite() {
  const mail = await startMailServer();
  const site = await startMessageSite({ settings: () => ({ SMTP_URL: mail.url }) });
  const { app, db, gateway } = site;

  beforeEach(() => {
    gateway.failBy(() => undefined);
    gateway.reportBy('never');
    site.setClock('11:30');
  });

  /** An owner who has proven their number, signed in. */
  async function makeOwner(given: Parameters<typeof makeBusiness>[1] = {}) {
    const to = freshNumber();
    const email = `owner${to.slice(3)}@example.in`;
    const id = await makeBusiness(db, {
      name: 'Deccan Roofs',
      email,
      phone_no: to.slice(3),
      phone_proven_at: daysAgo(30),
      ...given,
    });
    return { ...(await signInBusiness(db, id)), to, email };
  }

  /** A user who has proven their number, signed in. */
  async function makeAsker(given: Parameters<typeof makeUser>[1] = {}) {
    const to = freshNumber();
    const email = `asker${to.slice(3)}@example.in`;
    const id = await makeUser(db, { email, phone_no: to.slice(3), phone_proven_at: daysAgo(30), ...given });
    return { ...(await signInUser(db, id)), to, email };
  }

  const textsFor = (to: string) =>
    gateway.arrived.filter((message) => message.to === to).map(({ text }) => text.replace(/\/m\/[\w-]{22}/, '/m/LINK'));
  const textsCome = (to: string, count: number) => expect.poll(() => textsFor(to).length, within).toBe(count);
  const mailsCome = (email: string, count: number) => expect.poll(() => mail.left(email), within).toBe(count);
  const messagesTo = (to: string) =>
    db.selectFrom('short_messages').selectAll().where('phone_no', '=', to).orderBy('asked_at').orderBy('short_message_id').execute();

  /** Where the link of a message leads. */
  const pathOf = async (messageId: string | undefined) =>
    (
      await db
        .selectFrom('sign_in_links')
        .select('path')
        .where('short_message_id', '=', messageId ?? '')
        .executeTakeFirst()
    )?.path;
  async function ask(businessId: string, body: object = asked(), headers: Record<string, string> = {}) {
    const { status } = await call(app, 'POST', `/api/v1/send-enquiry/${businessId}`, body, headers);
    expect(status).toBe(201);
    const row = await db
      .selectFrom('enquiries')
      .select('enquiry_id')
      .where('business_id', '=', businessId)
      .orderBy('enquiry_id', 'desc')
      .executeTakeFirstOrThrow();
    return row.enquiry_id;
  }
  const write = (enquiryId: string, body: string, headers: Record<string, string>) =>
    call(app, 'POST', `/api/v1/enquiries/${enquiryId}/messages`, { body }, headers);
  const answer = (enquiryId: string, body: string, headers: Record<string, string>) =>
    call(app, 'POST', `/api/v1/contractor/enquiries/${enquiryId}/messages`, { body }, headers);
  const choose = (headers: Record<string, string>, body: object) => call(app, 'PUT', '/api/v1/account/message-choices', body, headers);

  /** Ten minutes pass for a conversation, and what waits in it is due. */
  async function passPause(enquiryId: string) {
    await sql`update enquiry_sides set mailed_at = mailed_at - interval '10 minutes' where enquiry_id = ${enquiryId}`.execute(db);
    await sql`update enquiries set mailed_at = mailed_at - interval '10 minutes', created_at = created_at - interval '10 minutes'
    where enquiry_id = ${enquiryId}`.execute(db);
    await sql`update pgboss.job set start_after = now() where name = 'mail-thread' and data ->> 'enquiryId' = ${enquiryId} and state = 'created'`.execute(
      db,
    );
  }
  /** The queue has done what it has of conversations now. */
  const threadsTold = (enquiryId: string) =>
    expect
      .poll(async () => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job where name in ('mail-thread', 'mail-untold')
        and data ->> 'enquiryId' = ${enquiryId} and state in ('created', 'retry', 'active') and start_after <= now() + interval '1 second'`.execute(
          db,
        );
        return rows[0]?.n;
      }, within)
      .toBe(0);
  const morning = async (to: string) => {
    site.setClock('11:30');
    for (const { short_message_id, state } of await messagesTo(to)) if (state === 'waiting') await site.tryAgain(short_message_id);
  };
  return {
    ...site,
    mail,
    makeOwner,
    makeAsker,
    textsFor,
    textsCome,
    mailsCome,
    messagesTo,
    pathOf,
    ask,
    write,
    answer,
    choose,
    passPause,
    threadsTold,
    morning,
  };
}

export const asked = (more: object = {}) => ({
  name: 'Meera Kulkarni',
  phoneNo: '9876543210',
  email: 'meera@example.in',
  message: 'Our roof leaks.',
  ...more,
});
