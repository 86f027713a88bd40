import { useSearchParams } from 'react-router';
import { useReturnPath } from '#app/features/accounts/return-path.ts';

/** Whether the page shows the way by a code; its address says so, so that it is the same after a reload and Back. */
export function useByCode(): boolean {
  return useSearchParams()[0].get('with') === 'code';
}

/** What links between the account pages take along: where they lead to, and whether by a code. */
export function useAccountSearch(): string {
  const { search } = useReturnPath();
  const byCode = useByCode();
  return byCode ? `${search}${search ? '&' : '?'}with=code` : search;
}
