import { useRouteLoaderData } from 'react-router';

/** Whether the plan can be bought here: where it cannot, nothing offers it. */
export function useSellsPlan(): boolean {
  return useRouteLoaderData<{ site?: { sellsPlan: boolean } }>('root')?.site?.sellsPlan ?? false;
}
