import { isRouteErrorResponse } from 'react-router';
import { FailurePage } from '#app/features/navigation/failure-page.tsx';
import { NotFoundPage } from '#app/features/navigation/not-found-page.tsx';

/** What stands in for a page that threw: 404 and everything else. */
export function ErrorPage({ error }: { error: unknown }) {
  return isNotFound(error) ? <NotFoundPage /> : <FailurePage />;
}

export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
