import { LegalPage } from '#app/features/legal/legal-page.tsx';
import { termsSections } from '#app/features/legal/terms-sections.tsx';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { brand } from '#shared/brand/brand.ts';
import type { Route } from './+types/terms-and-conditions.ts';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    title: 'Terms and Conditions',
    description: `The rules of ${brand.name} for visitors, users and listed businesses: what the directory does, and what it does not.`,
    path: '/terms-and-conditions',
    structuredData: [describeBreadcrumbs([{ name: 'Terms and Conditions', path: '/terms-and-conditions' }])],
  });
}

export default function TermsAndConditions() {
  return (
    <LegalPage title="Terms and Conditions" effective="21/09/2023" sections={termsSections()}>
      <p>
        {brand.name} is a directory that brings people who build together with businesses. These are the rules under which it may be used.
      </p>
    </LegalPage>
  );
}
