import { lazily } from '#app/components/lazily.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { hasRecent } from '#app/features/recent/recent-key.ts';

const RecentLinks = lazily(async () => (await import('#app/features/recent/recent-links.tsx')).RecentLinks);

/** What somebody who comes back looked at last; those who are new load nothing for it. */
export function RecentSection() {
  return useHydrated() && hasRecent() && <RecentLinks />;
}
