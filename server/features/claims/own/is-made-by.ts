import type { ClaimRow } from '#server/features/claims/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** Whether an account has asked the team by this claim. */
export function isMadeBy(account: PublicAccount, { way, user_id, by_business_id }: ClaimRow): boolean {
  if (way !== 'team') return false;
  return account.kind === 'user' ? user_id === account.userId : by_business_id === account.businessId;
}
