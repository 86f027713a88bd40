import type { Context, Viewer } from '#server/context.ts';
import { getAccountFacts } from '#server/features/accounts/blocks/get-account-facts.ts';
import { accountAt } from '#server/features/accounts/blocks/team-account.ts';
import { listWrittenComments } from '#server/features/blog/comments/list-written.ts';
import { listChecksOfBusiness } from '#server/features/checks/list-checks-of-business.ts';
import { listClaimsOfAccount } from '#server/features/claims/list-claims-of-account.ts';
import { listWrittenEnquiries } from '#server/features/enquiries/written/list-written.ts';
import { findNominee } from '#server/features/nominees/find-nominee.ts';
import { listWrittenReports } from '#server/features/reports/list-written.ts';
import { listWrittenReviews } from '#server/features/reviews/list-written.ts';
import type { AccountPath, TeamAccount } from '#shared/schemas/team-accounts.ts';

/**
 * One account as the team sees it, with what it has asked the team for and the latest of what it has written.
 * @throws 401, 403 for all but admins; 404 for an account that is not there.
 */
export async function getTeamAccount(context: Pick<Context, 'db'>, viewer: Viewer, path: AccountPath): Promise<TeamAccount> {
  const facts = await getAccountFacts(context, viewer, path);
  const account = accountAt(path);
  const [checks, claims, nominee, reviews, enquiries, comments, reports] = await Promise.all([
    account.kind === 'contractor' ? listChecksOfBusiness(context, viewer, account.businessId) : [],
    listClaimsOfAccount(context, viewer, account),
    findNominee(context, account),
    listWrittenReviews(context, viewer, account),
    listWrittenEnquiries(context, viewer, account),
    listWrittenComments(context, viewer, account),
    listWrittenReports(context, viewer, account),
  ]);
  return { account: facts, checks, claims, nominee, written: { reviews, enquiries, comments, reports } };
}
