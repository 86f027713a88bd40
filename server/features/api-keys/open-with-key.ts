import type { Context, Viewer } from '#server/context.ts';
import { isAllowed } from '#server/features/api-keys/allowed-addresses.ts';
import { hashKey, isKey } from '#server/features/api-keys/key-text.ts';
import { mailKeyRefused } from '#server/features/api-keys/mail-key-refused.ts';
import { countCall, findKeyByHash, noteRefused, noteUsed } from '#server/features/api-keys/queries.ts';
import { apiKeyRefusals } from '#server/features/api-keys/refusals.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { ApiScope } from '#shared/schemas/api-keys.ts';

/** A call that is made with a key. */
interface KeyedCall {
  key: string | undefined;
  /** What the call wants of it. */
  scope: ApiScope;
  /** The call's name: 'GET /data/businesses'. */
  call: string;
  /** Where it comes from. */
  address: string;
}

export interface OpenedBy {
  viewer: Extract<Viewer, { kind: 'key' }>;
  /** How many calls it may make in a minute. */
  perMinute: number;
  /** Notes that it was let in. */
  noteUse: () => Promise<void>;
}

/**
 * Who calls with a key. The database is asked each time: one that was revoked or has ended opens nothing from the next call on, in every
 * process.
 * @throws 401 without a key, with an unknown one and with one that is over; 403 from another address, of which the team is told once a day,
 * and without the scope.
 */
export async function openWithKey(context: Context, { key, scope, call, address }: KeyedCall): Promise<OpenedBy> {
  const { db } = context;
  if (key === undefined) throw apiKeyRefusals.keyNeeded();
  const found = isKey(key) ? await findKeyByHash(db, hashKey(key)) : undefined;
  if (!found) throw apiKeyRefusals.keyUnknown();
  const keyId = found.api_key_id;
  const refuse = async (refusal: Error) => {
    await countCall(db, keyId, call, true);
    return refusal;
  };
  if (found.is_over) throw await refuse(apiKeyRefusals.keyEnded());
  if (found.addresses.length > 0 && !isAllowed(found.addresses, address)) {
    await tellElsewhere(context, keyId, address);
    throw await refuse(apiKeyRefusals.addressNotAllowed(address));
  }
  const scopes = found.scopes as ApiScope[];
  if (!scopes.includes(scope)) throw await refuse(apiKeyRefusals.scopeNeeded(scope));
  return {
    viewer: { kind: 'key', keyId, scopes },
    perMinute: found.per_minute,
    noteUse: () => noteUse(context, { keyId, name: found.name, call }),
  };
}

/** Each call is counted, and the first of its name on a day stands in the audit; what a call changes stands there by itself. */
async function noteUse({ db }: Context, { keyId, name, call }: { keyId: string; name: string; call: string }) {
  await noteUsed(db, keyId);
  await db.transaction().execute(async (transaction) => {
    if (!(await countCall(transaction, keyId, call, false))) return;
    const changes = { call: { before: null, after: call } };
    await recordChange(transaction, { keyId, action: 'use', subject: { kind: 'api_key', id: keyId, name }, changes });
  });
}

async function tellElsewhere({ db, jobs }: Context, keyId: string, address: string) {
  await db.transaction().execute(async (transaction) => {
    if (await noteRefused(transaction, keyId, address)) await jobs.enqueue(transaction, mailKeyRefused, { keyId });
  });
}
