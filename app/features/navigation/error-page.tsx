import { isRouteErrorResponse } from 'react-router';
import { FailurePage } from '#app/features/navigation/failure-page.tsx';
import { NotFoundPage } from '#app/features/navigation/not-found-page.tsx';
import { SiteFrame, useBringsFrame } from '#app/features/navigation/site-frame.tsx';

/** What stands in for a page that threw: 404, what was refused, and everything else. */
export function ErrorPage({ error }: { error: unknown }) {
  return isNotFound(error) ? <NotFoundPage /> : <FailurePage said={saidIn(error)} />;
}

/** The same where nothing of the site stands around a page that brings its own frame. */
export function FramedErrorPage({ error }: { error: unknown }) {
  const page = <ErrorPage error={error} />;
  return useBringsFrame() ? <SiteFrame>{page}</SiteFrame> : page;
}

export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** Why a page was refused, in words; nothing for what failed. */
export function saidIn(error: unknown): string | undefined {
  return isRouteErrorResponse(error) ? (error.data as { message?: string } | null)?.message : undefined;
}
