import { forgetDrafts } from '#app/components/drafts.ts';
import { notifyNext } from '#app/components/notify-next.ts';
import { RECENT_KEY } from '#app/features/recent/recent-key.ts';
import { currentLanguage, pathIn } from '#shared/site-language.ts';

/** Home, loaded anew: nothing of the account that ended stays in the page's memory (docs/product/rules.md). It says what was done. */
export function leaveForHome(message?: string) {
  if (message) notifyNext(message);
  forgetKept();
  const leave = () => window.location.replace(pathIn(currentLanguage(), '/'));
  // A browser whose database hangs keeps nobody here.
  void Promise.race([forgetDrafts(), new Promise((resolve) => window.setTimeout(resolve, 1_000))]).then(leave);
}

/** What was looked at: whoever comes next is somebody else. */
function forgetKept() {
  try {
    localStorage.removeItem(RECENT_KEY);
  } catch {
    // Nothing is kept there.
  }
}
