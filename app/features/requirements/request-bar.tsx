import { lazily } from '#app/components/lazily.tsx';
import { collected } from '#app/features/requirements/collected.ts';
import type { Sought } from '#app/features/requirements/sought.ts';

const RequestLink = lazily(async () => (await import('#app/features/requirements/request-link.tsx')).RequestLink);

/**
 * Stays at the bottom of the screen once businesses are collected for a request: how many, and the way to send it. It takes no room, so that
 * nothing moves when it comes, and comes to rest in the padding at its page's end, below all that can be pressed. It is the first of the bars that float, of which there is one at a time (`question-bar` in floating-bars.css).
 * @param props what the page is about, which the request begins with.
 */
export function RequestBar(props: Sought) {
  const ids = collected.useKept();
  return (
    <div
      role="status"
      className="request-bar pointer-events-none sticky bottom-3 z-30 mt-14 -mb-14 flex h-0 items-end justify-center print:hidden"
    >
      {ids.length > 0 && <RequestLink {...props} businesses={ids} />}
    </div>
  );
}
