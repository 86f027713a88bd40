import { useQuery } from '@tanstack/react-query';
import { callApi } from '#app/api/client.ts';
import { useProver } from '#app/features/accounts/use-prover.ts';

/** What who is signed in types at login; of a business it is asked for, as no other part of a page needs it. */
export function useLoginName(): string | undefined {
  const account = useProver();
  const { data } = useQuery({
    queryKey: ['login phone'],
    queryFn: async () => (await callApi('GET /contractor/profile')).contractor.phoneNo ?? null,
    enabled: account.kind === 'contractor',
    gcTime: 0,
  });
  return account.kind === 'user' ? account.user.userName : (data ?? undefined);
}
