import type { Context, Viewer } from '#server/context.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { selectDevices } from '#server/features/web-push/queries.ts';
import { presentDevice } from '#server/features/web-push/view.ts';
import type { PushSettings } from '#shared/schemas/web-push.ts';

/**
 * On which devices the owner who asks is told of new enquiries, newest first, and what another one subscribes with.
 * @throws 401 for visitors, 403 for other kinds of account.
 */
export async function listDevices({ db, push }: Context, viewer: Viewer): Promise<PushSettings> {
  const { businessId } = requireViewer(viewer, 'contractor');
  return { publicKey: push.publicKey, devices: (await selectDevices(db, businessId)).map(presentDevice) };
}
