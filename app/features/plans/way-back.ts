import { useEffect, useState } from 'react';
import { ownPath } from '#app/features/accounts/return-path.ts';
import type { WantedAction } from '#app/features/accounts/wanted-action.ts';

const KEY = 'planWayBack';

/** Keeps, for this tab and through the checkout, where the wish for the plan came up. */
export function keepWayBack(path: string | undefined) {
  try {
    if (path) sessionStorage.setItem(KEY, path);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden: the plan can be paid for, and no link leads back.
  }
}

/** Where the wish for the plan came up, once the page's script runs. */
export function useWayBack(): string | undefined {
  const [path, setPath] = useState<string>();
  useEffect(() => setPath(ownPath(readWayBack())), []);
  return path;
}

/** What the way back takes along: the wish for the plan came up where a business's number was asked for. */
export function wantedAt(path: string): { wanted: WantedAction } | undefined {
  const business = /^\/viewdetails\/([0-9a-f-]{36})$/.exec(path)?.[1];
  return business ? { wanted: { business, action: 'phone' } } : undefined;
}

function readWayBack(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
