import { useAccount } from '#app/features/accounts/use-account.ts';
import { type TeamArea, worksIn } from '#shared/team-areas.ts';

/** Whether who is signed in works in an area of the back office: what they may not do is not offered to them. */
export function useWorksIn(): (area: TeamArea) => boolean {
  const account = useAccount();
  return (area) => account.kind === 'admin' && worksIn(account.role, area);
}
