import { splitPath } from '#shared/site-language.ts';

/** Pages that stay readable without a connection, in each language. */
const KEPT = /^\/(viewdetails\/[0-9a-f-]{36})?$/;

/** Installs the service worker (public/sw.js) and has it keep the page, if it is one of those that are kept. */
export async function keepPage(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    if (!KEPT.test(splitPath(path).path)) return;
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ type: 'keep', path, files });
  } catch {
    // Private windows and full disks keep nothing: the site works without.
  }
}
