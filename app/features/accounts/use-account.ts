import { useRouteLoaderData } from 'react-router';
import type { Account, User } from '#shared/schemas/accounts.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';

/** Who is signed in, as much of them as every page needs. */
export type ViewerAccount =
  | { kind: 'visitor' | 'admin' }
  | { kind: 'user'; user: User }
  | { kind: 'contractor'; contractor: Pick<OwnBusiness, '_id' | 'name' | 'status' | 'emailProven'>; newEnquiries: number };

const VISITOR: ViewerAccount = { kind: 'visitor' };

/** The part of an account that is sent with every page. */
export function presentAccount(account: Account): ViewerAccount {
  if (account.kind === 'user') return account;
  if (account.kind !== 'contractor') return { kind: account.kind };
  const { _id, name, status, emailProven } = account.contractor;
  return {
    kind: 'contractor',
    contractor: { _id, name, status, ...(emailProven === undefined ? {} : { emailProven }) },
    newEnquiries: account.newEnquiries,
  };
}

/** Who is signed in; a visitor where the page could not be loaded. It is read anew with every navigation. */
export function useAccount(): ViewerAccount {
  return useRouteLoaderData<{ account?: ViewerAccount }>('root')?.account ?? VISITOR;
}
