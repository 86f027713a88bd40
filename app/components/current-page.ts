import { useContext, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigation } from 'react-router';

interface CurrentPage {
  /** The key of its entry in the history. */
  key: string;
  isLeaving: boolean;
  /** Called with each pop before the router hears of it, which it does not where this stops it. */
  takePop?: (event: PopStateEvent) => void;
}

/** The router's page, for code that stands outside the tree. */
export const currentPage: CurrentPage = { key: 'default', isLeaving: false };

/** Keeps `currentPage` true; for one component that stands on every page. @returns what the router is doing. */
export function useCurrentPage() {
  const router = useContext(DataRouterContext)?.router;
  // The router says it at once: on a busy phone React shows seconds later that a page was asked for.
  useLayoutEffect(() => {
    const note = ({ location, navigation }: Pick<NonNullable<typeof router>['state'], 'location' | 'navigation'>) => {
      currentPage.key = location.key;
      currentPage.isLeaving = navigation.state !== 'idle';
    };
    if (!router) return;
    note(router.state);
    return router.subscribe(note);
  }, [router]);
  return useNavigation().state;
}
