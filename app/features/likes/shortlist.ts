import { useMemo, useSyncExternalStore } from 'react';
import { limits } from '#shared/limits.ts';

/** Where a browser keeps what somebody without an account has put a heart to. */
const KEY = 'shortlist';

/** The list where storage is forbidden. */
let here: string | null = null;

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab has changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): string | null {
  try {
    return here ?? localStorage.getItem(KEY);
  } catch {
    return here;
  }
}

function write(ids: readonly string[]) {
  here = null;
  try {
    if (ids.length > 0) localStorage.setItem(KEY, JSON.stringify(ids));
    else localStorage.removeItem(KEY);
  } catch {
    here = JSON.stringify(ids);
  }
  for (const listener of listeners) listener();
}

/** What somebody may have kept there by hand is left out. */
function parse(text: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, limits.shortlist) : [];
  } catch {
    return [];
  }
}

/** The ids of the businesses in this browser's shortlist, the latest first. */
export function readShortlist(): string[] {
  return parse(read());
}

/** Puts a business on the list, or takes it off. @returns whether it stands there now; nothing when the list is full. */
export function toggleShortlisted(businessId: string): boolean | undefined {
  const ids = readShortlist();
  const isKept = ids.includes(businessId);
  if (!isKept && ids.length >= limits.shortlist) return undefined;
  write(isKept ? ids.filter((id) => id !== businessId) : [businessId, ...ids]);
  return !isKept;
}

/** Takes businesses off the list. */
export function dropShortlisted(businessIds: readonly string[]): void {
  write(readShortlist().filter((id) => !businessIds.includes(id)));
}

/** This browser's shortlist; empty on the server and while hydrating. */
export function useShortlist(): readonly string[] {
  const text = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => parse(text), [text]);
}
