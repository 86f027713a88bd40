import { LegalPage } from '#app/features/legal/legal-page.tsx';
import { termsSections } from '#app/features/legal/terms-sections.tsx';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { termsText } from '#shared/texts.ts';
import type { Route } from './+types/terms-and-conditions.ts';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    title: termsText.termsAndConditions,
    description: termsText.pageDescription(),
    path: '/terms-and-conditions',
    structuredData: [describeBreadcrumbs([{ name: termsText.termsAndConditions, path: '/terms-and-conditions' }])],
  });
}

export default function TermsAndConditions() {
  return (
    <LegalPage title={termsText.termsAndConditions} effective="21/09/2023" changed="29/11/2026" sections={termsSections()}>
      <p>{termsText.inShort()}</p>
    </LegalPage>
  );
}
