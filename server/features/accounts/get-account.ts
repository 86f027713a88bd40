import { showing } from '#server/cache/collected-tags.ts';
import type { Context, Viewer } from '#server/context.ts';
import { getAdmin } from '#server/features/accounts/admins/get-admin.ts';
import { getUser } from '#server/features/accounts/users/get-user.ts';
import { getOwnBusiness } from '#server/features/businesses/profile/get-own-business.ts';
import { countNewAnswers, countNewEnquiries } from '#server/features/enquiries/count-new.ts';
import type { Account } from '#shared/schemas/accounts.ts';

/** Who is signed in, with what the navigation bar shows of them. */
export function getAccount(context: Context, viewer: Viewer): Promise<Account> {
  return showing([], async () => {
    // To a visitor nothing that changes.
    switch (viewer.kind) {
      case 'visitor':
      // No page is opened with a key.
      case 'key':
        return { kind: 'visitor' };
      case 'user':
        return { kind: 'user', user: await getUser(context, viewer), newAnswers: await countNewAnswers(context, viewer) };
      case 'contractor':
        return {
          kind: 'contractor',
          contractor: await getOwnBusiness(context, viewer),
          newEnquiries: await countNewEnquiries(context, viewer.businessId),
          newAnswers: await countNewAnswers(context, viewer),
        };
      case 'admin':
        return { kind: 'admin', admin: await getAdmin(context, viewer) };
    }
  });
}
