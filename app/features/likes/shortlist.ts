import { createBrowserStore } from '#app/components/browser-store.ts';
import { limits } from '#shared/limits.ts';

/** What a browser keeps that somebody without an account has put a heart to: ids of businesses, the latest first. */
const store = createBrowserStore<readonly string[]>('shortlist', (text) => {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, limits.shortlist) : [];
  } catch {
    return [];
  }
});

const keep = (ids: readonly string[]) => store.write(ids.length > 0 ? ids : undefined);

/** The ids of the businesses in this browser's shortlist, the latest first. */
export const readShortlist = store.read;

/** Puts a business on the list, or takes it off. @returns whether it stands there now; nothing when the list is full. */
export function toggleShortlisted(businessId: string): boolean | undefined {
  const ids = readShortlist();
  const isKept = ids.includes(businessId);
  if (!isKept && ids.length >= limits.shortlist) return undefined;
  keep(isKept ? ids.filter((id) => id !== businessId) : [businessId, ...ids]);
  return !isKept;
}

/** Takes businesses off the list. */
export function dropShortlisted(businessIds: readonly string[]): void {
  keep(readShortlist().filter((id) => !businessIds.includes(id)));
}

/** This browser's shortlist; empty on the server and while hydrating. */
export const useShortlist = store.useKept;
