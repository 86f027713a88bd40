import { Outlet, useLocation } from 'react-router';
import { Island } from '#app/components/island.tsx';
import { FramedErrorPage } from '#app/features/navigation/error-page.tsx';
import type { Route } from './+types/frame.ts';

/** Catches what pages throw below the root: the root's own boundary would build the whole document anew, bar and search included. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FramedErrorPage error={error} />;
}

export default function Frame() {
  const { pathname, search } = useLocation();
  return (
    <Island name="page" at={pathname + search}>
      <Outlet />
    </Island>
  );
}
