import { indiaDay } from '#server/base/india-day.ts';
import type { Context, Viewer } from '#server/context.ts';
import { readAllowed } from '#server/features/api-keys/allowed-addresses.ts';
import { drawKey, hashKey } from '#server/features/api-keys/key-text.ts';
import { insertKey } from '#server/features/api-keys/queries.ts';
import { apiKeyRefusals } from '#server/features/api-keys/refusals.ts';
import { requireProvenAdmin, tellAdmins } from '#server/features/api-keys/require-proven-admin.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Session } from '#server/features/sessions/session.ts';
import { limits } from '#shared/limits.ts';
import type { ApiKeyInput } from '#shared/schemas/api-keys.ts';

/** Milliseconds by which India's clocks are ahead. */
const INDIA = 19_800_000;
const DAY = 86_400_000;

/**
 * Makes a key for a program. It is given here once, and nobody can read it again; all admins are mailed that there is one.
 * @throws 401, 403 for all but admins; what `requireFreshProof` throws; 400 for a day that is over or too far off, and for what is no address; 409 for a name that an open key has.
 */
export async function makeKey(
  { db, jobs }: Context,
  viewer: Viewer,
  { name, scopes, lastDay, addresses, perMinute }: ApiKeyInput,
  session: Session | undefined,
): Promise<{ _id: string; key: string }> {
  const { adminId } = requireViewer(viewer, 'admin');
  const endsAt = new Date(Date.parse(lastDay) + DAY - INDIA);
  const latest = new Date(Date.now() + limits.apiKeys.years * 366 * DAY);
  if (lastDay < indiaDay() || endsAt > latest) throw apiKeyRefusals.dayOutOfRange();
  if (addresses.length > limits.apiKeys.addresses) throw apiKeyRefusals.tooManyAddresses();
  const allowed = addresses.map((entry) => {
    const read = readAllowed(entry);
    if (!read) throw apiKeyRefusals.addressUnreadable(entry.slice(0, 60));
    return read;
  });
  const key = drawKey();
  const made = { scopes: [...new Set(scopes)], addresses: [...new Set(allowed)], per_minute: perMinute };
  return db.transaction().execute(async (transaction) => {
    const made_by = await requireProvenAdmin(transaction, adminId, session);
    const { api_key_id: id } = await insertKey(transaction, {
      ...made,
      name,
      key_hash: hashKey(key),
      ending: key.slice(-4),
      ends_at: endsAt,
      made_by,
    });
    const changes = changesOf({ scopes: null, addresses: null, per_minute: null, last_day: null }, { ...made, last_day: lastDay });
    await recordChange(transaction, { adminId, action: 'add', subject: { kind: 'api_key', id, name }, changes });
    await tellAdmins({ jobs }, transaction, { what: 'key', name, by: adminId });
    return { _id: id, key };
  });
}
