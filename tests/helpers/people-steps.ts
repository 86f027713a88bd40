import { expect } from 'vitest';
import { signInBusiness, signInUser } from '#tests/factories/session.ts';
import { makeUser } from '#tests/factories/user.ts';
import { call, type createTestApp } from '#tests/helpers/test-app.ts';

type Headers = Record<string, string>;

let made = 0;

/** An address of nobody yet. */
export const mailbox = () => `person${process.pid}x${++made}@example.in`;

/** The calls about who works for a business, as whoever the headers say, and what stands in the database. */
export function makePeopleSteps({ app, db }: Awaited<ReturnType<typeof createTestApp>>) {
  const invite = (headers: Headers, body: object) => call(app, 'POST', '/api/v1/contractor/people', body, headers);
  const people = async (headers: Headers) => (await call(app, 'GET', '/api/v1/contractor/people', undefined, headers)).body.people;
  const setRole = (id: string, body: object, headers: Headers) => call(app, 'PUT', `/api/v1/contractor/people/${id}`, body, headers);
  const remove = (id: string, headers: Headers) => call(app, 'DELETE', `/api/v1/contractor/people/${id}`, undefined, headers);
  const invitations = async (headers: Headers) => (await call(app, 'GET', '/api/v1/invitation/own', undefined, headers)).body.invitations;
  const answer = (id: string, headers: Headers, said = 'accept') => call(app, 'PUT', `/api/v1/invitation/${id}`, { answer: said }, headers);
  const leave = (id: string, headers: Headers) => call(app, 'DELETE', `/api/v1/invitation/${id}`, undefined, headers);
  const actFor = (id: string, headers: Headers) => call(app, 'POST', `/api/v1/account/act-for/${id}`, {}, headers);
  const rowOf = (id: string) => db.selectFrom('business_members').selectAll().where('member_id', '=', id).executeTakeFirst();

  /** A business that has invited somebody with an account of that address. */
  async function invited(role = 'enquiries', given: object = {}) {
    const email = mailbox();
    const owner = await signInBusiness(db);
    expect((await invite(owner.headers, { email, role, ...given })).status).toBe(201);
    const [{ _id }] = await people(owner.headers);
    const person = await signInUser(db, await makeUser(db, { email }));
    return { email, owner, business: owner.id, id: _id as string, person };
  }

  return { invite, people, setRole, remove, invitations, answer, leave, actFor, rowOf, invited };
}
