import { Outlet, redirect, useRouteLoaderData } from 'react-router';
import { askContext, viewerContext } from '#app/context.ts';
import { BackOffice } from '#app/features/back-office/back-office.tsx';
import { ErrorPage } from '#app/features/navigation/error-page.tsx';
import { getAccount } from '#server/features/accounts/get-account.ts';
import { findMailTrouble } from '#server/features/health/find-mail-trouble.ts';
import { countWhatWaits } from '#server/features/what-waits/count-what-waits.ts';
import { currentLanguage, pathIn } from '#shared/site-language.ts';
import type { Route } from './+types/frame.ts';

/** Read by the root: these pages bring navigation of their own. */
export const handle = { bare: true };

/**
 * The lock of the back office: it runs before any loader, for documents and for the data of client navigations alike. React Router puts the
 * language before where a loader leads, not before where this does.
 */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (context.get(viewerContext).kind !== 'admin') throw redirect(pathIn(currentLanguage(), '/admin/login'));
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const [account, waiting, mailTrouble] = await Promise.all([
    ask(({ context, viewer }) => getAccount(context, viewer)),
    ask(({ context, viewer }) => countWhatWaits(context, viewer)),
    ask(({ context, viewer }) => findMailTrouble(context, viewer)),
  ]);
  return { email: account.kind === 'admin' ? account.admin.email : undefined, waiting, mailTrouble };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const known = useRouteLoaderData<typeof loader>('routes/admin/frame');
  return (
    <BackOffice email={known?.email} waiting={known?.waiting} mailTrouble={known?.mailTrouble}>
      <ErrorPage error={error} />
    </BackOffice>
  );
}

export default function AdminFrame({ loaderData: { email, waiting, mailTrouble } }: Route.ComponentProps) {
  return (
    <BackOffice email={email} waiting={waiting} mailTrouble={mailTrouble}>
      <Outlet />
    </BackOffice>
  );
}
