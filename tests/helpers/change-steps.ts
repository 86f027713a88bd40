import { businessForm } from '#tests/factories/business-form.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { businessCallsOf } from '#tests/helpers/business-calls.ts';
import { call, type createTestApp } from '#tests/helpers/test-app.ts';

type Headers = Record<string, string>;
type Said = { field: string; reason?: string };

/** What owners of listed businesses and the team do about changes that wait. */
export async function makeChangeSteps(server: Pick<Awaited<ReturnType<typeof createTestApp>>, 'app' | 'db' | 'dataDir'>) {
  const { app, db } = server;
  const { edit, registered, storedFiles } = businessCallsOf(server);
  const { headers: admin } = await signInAdmin(db);
  const decide = (id: string, decisions: unknown, headers: Headers = admin) =>
    call(app, 'PUT', `/api/v1/admin/changes/${id}`, { decisions }, headers);
  const shown = async (id: string, headers?: Headers) =>
    (await call(app, 'GET', `/api/v1/contractor/get-details/${id}`, undefined, headers)).body.contractor;
  const queue = async () => (await call(app, 'GET', '/api/v1/admin/changes?limit=100', undefined, admin)).body.edits;
  const waitingOf = async (id: string) =>
    (await queue()).find(({ business }: { business: { _id: string } }) => business._id === id)?.changes ?? [];

  /** A business that everybody sees, its owner, and what its form says. */
  async function makeListed() {
    const { given, id, business, headers } = await registered();
    await db.updateTable('businesses').set({ status: 'approved' }).where('business_id', '=', id).execute();
    const { password: _, image: __, ...fields } = { ...(await businessForm()), ...given };
    const profile = { ...fields, phoneNo: business.phoneNo as string, description: 'Kitchens, bathrooms and terraces.' };
    return {
      id,
      headers,
      profile,
      image: business.image[0] as string,
      send: (changes: object) => edit({ ...profile, ...changes }, headers),
    };
  }

  /** Says yes or no to what waits of some fields, in the versions that are there. */
  async function say(id: string, accepted: string[], refused: Said[] = [], headers: Headers = admin) {
    const waiting: { _id: string; field: string; version: number }[] = await waitingOf(id);
    const seen = (field: string) => {
      const { _id, version } = waiting.find((change) => change.field === field) ?? {};
      return { _id, version };
    };
    return decide(
      id,
      [
        ...accepted.map((field) => ({ ...seen(field), decision: 'accept' })),
        ...refused.map(({ field, reason }) => ({ ...seen(field), decision: 'refuse', reason })),
      ],
      headers,
    );
  }
  return {
    ...{ admin, decide, edit, say, shown, queue, waitingOf, makeListed, storedFiles },
    picture: async () => dataUrl(await makeJpeg()),
    own: async (headers: Headers) => (await call(app, 'GET', '/api/v1/contractor/changes', undefined, headers)).body.changes,
    takeBack: (id: string, headers: Headers) => call(app, 'DELETE', `/api/v1/contractor/changes/${id}`, undefined, headers),
    profileOf: async (headers: Headers) => (await call(app, 'GET', '/api/v1/contractor/profile', undefined, headers)).body.contractor,
  };
}
