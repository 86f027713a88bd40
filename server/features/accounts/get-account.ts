import { showing } from '#server/cache/collected-tags.ts';
import type { Context, Viewer } from '#server/context.ts';
import { getAdmin } from '#server/features/accounts/admins/get-admin.ts';
import { getUser } from '#server/features/accounts/users/get-user.ts';
import { getOwnBusiness } from '#server/features/businesses/profile/get-own-business.ts';
import { countNewAnswers, countNewEnquiries } from '#server/features/enquiries/count-new.ts';
import { doesFor } from '#server/features/sessions/require-duty.ts';
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
        return getBusinessAccount(context, viewer);
      case 'admin':
        return { kind: 'admin', admin: await getAdmin(context, viewer) };
    }
  });
}

/** A business, with who of it asks where it is not its own account: what they have asked themselves is theirs. */
async function getBusinessAccount(context: Context, viewer: Extract<Viewer, { kind: 'contractor' }>): Promise<Account> {
  const { member } = viewer;
  const self = member && ({ kind: 'user', userId: member.userId } as const);
  return {
    kind: 'contractor',
    contractor: await getOwnBusiness(context, viewer),
    newEnquiries: doesFor(viewer, 'enquiries') ? await countNewEnquiries(context, viewer.businessId) : 0,
    newAnswers: await countNewAnswers(context, self ?? viewer),
    ...(member && self ? { member: { role: member.role, user: await getUser(context, self) } } : {}),
  };
}
