import { useLayoutEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { showAccount } from '#app/api/client.ts';
import type { Account, Member, User } from '#shared/schemas/accounts.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import type { TeamRole } from '#shared/schemas/team-roles.ts';

/** Who is signed in, as much of them as every page needs. */
export type ViewerAccount =
  | { kind: 'visitor' }
  | { kind: 'admin'; adminId: string; role: TeamRole }
  | { kind: 'user'; user: User; newAnswers: number }
  | {
      kind: 'contractor';
      contractor: Pick<OwnBusiness, '_id' | 'name' | 'status' | 'emailProven' | 'hasPassword'>;
      newEnquiries: number;
      newAnswers: number;
      /** Who of the business it is; none for its own account. */
      member?: Member;
    };

const VISITOR: ViewerAccount = { kind: 'visitor' };

/** The part of an account that is sent with every page. */
export function presentAccount(account: Account): ViewerAccount {
  // Whoever has proven a number, or has no e-mail, is not asked to confirm one.
  if (account.kind === 'user') return account.user.phoneNo ? { ...account, user: { ...account.user, emailProven: true } } : account;
  if (account.kind === 'admin') return { kind: 'admin', adminId: account.admin._id, role: account.admin.role };
  if (account.kind === 'visitor') return account;
  const { member } = account;
  const { _id, name, status, emailProven, hasPassword } = account.contractor;
  return {
    kind: 'contractor',
    contractor: {
      ...{ _id, name, status },
      // Its own account alone can.
      emailProven: member ? true : (emailProven ?? true),
      ...(hasPassword === undefined ? {} : { hasPassword }),
    },
    newEnquiries: account.newEnquiries,
    newAnswers: account.newAnswers,
    ...(member ? { member } : {}),
  };
}

/** Who is signed in; a visitor where the page could not be loaded. It is read anew with every navigation. */
export function useAccount(): ViewerAccount {
  return useRouteLoaderData<{ account?: ViewerAccount }>('root')?.account ?? VISITOR;
}

/** The id of who is signed in, by what the page shows; a visitor has none. */
export const useAccountId = () => accountIdOf(useAccount());

/** Has every call of the page name the account that the page shows; before what stands in the page begins to call. */
export function useAccountInCalls() {
  const accountId = useAccountId();
  useLayoutEffect(() => showAccount(accountId), [accountId]);
}

function accountIdOf(account: ViewerAccount) {
  switch (account.kind) {
    case 'user':
      return account.user._id;
    case 'contractor':
      return account.contractor._id;
    case 'admin':
      return account.adminId;
    default:
      return undefined;
  }
}
