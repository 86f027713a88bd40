import { createPublicKey } from 'node:crypto';
import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { agree } from '#server/features/consents/keep-consent.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Session } from '#server/features/sessions/session.ts';
import { isPushEndpoint } from '#server/features/web-push/endpoint.ts';
import { lockApproved, renewDevice, upsertDevice } from '#server/features/web-push/queries.ts';
import { deviceRefusals } from '#server/features/web-push/refusals.ts';
import { presentDevice } from '#server/features/web-push/view.ts';
import type { PushDevice, PushDeviceInput } from '#shared/schemas/web-push.ts';

/**
 * Has the owner who asks told of new enquiries on the device that they ask from, until its session ends (docs/decisions/160-threads.md). A
 * renewal changes what its session has turned on: without that it would be a device that nobody did.
 * @throws 401 for visitors, 403 for other kinds of account, 400 for an endpoint that is no push service's, or a key that is none, 404
 * 'Device not found' where there is nothing to renew, 409 before the business is approved: nobody has looked at who asks for messages there.
 */
export async function subscribeDevice(
  { db, config }: Context,
  viewer: Viewer,
  session: Session | undefined,
  { endpoint, keys, name, renews }: PushDeviceInput,
): Promise<PushDevice> {
  const { businessId } = requireViewer(viewer, 'contractor');
  if (!session) throw refusals.notSignedIn();
  if (!isPushEndpoint(endpoint, config.PUSH_STAND_IN)) throw deviceRefusals.noPushService();
  if (!isPoint(keys.p256dh)) throw refusals.invalidRequest();
  const device = { business_id: businessId, session_hash: session.tokenHash, endpoint, ...keys };
  const row = await db.transaction().execute(async (transaction) => {
    if (!(await lockApproved(transaction, businessId))) throw deviceRefusals.deviceBeforeApproval();
    if (renews) return renewDevice(transaction, device);
    const kept = await upsertDevice(transaction, { ...device, name });
    if (kept) await agree(transaction, { kind: 'contractor', businessId }, 'web_push', 'form');
    return kept;
  });
  if (!row) throw renews ? deviceRefusals.deviceNotFound() : deviceRefusals.noPushService();
  return presentDevice(row);
}

/** Whether a key is a point of the curve, so that something can be encrypted for it. */
function isPoint(p256dh: string) {
  const bytes = Buffer.from(p256dh, 'base64url');
  const [x, y] = [bytes.subarray(1, 33).toString('base64url'), bytes.subarray(33).toString('base64url')];
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}
