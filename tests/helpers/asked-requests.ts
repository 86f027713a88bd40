import { type Kysely, sql } from 'kysely';
import { signId } from '#server/base/signed-id.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeEnquiry } from '#tests/factories/enquiry.ts';
import { makeRequirement } from '#tests/factories/requirement.ts';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { call } from '#tests/helpers/test-app.ts';

type Headers = Record<string, string>;
type Sender = { user_id?: string; sender_business_id?: string };

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

export const subjectOf = ({ text }: { text: string }) => /^Subject: (.*)$/m.exec(text)?.[1];
export const wordsOf = ({ text }: { text: string }) => text.replaceAll('=\n', '').replaceAll(/\s+/g, ' ');

let made = 0;

/** Requests that were sent to three businesses, what can be done with them, and what has become of them. */
export function askedRequests({ app, context, db }: { app: App; context: Context; db: Kysely<DB> }) {
  const linkOf = (id: string) => signId(context.signer, 'requirement', id);

  /** A request to three businesses, so many hours ago. */
  async function makeAsked({ hours = 1, sender = {} }: { hours?: number; sender?: Sender } = {}) {
    const contact = { name: 'Vimala Rao', email: `vimala${++made}@example.in`, phone_no: '9811122233' };
    const id = await makeRequirement(db, { ...contact, ...sender, address: 'Baner, Pune', lat: 18.56, lng: 73.78, budget: 'to_50000' });
    const owners = [];
    for (const name of ['Asha Roofs', 'Bharat Roofs', 'Chand Roofs']) {
      const email = `${name.split(' ')[0]?.toLowerCase()}${made}@example.in`;
      const owner = await signInBusiness(db, await makeBusiness(db, { name, email }));
      const sent = { business_id: owner.id, requirement_id: id, created_at: hoursAgo(hours), ...contact, ...sender };
      owners.push({ ...owner, email, enquiry: await makeEnquiry(db, sent) });
    }
    const [first, second, third] = owners;
    if (!first || !second || !third) throw new Error('three were asked');
    return { id, link: linkOf(id), owners: [first, second, third] as const, contact };
  }

  async function makeAskedByUser(hours?: number) {
    const user = await signInUser(db);
    return { ...(await makeAsked({ ...(hours === undefined ? {} : { hours }), sender: { user_id: user.id } })), user };
  }

  return {
    linkOf,
    makeAsked,
    makeAskedByUser,
    act: (key: string, doing: 'close' | 'reopen' | 'ask-instead' | 'end-link', body: object = {}, headers: Headers = {}) =>
      call(app, 'POST', `/api/v1/requirements/${key}/${doing}`, body, headers),
    list: (headers: Headers, query = '') => call(app, 'GET', `/api/v1/requirements${query}`, undefined, headers),
    /** How each conversation of a request has ended, in the order in which they were begun. */
    endsOf: async (requirement: string) => {
      const rows = db.selectFrom('enquiries').select('ended_as').where('requirement_id', '=', requirement).orderBy('enquiry_id');
      return (await rows.execute()).map(({ ended_as }) => ended_as);
    },
    openOf: (requirement: string) =>
      db
        .selectFrom('enquiries')
        .selectAll()
        .where('requirement_id', '=', requirement)
        .where('ended_at', 'is', null)
        .orderBy('enquiry_id')
        .execute(),
    requirementOf: (id: string) => db.selectFrom('requirements').selectAll().where('requirement_id', '=', id).executeTakeFirst(),
    /** How often a side of a conversation is, or was, to be mailed. */
    mailsOf: async (enquiry: string) => {
      const { rows } = await sql`select from pgboss.job where name = 'mail-thread' and data ->> 'enquiryId' = ${enquiry}`.execute(db);
      return rows.length;
    },
  };
}
