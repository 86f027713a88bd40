import { createHmac, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import type { Config } from '#server/base/config.ts';
import { isPublicSite } from '#server/base/this-machine.ts';
import type { DB } from '#server/db/types.ts';

/** Guessing is slow: some 64 MB and a fifth of a second for each try. */
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** What the keys of documents are sealed with. */
export interface DocumentsKey {
  key: Buffer;
  /** By which it is known again: it tells nothing of the key. */
  id: Buffer;
}

/** Made once in a process for each setting and each key of the database. */
const made = new Map<string, Promise<DocumentsKey>>();

/**
 * The key of documents: of the one in the database and, where it is set, of DOCUMENTS_KEY. Whoever has one of the two has nothing.
 * @param setting DOCUMENTS_KEY.
 */
export function makeDocumentsKey(inDatabase: Buffer, setting: string | undefined): Promise<DocumentsKey> {
  const name = `${inDatabase.toString('hex')} ${setting ?? ''}`;
  const known = made.get(name) ?? make(inDatabase, setting);
  made.set(name, known);
  known.catch(() => made.delete(name));
  return known;
}

async function make(inDatabase: Buffer, setting: string | undefined): Promise<DocumentsKey> {
  const secret = setting === undefined ? inDatabase : await derive(setting.normalize('NFC'), inDatabase, 32, SCRYPT);
  const partFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest();
  return { key: partFor('seals documents'), id: partFor('names the key of documents').subarray(0, 8) };
}

/** The key as it is now: another process may have exchanged it. */
export async function readDocumentsKey(db: Kysely<DB>, { DOCUMENTS_KEY }: Pick<Config, 'DOCUMENTS_KEY'>): Promise<DocumentsKey> {
  const { key } = await db.selectFrom('document_keys').select('key').executeTakeFirstOrThrow();
  return makeDocumentsKey(key, DOCUMENTS_KEY);
}

/** The key that stays until the transaction ends. */
export async function holdDocumentsKey(
  transaction: Transaction<DB>,
  { DOCUMENTS_KEY }: Pick<Config, 'DOCUMENTS_KEY'>,
): Promise<DocumentsKey> {
  const { key } = await transaction.selectFrom('document_keys').select('key').forShare().executeTakeFirstOrThrow();
  return makeDocumentsKey(key, DOCUMENTS_KEY);
}

/** What whoever starts a public site is warned of while its documents open with what lies in the database and the store. */
export function findMissingKey({ PUBLIC_URL, DOCUMENTS_KEY }: Pick<Config, 'PUBLIC_URL' | 'DOCUMENTS_KEY'>): string | undefined {
  if (DOCUMENTS_KEY !== undefined || !isPublicSite(PUBLIC_URL)) return undefined;
  return 'DOCUMENTS_KEY is not set: whoever has the database and the store of the pictures can open the documents of checks and claims';
}
