import type { Context, Viewer } from '#server/context.ts';
import { getVisibleBusiness } from '#server/features/businesses/get-visible-business.ts';
import { findWaysIn } from '#server/features/businesses/profile/queries.ts';
import { presentOwnBusiness } from '#server/features/businesses/view.ts';
import { findNewEmail } from '#server/features/email-addresses/find-new-email.ts';
import { isProven } from '#server/features/email-addresses/is-proven.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';

/**
 * The signed-in contractor's own business, whatever its status, with e-mail, phone number, status and its reason.
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function getOwnBusiness(context: Context, viewer: Viewer): Promise<OwnBusiness> {
  const owner = requireViewer(viewer, 'contractor');
  const [row, newEmail, emailProven, ways] = await Promise.all([
    getVisibleBusiness(context, viewer, owner.businessId),
    findNewEmail(context, owner),
    isProven(context, owner),
    findWaysIn(context.db, owner.businessId),
  ]);
  return { ...presentOwnBusiness(row), ...(newEmail && { newEmail }), ...(row.email === null ? {} : { emailProven }), ...ways };
}
