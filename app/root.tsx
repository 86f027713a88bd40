import anekLatin from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { data, Links, Meta, Outlet, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router';
import { Island } from '#app/components/island.tsx';
import { lazily } from '#app/components/lazily.tsx';
import { useLeftMessage } from '#app/components/notify-next.ts';
import { frameAskContext, refusedContext, siteContext } from '#app/context.ts';
import { Proof } from '#app/features/accounts/proof.tsx';
import { presentAccount, useAccountInCalls } from '#app/features/accounts/use-account.ts';
import { useOfferedLanguage } from '#app/features/languages/use-offered-language.ts';
import { shortlist } from '#app/features/likes/shortlist.ts';
import { FramedErrorPage, isNotFound, saidIn } from '#app/features/navigation/error-page.tsx';
import { LateScripts } from '#app/features/navigation/late-scripts.tsx';
import { NavigationProgress } from '#app/features/navigation/navigation-progress.tsx';
import { PageAnnouncer } from '#app/features/navigation/page-announcer.tsx';
import { SiteFrame, useBringsFrame } from '#app/features/navigation/site-frame.tsx';
import { CopyNotice } from '#app/features/offline/copy-notice.tsx';
import { useKeptPages } from '#app/features/offline/use-kept-pages.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { getAccount } from '#server/features/accounts/get-account.ts';
import { listLandingLinks } from '#server/features/landing-pages/find-landing-page.ts';
import { listTopCities } from '#server/features/landing-pages/list-top-cities.ts';
import { listServices } from '#server/features/services/list-services.ts';
import { paper } from '#shared/brand/colours.ts';
import { brand, brandPicture, showBrand } from '#shared/brand/shown-brand.ts';
import { knowServiceNames } from '#shared/service-name.ts';
import { currentLanguage, currentLocale, DEFAULT_LANGUAGE, type Language } from '#shared/site-language.ts';
import { pageMessages as messages, navigationText, pageMetaText } from '#shared/texts.ts';
import type { Route } from './+types/root.ts';
import anekHindi from './fonts/anek-devanagari-hindi.woff2?url';
import styles from './styles.css?url';

const TakeOverOffer = lazily(async () => (await import('#app/features/likes/take-over-offer.tsx')).TakeOverOffer);
const LanguageOffer = lazily(async () => (await import('#app/features/languages/language-offer.tsx')).LanguageOffer);
const Analytics = lazily(async () => (await import('#app/features/analytics/analytics.tsx')).Analytics);

/** Fonts of a language's own letters. They are there for the first page on a fast line, and come after all else on a slow one. */
const LETTERS: Partial<Record<Language, string[]>> = { hi: [anekHindi] };
const font = (href: string) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: Route.LinksFunction = () => [
  font(anekLatin),
  ...(LETTERS[currentLanguage()] ?? []).map((href) => ({ ...font(href), fetchPriority: 'low' as const })),
  brand.hasLogo
    ? { rel: 'icon', href: brandPicture('/icon-192.png'), type: 'image/png' }
    : { rel: 'icon', href: brandPicture('/favicon.svg'), type: 'image/svg+xml' },
  {
    rel: 'manifest',
    href: brandPicture(currentLanguage() === DEFAULT_LANGUAGE ? '/manifest.webmanifest' : `/manifest-${currentLanguage()}.webmanifest`),
  },
  { rel: 'apple-touch-icon', href: brandPicture('/apple-touch-icon.png') },
];

/** What is refused before any action or loader runs is said by the error page, where no action says it. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const refused = context.get(refusedContext);
    if (refused && !refused.isToldByAction) throw data({ message: refused.message }, { status: refused.status });
  },
];

/** What every page needs to know of the site, of who is signed in, and of the services in cities that its footer leads to. */
export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(frameAskContext);
  // The footer goes without its links while they cannot be read: pages that need no database still come.
  const [account, landingLinks, topCities, services] = await Promise.all([
    ask(({ context, viewer }) => getAccount(context, viewer)),
    ask(({ context }) => listLandingLinks(context, 8)).catch(() => []),
    ask(({ context }) => listTopCities(context, 8)).catch(() => []),
    // While they cannot be read, services are called as before.
    ask(({ context }) => listServices(context)).catch(() => undefined),
  ]);
  const serviceNames = services
    ?.filter(({ nameEnglish, nameHindi }) => (currentLanguage() === DEFAULT_LANGUAGE ? nameEnglish : nameHindi))
    .map(({ name, nameEnglish, nameHindi }) => ({ name, nameEnglish, nameHindi }));
  return { site: context.get(siteContext), account: presentAccount(account), landingLinks, topCities, serviceNames };
}

/** Title and description of pages that bring none of their own, and of those that could not be shown. */
export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  if (isNotFound(error)) return [{ title: titleOf(navigationText.pageNotFound) }, { name: 'robots', content: 'noindex' }];
  if (error) return [{ title: titleOf(saidIn(error) ?? messages.somethingWentWrong) }];
  return [
    { title: `${brand.name} · ${pageMetaText.tagline}` },
    {
      name: 'description',
      content: pageMetaText.description,
    },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  // Made while rendering, so that the server has one for each request and none shares another's answers.
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // Without a connection a call fails and says so: a paused one would look sent.
          queries: { networkMode: 'always', staleTime: 30_000, refetchOnWindowFocus: false },
          mutations: { networkMode: 'always' },
        },
      }),
  );
  useAccountInCalls();
  const { site, serviceNames } = useRouteLoaderData<typeof loader>('root') ?? {};
  // Before anything below says one.
  if (serviceNames) knowServiceNames(serviceNames, [currentLanguage()]);
  if (site) showBrand(site.brand);
  const { pathname } = useLocation();
  const bringsFrame = useBringsFrame();
  return (
    <html lang={currentLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.paper ?? paper} />
        {/* With a precedence React puts it before everything that the page does not wait for. */}
        <link rel="stylesheet" href={styles} precedence="site" />
        {brand.hasColours && <link rel="stylesheet" href={`/brand.css?v=${brand.version}`} precedence="site" />}
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="fixed top-2 left-2 z-[70] -translate-y-24 rounded-lg bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0"
        >
          {navigationText.skipToContent}
        </a>
        <QueryClientProvider client={queryClient}>
          <NavigationProgress />
          {site?.notice && <aside className="site-notice bg-sand-dark px-4 py-1 text-center font-medium">{site.notice}</aside>}
          {bringsFrame ? children : <SiteFrame>{children}</SiteFrame>}
          <Island name="announcer" at={pathname}>
            <PageAnnouncer />
          </Island>
        </QueryClientProvider>
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  );
}

export default function App({ loaderData: { site, account } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <>
      {site.isCopy && <CopyNotice />}
      <Outlet />
      <Island name="offers" at={pathname}>
        <Offers account={account} />
      </Island>
      {site.gaMeasurementId && <Analytics measurementId={site.gaMeasurementId} />}
    </>
  );
}

/** What stands over a page, and what is done once it stands. */
function Offers({ account }: Pick<Route.ComponentProps['loaderData'], 'account'>) {
  useKeptPages();
  useLeftMessage();
  const offeredLanguage = useOfferedLanguage();
  const hasShortlist = shortlist.useKept().length > 0;
  return (
    <>
      {account.kind === 'user' && hasShortlist && <TakeOverOffer user={account.user} />}
      {account.kind !== 'visitor' && <Proof />}
      {offeredLanguage && <LanguageOffer language={offeredLanguage} />}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FramedErrorPage error={error} />;
}
