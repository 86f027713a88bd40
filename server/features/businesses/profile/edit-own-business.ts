import type { Context, Viewer } from '#server/context.ts';
import { refusals } from '#server/errors.ts';
import { getOwnBusiness } from '#server/features/businesses/profile/get-own-business.ts';
import { forgetCheck, insertEdit } from '#server/features/businesses/profile/queries.ts';
import { writeProfile } from '#server/features/businesses/profile/write-profile.ts';
import { requestEmail } from '#server/features/email-addresses/request-email.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { OwnBusiness, OwnBusinessEdit } from '#shared/schemas/own-business.ts';

/** What the team's check is about: with another name or number it is another business. */
const CHECKED = ['name', 'phone_no', 'service', 'address', 'city', 'state'];

/**
 * Changes the signed-in contractor's own business. An approved one stays approved; what changed is kept for the admin
 * (docs/product/rules.md, 'Visibility'). A new e-mail has to be confirmed first: it stands beside the present one until then.
 * @throws 401, 403; what `writeProfile` throws; 429 after too many new e-mails.
 */
export async function editOwnBusiness(context: Context, viewer: Viewer, edit: OwnBusinessEdit): Promise<OwnBusiness> {
  const owner = requireViewer(viewer, 'contractor');
  await writeProfile(context, owner.businessId, edit, {
    missing: refusals.notSignedIn,
    takeEmail: async (transaction, present) => void (await requestEmail(context, transaction, owner, { present, wanted: edit.email })),
    async record(transaction, changes) {
      await insertEdit(transaction, owner.businessId, changes);
      if (CHECKED.some((field) => field in changes)) await forgetCheck(transaction, owner.businessId);
    },
  });
  return getOwnBusiness(context, viewer);
}
