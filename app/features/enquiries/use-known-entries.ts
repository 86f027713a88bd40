import { useAccount } from '#app/features/accounts/use-account.ts';

/** What an account tells of the sender of an enquiry. */
export function useKnownEntries(): Record<string, string> {
  const account = useAccount();
  if (account.kind === 'user') return { name: account.user.userName, email: account.user.email ?? '' };
  if (account.kind === 'contractor') return { name: account.contractor.name };
  return {};
}
