import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { RemovedKind } from '#shared/schemas/removed-things.ts';
import { makeAdmin } from '#tests/factories/admin.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const REMOVALS: Record<RemovedKind, string> = {
  review: '/review/delete',
  poster: '/poster/admin/delete',
  blog: '/blog/delete',
  service: '/service/delete',
  price_ticker: '/price-ticker/delete',
};

export const NOT_KEPT = 'This is not kept any more: somebody has brought it back, or whoever wrote it has deleted their account';

/** The whole server, and an admin who removes things and brings them back. */
export async function startRemovals() {
  const site = await createTestApp();
  const { app, db, dataDir } = site;
  const admin = await signInAdmin(db, await makeAdmin(db, { email: 'asha@nirmaan.example' }));
  const picture = dataUrl(await makeJpeg());

  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, headers: Record<string, string> = admin.headers) =>
    call(app, method, `/api/v1${url}`, body, headers);
  const bringBack = (kind: string, id: string) => ask('PUT', `/admin/removed/bring-back/${kind}/${id}`);

  return {
    ...site,
    /** A call in the admin's name, or in that of the headers. */
    ask,
    /** A picture as a data URL. */
    picture,
    async remove(kind: RemovedKind, id: string) {
      const query = kind === 'service' ? '?confirm=true' : '';
      const { status } = await ask('DELETE', `${REMOVALS[kind]}/${id}${query}`, kind === 'review' ? { reason: 'fake' } : undefined);
      expect([kind, status]).toEqual([kind, 200]);
    },
    bringBack,
    async expectBack(kind: RemovedKind, id: string) {
      const { status, body } = await bringBack(kind, id);
      expect([status, body.message]).toEqual([200, 'It is back, as it was']);
    },
    async expectRefused(kind: string, id: string, status: number, code: string, message: string) {
      const answer = await bringBack(kind, id);
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([status, code, message]);
    },
    listed: async (query = '') => (await ask('GET', `/admin/removed/get${query}`)).body.removed,
    /** Moves what was removed into the past. */
    age: (id: string, interval: string) =>
      sql`update removed_things set removed_at = removed_at - ${interval}::interval where thing_id = ${id}`.execute(db),
    /** The copies of pictures that are kept. */
    copies: () =>
      readdirSync(path.join(dataDir, 'media'), { recursive: true, encoding: 'utf8' }).filter((file) =>
        /^private\/removed\/.+\.webp$/.test(file),
      ),
    /** What an address is answered with. */
    statusOf: async (url: string) => (await app.inject(url)).statusCode,
  };
}
