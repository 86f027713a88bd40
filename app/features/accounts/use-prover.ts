import { useAccount, type ViewerAccount } from '#app/features/accounts/use-account.ts';

/** Whose password or code proves who sits there: who works for a business has their own. */
export function useProver(): ViewerAccount {
  const account = useAccount();
  return account.kind === 'contractor' && account.member ? { kind: 'user', user: account.member.user, newAnswers: 0 } : account;
}
