import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { makeUnowned } from '#tests/factories/claim.ts';
import { signInAdmin, signInUser } from '#tests/factories/session.ts';
import { sendFile } from '#tests/helpers/send-file.ts';
import { call, type createTestApp } from '#tests/helpers/test-app.ts';

type Headers = Record<string, string>;
type TestApp = Pick<Awaited<ReturnType<typeof createTestApp>>, 'app' | 'db' | 'dataDir'>;

/** What people who ask the team for a business, and the team, do about documents. */
export async function makeClaimDocumentSteps({ app, db, dataDir }: TestApp) {
  const { headers: admin } = await signInAdmin(db);
  const own = async (headers: Headers) => (await call(app, 'GET', '/api/v1/claim/own', undefined, headers)).body.claims;
  const ask = (business: string, headers: Headers) =>
    call(app, 'POST', `/api/v1/claim/team/add/${business}`, { message: 'My name is on the bill.' }, headers);
  const add = (headers: Headers, claim: string, bytes: Buffer, { name = 'licence.pdf', kind }: { name?: string; kind?: string } = {}) =>
    sendFile(app, `/api/v1/claim/${claim}/documents${kind === undefined ? '' : `?kind=${kind}`}`, headers, { bytes, name });
  const documentsOf = async (headers: Headers, claim: string): Promise<{ _id: string }[]> =>
    (await own(headers)).find(({ _id }: { _id: string }) => _id === claim)?.documents ?? [];

  /** A user, or whoever is given, who asks the team for a business without an owner, or for the one that is given. */
  async function makeAsked(given: { business?: string; claimant?: Awaited<ReturnType<typeof signInUser>> } = {}) {
    const business = given.business ?? (await makeUnowned(db));
    const { id, headers, token } = given.claimant ?? (await signInUser(db));
    expect((await ask(business, headers)).status).toBe(201);
    return { id, headers, token, business, claim: (await own(headers))[0]._id as string };
  }

  return {
    ...{ admin, own, ask, add, documentsOf, makeAsked },
    openOwn: (id: string, headers: Headers) => app.inject({ url: `/api/v1/claim-documents/${id}`, headers }),
    openForTeam: (id: string, headers: Headers = admin) => app.inject({ url: `/api/v1/admin/checks/documents/${id}`, headers }),
    remove: (id: string, headers: Headers) => call(app, 'DELETE', `/api/v1/claim-documents/${id}`, undefined, headers),
    withdraw: (claim: string, headers: Headers) => call(app, 'DELETE', `/api/v1/claim/${claim}`, undefined, headers),
    decide: (claim: string, body: object) => call(app, 'PUT', `/api/v1/admin/claim/decide/${claim}`, body, admin),
    takeBack: (claim: string) => call(app, 'PUT', `/api/v1/admin/claim/take-back/${claim}`, { reason: 'It was not them' }, admin),
    /** @returns the id of the document that was added. */
    async addOne(headers: Headers, claim: string, bytes: Buffer, more?: Parameters<typeof add>[3]): Promise<string> {
      const before = await documentsOf(headers, claim);
      expect((await add(headers, claim, bytes, more)).status).toBe(201);
      return (await documentsOf(headers, claim)).find(({ _id }) => !before.some((known) => known._id === _id))?._id ?? '';
    },
    /** The names of the files of documents, which are their ids. */
    files(): string[] {
      try {
        return readdirSync(path.join(dataDir, 'media/private/documents'));
      } catch {
        return [];
      }
    },
  };
}
