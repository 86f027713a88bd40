import type { Context, Viewer } from '#server/context.ts';
import { getVisibleBusiness } from '#server/features/businesses/get-visible-business.ts';
import { findWaysIn } from '#server/features/businesses/profile/queries.ts';
import { presentOwnBusiness } from '#server/features/businesses/view.ts';
import { findWanted } from '#server/features/businesses/waiting-changes/find-wanted.ts';
import { findNewEmail } from '#server/features/email-addresses/find-new-email.ts';
import { isProven } from '#server/features/email-addresses/is-proven.ts';
import { requireDuty } from '#server/features/sessions/require-duty.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';

/**
 * The signed-in contractor's own business, whatever its status, with e-mail, phone number, status and its reason; what waits for the
 * team stands beside what is shown.
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function getOwnBusiness(context: Context, viewer: Viewer): Promise<OwnBusiness> {
  const owner = requireDuty(viewer, 'own');
  const row = await getVisibleBusiness(context, viewer, owner.businessId);
  const [wanted, newEmail, emailProven, ways] = await Promise.all([
    findWanted(context, row),
    findNewEmail(context, owner),
    isProven(context, owner),
    findWaysIn(context.db, owner.businessId),
  ]);
  const own = { ...presentOwnBusiness(row), ...wanted };
  return { ...own, ...(newEmail && { newEmail }), ...(row.email === null ? {} : { emailProven }), ...ways };
}
