import { askContext, siteContext } from '#app/context.ts';
import { LegalPage } from '#app/features/legal/legal-page.tsx';
import { privacySections } from '#app/features/legal/privacy-sections.tsx';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { getKeptBackups } from '#server/features/retention/get-kept-backups.ts';
import { privacyText } from '#shared/texts.ts';
import type { Route } from './+types/privacy-policy.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { googleMapsKey, gaMeasurementId, mapTiles } = context.get(siteContext);
  return {
    usesGoogleMaps: googleMapsKey !== undefined,
    tileHost: mapTiles && new URL(mapTiles.url).host.replace('{s}.', ''),
    usesAnalytics: gaMeasurementId !== undefined,
    backups: await context.get(askContext)(({ context }) => getKeptBackups(context)),
  };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    title: privacyText.privacyPolicy,
    description: privacyText.pageDescription(),
    path: '/privacy-policy',
    structuredData: [describeBreadcrumbs([{ name: privacyText.privacyPolicy, path: '/privacy-policy' }])],
  });
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage title={privacyText.privacyPolicy} effective="15/04/2024" changed="30/11/2026" sections={privacySections(loaderData)}>
      <p>{privacyText.inShort}</p>
    </LegalPage>
  );
}
