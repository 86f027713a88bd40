import { useLayoutEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** The page that is shown, for code that stands outside the tree: the key of its entry in the history, and whether it is being left. */
export const currentPage = { key: 'default', isLeaving: false };

/** Keeps `currentPage` true; for one component that stands on every page. @returns what the router is doing. */
export function useCurrentPage() {
  const { key } = useLocation();
  const { state } = useNavigation();
  useLayoutEffect(() => {
    currentPage.key = key;
    currentPage.isLeaving = state !== 'idle';
  }, [key, state]);
  return state;
}
