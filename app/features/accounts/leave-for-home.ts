import { forgetDrafts } from '#app/components/drafts.ts';
import { notifyNext } from '#app/components/notify-next.ts';

/** Home, loaded anew: nothing of the account that ended stays in the page's memory (docs/product/rules.md). It says what was done. */
export function leaveForHome(message?: string) {
  if (message) notifyNext(message);
  forgetDrafts();
  window.location.replace('/');
}
