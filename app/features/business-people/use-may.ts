import { useAccount, type ViewerAccount } from '#app/features/accounts/use-account.ts';
import { type BusinessDuty, mayDo } from '#shared/member-roles.ts';

/** What there is to do for a business; 'account' for what its own account does alone. */
export type Doing = BusinessDuty | 'account';

/** Whether an account does this for the business that it is signed in for: its own does everything, others what their role says. */
function does(account: ViewerAccount, doing: Doing): boolean {
  if (account.kind !== 'contractor') return false;
  return account.member === undefined || (doing !== 'account' && mayDo(account.member.role, doing));
}

/** The same for who is signed in. The server refuses what a page shows wrongly. */
export function useMay(): (doing: Doing) => boolean {
  const account = useAccount();
  return (doing) => does(account, doing);
}
