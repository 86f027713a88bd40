import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInBusiness } from '#tests/factories/session.ts';
import { call } from '#tests/helpers/test-app.ts';

type Headers = Record<string, string>;

/** What owners do about their devices, and the site's keys. */
export function pushCalls({ app, db }: { app: App; db: Kysely<DB> }) {
  return {
    subscribe: (body: object, headers: Headers) => call(app, 'POST', '/api/v1/contractor/push/devices', body, headers),
    settingsOf: async (headers: Headers) => (await call(app, 'GET', '/api/v1/contractor/push', undefined, headers)).body,
    owner: async (given: Parameters<typeof makeBusiness>[1] = {}) => {
      const id = await makeBusiness(db, { service: 'Waterproofing', ...given });
      return { ...(await signInBusiness(db, id)), id };
    },
    keysOf: () => db.selectFrom('vapid_keys').select(['public_key', 'private_key']).executeTakeFirstOrThrow(),
  };
}
