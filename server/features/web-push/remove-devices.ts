import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { deleteDevices } from '#server/features/web-push/queries.ts';
import { deviceRefusals } from '#server/features/web-push/refusals.ts';

/**
 * Tells the owner who asks no longer on one of their devices.
 * @throws 401 for visitors, 403 for other kinds of account, 404 'Device not found' for somebody else's.
 */
export async function removeDevice({ db }: Context, viewer: Viewer, deviceId: string): Promise<void> {
  const { businessId } = requireViewer(viewer, 'contractor');
  if (!isUuid(deviceId) || (await deleteDevices(db, businessId, deviceId)) === 0) throw deviceRefusals.deviceNotFound();
}

/**
 * Tells the owner who asks on no device any more.
 * @throws 401 for visitors, 403 for other kinds of account.
 */
export async function removeAllDevices({ db }: Context, viewer: Viewer): Promise<void> {
  await deleteDevices(db, requireViewer(viewer, 'contractor').businessId);
}
