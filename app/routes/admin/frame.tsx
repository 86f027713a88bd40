import { data, Outlet, redirect, useRouteLoaderData } from 'react-router';
import { refusalIn } from '#app/components/page-refusal.ts';
import { askContext, frameAskContext, viewerContext } from '#app/context.ts';
import { BackOffice } from '#app/features/back-office/back-office.tsx';
import { ErrorPage } from '#app/features/navigation/error-page.tsx';
import { getAccount } from '#server/features/accounts/get-account.ts';
import { findMailTrouble } from '#server/features/health/find-mail-trouble.ts';
import { requireArea } from '#server/features/sessions/require-area.ts';
import { countWhatWaits } from '#server/features/what-waits/count-what-waits.ts';
import { currentLanguage, pathIn } from '#shared/site-language.ts';
import { areaOfPage, worksIn } from '#shared/team-areas.ts';
import type { Route } from './+types/frame.ts';

/** Read by the root: these pages bring navigation of their own. */
export const handle = { bare: true };

/**
 * The lock of the back office: it runs before any loader, for documents and for the data of client navigations alike. React Router puts the
 * language before where a loader leads, not before where this does. Whoever does not work in the page's area has each use case of the page
 * refused, so that the refusal stands in the frame; the frame asks by itself.
 */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, pattern }) => {
    const viewer = context.get(viewerContext);
    if (viewer.kind !== 'admin') throw redirect(pathIn(currentLanguage(), '/admin/login'));
    // React Router names a page without the slash before it.
    const area = areaOfPage(`/${pattern.replace(/^\//, '')}`);
    if (viewer.lacksFactor && area !== 'setup') throw redirect(pathIn(currentLanguage(), '/admin/my-account'));
    const ask = context.get(askContext);
    context.set(askContext, (useCase) =>
      ask((asking) => {
        requireArea(asking.viewer, area);
        return useCase(asking);
      }).catch((error: unknown) => {
        const refusal = refusalIn(error);
        throw refusal?.status === 403 ? data({ message: refusal.message }, { status: 403 }) : error;
      }),
    );
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(frameAskContext);
  const viewer = context.get(viewerContext);
  const [account, waiting, mailTrouble] = await Promise.all([
    ask(({ context, viewer }) => getAccount(context, viewer)),
    ask(({ context, viewer }) => countWhatWaits(context, viewer)),
    viewer.kind === 'admin' && worksIn(viewer.role, 'system') && !viewer.lacksFactor
      ? ask(({ context, viewer }) => findMailTrouble(context, viewer))
      : undefined,
  ]);
  const { email, role } = account.kind === 'admin' ? account.admin : { email: undefined, role: undefined };
  // Whoever has to set up a second factor before anything else is shown no ways.
  const isShut = viewer.kind === 'admin' && viewer.lacksFactor;
  return { email, role: isShut ? undefined : role, waiting, mailTrouble };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const known = useRouteLoaderData<typeof loader>('routes/admin/frame');
  return (
    <BackOffice email={known?.email} role={known?.role} waiting={known?.waiting} mailTrouble={known?.mailTrouble}>
      <ErrorPage error={error} />
    </BackOffice>
  );
}

export default function AdminFrame({ loaderData: { email, role, waiting, mailTrouble } }: Route.ComponentProps) {
  return (
    <BackOffice email={email} role={role} waiting={waiting} mailTrouble={mailTrouble}>
      <Outlet />
    </BackOffice>
  );
}
