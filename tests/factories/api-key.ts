import type { Insertable, Kysely } from 'kysely';
import type { ApiKeys, DB } from '#server/db/types.ts';
import { drawKey, hashKey } from '#server/features/api-keys/key-text.ts';
import { type ApiScope, apiScopes } from '#shared/schemas/api-keys.ts';

let made = 0;

interface MadeKey {
  id: string;
  key: string;
  /** The header that shows it, for `call`. */
  headers: { authorization: string };
}

/** A key that opens everything for a year, unless told otherwise. */
export async function makeApiKey(
  db: Kysely<DB>,
  given: Partial<Omit<Insertable<ApiKeys>, 'scopes'>> & { scopes?: readonly ApiScope[] } = {},
): Promise<MadeKey> {
  made += 1;
  const key = drawKey();
  const row = await db
    .insertInto('api_keys')
    .values({
      name: `Partner ${made}-${process.pid}`,
      key_hash: hashKey(key),
      ending: key.slice(-4),
      per_minute: 6_000,
      ends_at: new Date(Date.now() + 365 * 86_400_000),
      made_by: 'asha@example.in',
      ...given,
      scopes: [...(given.scopes ?? apiScopes)],
    })
    .returning('api_key_id')
    .executeTakeFirstOrThrow();
  return { id: row.api_key_id, key, headers: { authorization: `Bearer ${key}` } };
}
