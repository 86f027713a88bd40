import { loadScript } from '#app/components/load-script.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's tag reads its commands as `arguments`, not as arrays. */
function gtag(..._command: unknown[]) {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: what the tag reads
  window.dataLayer.push(arguments);
}

let isStarted = false;

/** Loads the tag once. Views are sent by `sendPageView`: most pages here come without loading the document. */
export function startAnalytics(measurementId: string): void {
  switchOff(measurementId, false);
  if (isStarted) return;
  isStarted = true;
  gtag('js', new Date());
  gtag('config', measurementId, { send_page_view: false });
  // Who keeps it out is not counted.
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${measurementId}`).catch(() => {});
}

/** Lets the tag, where it is loaded, tell nothing more. */
export function stopAnalytics(measurementId: string): void {
  if (isStarted) switchOff(measurementId, true);
}

/** The switch that the tag itself asks before it sends. */
function switchOff(measurementId: string, isOff: boolean): void {
  Object.assign(window, { [`ga-disable-${measurementId}`]: isOff });
}

/**
 * What people typed stays here: it stands in queries, and in the titles of results. So do the links to somebody's conversation and request.
 * @param asked path of the page, without its query.
 */
export function sendPageView(asked: string): void {
  const path = asked.replace(/^(\/enquiry|\/enquiry-sent|\/user\/requirements|\/work-done)\/.*/, '$1');
  // Set, not only sent: what the tag measures by itself would take the page's address, title and referrer as they are.
  gtag('set', { page_location: new URL(path, location.origin).href, page_title: path, page_referrer: document.referrer.split('?')[0] });
  gtag('event', 'page_view');
}
