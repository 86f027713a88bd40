import type { ReactNode } from 'react';
import { askContext } from '#app/context.ts';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { getCheckMonths } from '#server/features/checks/get-check-months.ts';
import { checksText } from '#shared/texts.ts';
import type { Route } from './+types/checks.ts';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    title: checksText.whatWeCheck,
    description: checksText.pageDescription,
    path: '/checks',
    structuredData: [describeBreadcrumbs([{ name: checksText.whatWeCheck, path: '/checks' }])],
  });
}

const TEXT = 'mt-2 max-w-prose text-lg leading-relaxed';

export async function loader({ context }: Route.LoaderArgs) {
  return { months: await context.get(askContext)(({ context }) => getCheckMonths(context)) };
}

/** What each kind of check says of a business, and what it does not. */
export default function Checks({ loaderData: { months } }: Route.ComponentProps) {
  return (
    <article className="page-width py-8 sm:py-14">
      <h1 className="font-extrabold text-3xl leading-tight tracking-tight sm:text-4xl">{checksText.whatWeCheck}</h1>
      <p className={TEXT}>{checksText.notForSale}</p>
      <Part title={checksText.aboutGstin}>{checksText.aboutGstinText}</Part>
      <Part title={checksText.aboutUdyam}>{checksText.aboutUdyamText}</Part>
      <Part title={checksText.aboutLicence}>{checksText.aboutLicenceText}</Part>
      <Part title={checksText.aboutRera}>{checksText.aboutReraText}</Part>
      <Part title={checksText.aboutInsurance}>{checksText.aboutInsuranceText}</Part>
      <Part title={checksText.aboutAddress}>{checksText.aboutAddressText}</Part>
      <Part title={checksText.aboutPhone}>{checksText.aboutPhoneText}</Part>
      <Part title={checksText.aboutTeam}>{checksText.aboutTeamText}</Part>
      <Part title={checksText.howLong}>{checksText.howLongText(months)}</Part>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="font-extrabold text-xl tracking-tight sm:text-2xl">{title}</h2>
      <p className={TEXT}>{children}</p>
    </section>
  );
}
