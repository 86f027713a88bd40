import { useSyncExternalStore } from 'react';
import { lazily } from '#app/components/lazily.tsx';
import { hasRecent } from '#app/features/recent/recent-key.ts';

const RecentLinks = lazily(async () => (await import('#app/features/recent/recent-links.tsx')).RecentLinks);

/** Nothing else on the page keeps or forgets any: what is shown follows by itself. */
const subscribe = () => () => {};

/** What somebody who comes back looked at last; those who are new load nothing for it. */
export function RecentSection() {
  return useSyncExternalStore(subscribe, hasRecent, () => false) && <RecentLinks />;
}
