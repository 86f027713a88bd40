import { lazily } from '#app/components/lazily.tsx';
import { collected } from '#app/features/requirements/collected.ts';
import type { Sought } from '#app/features/requirements/sought.ts';

const RequestLink = lazily(async () => (await import('#app/features/requirements/request-link.tsx')).RequestLink);

/**
 * Stays at the bottom of the screen, above what else stands there, once businesses are collected for a request: how many, and the way
 * to send it. It takes no room, so that nothing moves when it comes.
 * @param props what the page is about, which the request begins with.
 */
export function RequestBar(props: Sought) {
  const ids = collected.useKept();
  return (
    <div
      role="status"
      className="pointer-events-none sticky bottom-3 z-30 flex h-0 items-end justify-center print:hidden [body:has(.list-bar)_&]:bottom-17 max-lg:[body:has(.contact-bar)_&]:bottom-21"
    >
      {ids.length > 0 && <RequestLink {...props} businesses={ids} />}
    </div>
  );
}
