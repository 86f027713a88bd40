import { useLayoutEffect } from 'react';
import { type ClientInstrumentation, useLocation, useNavigation } from 'react-router';

interface CurrentPage {
  /** The key of its entry in the history. */
  key: string;
  /** How many navigations away from it have begun and not ended. */
  navigations: number;
  /** Called with each pop before the router hears of it, which it does not where this stops it. */
  takePop?: (event: PopStateEvent) => void;
}

/** The router's page, for code that stands outside the tree. */
export const currentPage: CurrentPage = { key: 'default', navigations: 0 };

/** Counts navigations as they begin: on a busy phone React shows seconds later that a page was asked for. */
export const countNavigations: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(navigate) {
        currentPage.navigations += 1;
        await navigate();
        currentPage.navigations -= 1;
        // So is Back pressed before React has shown the page that it leaves.
        currentPage.key = (history.state as { key?: string } | null)?.key ?? 'default';
      },
    });
  },
};

/** Keeps the page's key; for one component that stands on every page. @returns what the router is doing. */
export function useCurrentPage() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    currentPage.key = key;
  }, [key]);
  return useNavigation().state;
}
