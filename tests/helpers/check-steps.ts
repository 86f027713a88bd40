import { expect } from 'vitest';
import { indiaDay } from '#server/base/india-day.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin, signInBusiness } from '#tests/factories/session.ts';
import { call, type createTestApp } from '#tests/helpers/test-app.ts';

export const GSTIN = '27AAPFU0939F1ZV';
/** What the team says when it has compared both. */
export const CONFIRM = { decision: 'confirm', sameName: true, sameState: true };
type Headers = Record<string, string>;
type Given = Parameters<typeof makeBusiness>[1];

/** What owners and the team do about checks. */
export async function makeCheckSteps({ app, db }: Pick<Awaited<ReturnType<typeof createTestApp>>, 'app' | 'db'>) {
  const { headers: admin, token } = await signInAdmin(db);
  const get = async (path: string, headers: Headers = {}) => (await call(app, 'GET', `/api/v1${path}`, undefined, headers)).body;
  const send = (headers: Headers, kind: unknown, number: unknown) =>
    call(app, 'POST', '/api/v1/contractor/checks', { kind, number }, headers);
  const own = async (headers: Headers) => (await get('/contractor/checks', headers)).checks;
  const decide = (id: string, body: object, headers: Headers = admin) => call(app, 'PUT', `/api/v1/admin/checks/${id}`, body, headers);

  /** A business that everybody sees, without a proven address; and its owner. */
  async function makeOwner(given: Given = {}) {
    const id = await makeBusiness(db, { email_proven_at: null, ...given });
    const { headers, token } = await signInBusiness(db, id);
    return { id, headers, cookie: { cookie: `nirmaan=${token}` } };
  }
  /** @returns the check's id. */
  async function sendOne(headers: Headers, kind = 'gstin', number = GSTIN): Promise<string> {
    expect((await send(headers, kind, number)).status).toBe(201);
    return (await own(headers))[0]._id;
  }
  /** A business whose GSTIN was confirmed. */
  async function makeChecked(given: Given = {}) {
    const owner = await makeOwner(given);
    const check = await sendOne(owner.headers);
    expect((await decide(check, CONFIRM)).status).toBe(200);
    return { ...owner, check };
  }
  return {
    adminCookie: { cookie: `nirmaan=${token}` },
    ...{ admin, send, own, decide, makeOwner, sendOne, makeChecked },
    today: indiaDay(),
    noteAt: (id: string, body: object) => call(app, 'POST', `/api/v1/admin/checks/address/${id}`, body, admin),
    queue: (query = '?limit=100') => get(`/admin/checks${query}`, admin),
    details: (id: string) => get(`/contractor/get-details/${id}`),
    kindsOf: async (id: string) => (await get(`/contractor/get-details/${id}`)).checks.map(({ kind }: { kind: string }) => kind),
    pageOf: async (url: string, headers: Headers = {}) => (await app.inject({ url, headers })).body.replaceAll(/<!--.*?-->/g, ''),
    /** Whether a list of its city that is narrowed to what was checked has a business. */
    isFound: async (id: string) =>
      (await get('/contractor/search?city=Pune&checked=1&limit=100')).data.some(({ _id }: { _id: string }) => _id === id),
  };
}
