import { useEffect, useState } from 'react';
import { ownPath } from '#app/features/accounts/return-path.ts';

const KEY = 'planWayBack';

/** Keeps, for this tab and through the checkout, where the wish for the plan came up. */
export function keepWayBack(path: string | undefined) {
  if (path) sessionStorage.setItem(KEY, path);
  else sessionStorage.removeItem(KEY);
}

/** Where the wish for the plan came up, once the page's script runs. */
export function useWayBack(): string | undefined {
  const [path, setPath] = useState<string>();
  useEffect(() => setPath(ownPath(sessionStorage.getItem(KEY))), []);
  return path;
}
