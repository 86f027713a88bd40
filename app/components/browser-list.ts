import { createBrowserStore } from '#app/components/browser-store.ts';

/** How ids are written; whatever else stands in a browser's storage is none. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Ids that this browser keeps under a key of its storage, so many at most, the latest first. */
export function createBrowserList(key: string, most: number) {
  const store = createBrowserStore<readonly string[]>(key, (text) => {
    try {
      const ids: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(ids) ? [...new Set(ids.filter((id) => ID.test(id)))].slice(0, most) : [];
    } catch {
      return [];
    }
  });
  const keep = (ids: readonly string[]) => store.write(ids.length > 0 ? ids : undefined);

  /** Puts one on the list, or takes it off. @returns whether it stands there now; nothing when the list is full. */
  function toggle(id: string): boolean | undefined {
    const ids = store.read();
    const isKept = ids.includes(id);
    if (!isKept && ids.length >= most) return undefined;
    keep(isKept ? ids.filter((other) => other !== id) : [id, ...ids]);
    return !isKept;
  }

  /** Puts these on the list in the place of all others, as many as it takes. */
  function replace(ids: readonly string[]) {
    keep(ids.slice(0, most));
  }

  /** Takes some off the list. */
  function drop(ids: readonly string[]) {
    keep(store.read().filter((id) => !ids.includes(id)));
  }

  return { read: store.read, useKept: store.useKept, toggle, replace, drop };
}
