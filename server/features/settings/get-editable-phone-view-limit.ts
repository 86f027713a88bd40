import type { Context, Viewer } from '#server/context.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { findVersionedSetting } from '#server/features/settings/queries.ts';
import { limits } from '#shared/limits.ts';
import type { PhoneViewLimit } from '#shared/schemas/settings.ts';

/**
 * The limit of phone numbers a day with the version that an admin's change of it refers to.
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function getEditablePhoneViewLimit({ db }: Context, viewer: Viewer): Promise<PhoneViewLimit> {
  requireViewer(viewer, 'admin');
  const row = await findVersionedSetting(db, 'phone_view_limit');
  // What was never set gets its first version when it is.
  return { phone_view_limit: Number(row?.value ?? limits.defaultPhoneViewLimit), version: row?.version ?? 1 };
}
