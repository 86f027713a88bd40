import type { Context, Viewer } from '#server/context.ts';
import { findBlock, findFacts } from '#server/features/accounts/blocks/queries.ts';
import { accountAt } from '#server/features/accounts/blocks/team-account.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';
import { countOpenSessions } from '#server/features/sessions/count-open-sessions.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { AccountFacts, AccountPath } from '#shared/schemas/team-accounts.ts';

/**
 * What the team sees of an account itself: how it is reached, in how many places it is signed in, and whether it is blocked.
 * @throws 401, 403 for all but admins; 404 for an account that is not there.
 */
export async function getAccountFacts({ db }: Pick<Context, 'db'>, viewer: Viewer, path: AccountPath): Promise<AccountFacts> {
  requireViewer(viewer, 'admin');
  const account = accountAt(path);
  const [facts, block, sessions] = await Promise.all([findFacts(db, account), findBlock(db, account), countOpenSessions(db, account)]);
  if (!facts) throw accountRefusals.accountNotFound();
  const { name, email, phone_no, email_proven, phone_proven, has_password, plan, language, created_at } = facts;
  return {
    ...{ _id: path.id.toLowerCase(), kind: path.kind, name, email, phoneNo: phone_no, plan, language, sessions },
    ...{ emailProven: email_proven, phoneProven: phone_proven, hasPassword: has_password },
    createdAt: created_at.toISOString(),
    block: block ? { reason: block.reason, by: block.admin_email, at: block.blocked_at.toISOString() } : null,
  };
}
