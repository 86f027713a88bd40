import { siteContext } from '#app/context.ts';
import { LegalPage } from '#app/features/legal/legal-page.tsx';
import { privacySections } from '#app/features/legal/privacy-sections.tsx';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { brand } from '#shared/brand/brand.ts';
import type { Route } from './+types/privacy-policy.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { googleMapsKey, gaMeasurementId, mapTiles } = context.get(siteContext);
  return {
    usesGoogleMaps: googleMapsKey !== undefined,
    tileHost: mapTiles && new URL(mapTiles.url).host.replace('{s}.', ''),
    usesAnalytics: gaMeasurementId !== undefined,
  };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    title: 'Privacy Policy',
    description: `What ${brand.name} collects about you, why, who sees it, how long it is kept, and how to see, correct and delete it.`,
    path: '/privacy-policy',
    structuredData: [describeBreadcrumbs([{ name: 'Privacy Policy', path: '/privacy-policy' }])],
  });
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage title="Privacy Policy" effective="15/04/2024" sections={privacySections(loaderData)}>
      <p>
        You can search this directory without telling us who you are. This policy says what we collect when you tell us more, what happens
        to it, and how you see it, correct it and have it deleted.
      </p>
    </LegalPage>
  );
}
