import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { Island } from '#app/components/island.tsx';
import { ConfirmEmailNotice } from '#app/features/accounts/confirm-email-notice.tsx';
import { PendingNotice } from '#app/features/accounts/pending-notice.tsx';
import { Footer } from '#app/features/navigation/footer.tsx';
import { NavigationBar } from '#app/features/navigation/navigation-bar.tsx';

/** Whether the page at this address brings its own frame: its route's `handle` says so. */
export function useBringsFrame(): boolean {
  return useMatches().some(({ handle }) => (handle as { bare?: boolean } | undefined)?.bare);
}

/** What stands around a page: the bar above it and the footer below. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <Island name="bar" at={pathname}>
        <NavigationBar />
        <PendingNotice />
        <ConfirmEmailNotice />
      </Island>
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Island name="footer" at={pathname}>
        <Footer />
      </Island>
    </>
  );
}
