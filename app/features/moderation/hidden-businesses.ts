import { useSyncExternalStore } from 'react';

/** Those that were deleted since the page was loaded (docs/product/pages.md). */
let hidden: ReadonlySet<string> = new Set();
const NONE: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function change(next: ReadonlySet<string>) {
  hidden = next;
  for (const tell of listeners) tell();
}

export function hideBusiness(id: string): void {
  change(new Set([...hidden, id]));
}

export function showBusinessAgain(id: string): void {
  change(new Set([...hidden].filter((other) => other !== id)));
}

/** The businesses that this session's lists leave out, other than the list of the rejected ones. */
export function useHiddenBusinesses(): ReadonlySet<string> {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => hidden,
    () => NONE,
  );
}
