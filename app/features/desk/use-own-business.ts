import { useAccount } from '#app/features/accounts/use-account.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';

/** The business with what only its owner is told, when its owner is signed in; else nothing. */
export function useOwnBusiness(business: Business): OwnBusiness | undefined {
  const account = useAccount();
  if (account.kind !== 'contractor' || account.contractor._id !== business._id) return undefined;
  const { phoneNo = '', email = '', statusReason = '' } = business;
  return { ...business, phoneNo, email, statusReason, status: account.contractor.status };
}
