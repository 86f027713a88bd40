/** Where the browser keeps what was looked at last. */
export const RECENT_KEY = 'recent';

/** Whether this browser keeps anything that was looked at: without it, nothing is loaded to show it. */
export function hasRecent(): boolean {
  try {
    return localStorage.getItem(RECENT_KEY) !== null;
  } catch {
    return false;
  }
}
