import { Link } from '#app/components/link.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { GrievanceForm } from '#app/features/grievances/grievance-form.tsx';
import { OfficerAddress } from '#app/features/legal/grievance-contact.tsx';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { operator } from '#shared/brand/shown-brand.ts';
import { APPEAL_DAYS } from '#shared/grievance-kinds.ts';
import { grievancesText } from '#shared/texts.ts';
import type { Route } from './+types/complaint.ts';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    title: grievancesText.sendComplaint,
    description: grievancesText.pageDescription(),
    path: '/complaint',
    structuredData: [describeBreadcrumbs([{ name: grievancesText.sendComplaint, path: '/complaint' }])],
  });
}

/** Takes complaints to the Grievance Officer, and says how soon they are decided and where to go after that. */
export default function Complaint() {
  return (
    <div className="page-width grid items-start gap-x-20 gap-y-8 py-8 sm:py-14 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]">
      <div>
        <h1 className="font-extrabold text-3xl leading-tight tracking-tight sm:text-4xl">{grievancesText.sendComplaint}</h1>
        <p className="mt-3 max-w-prose text-lg">{grievancesText.whoReadsIt(operator.grievanceOfficer.name)}</p>
        <p className="mt-3 max-w-prose text-ink-soft">{grievancesText.wrongEntry}</p>
        <p className="mt-2">
          <Link to="/your-data" className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4">
            {grievancesText.ownData}
          </Link>
        </p>
      </div>
      <section
        aria-label={grievancesText.sendComplaint}
        className="relative overflow-hidden rounded-xl border border-sand-dark bg-paper p-5 sm:p-8 lg:row-span-2"
      >
        <GrievanceForm />
      </section>
      <div className="[&_a]:font-semibold [&_a]:text-brick [&_a]:underline [&_a]:underline-offset-4">
        <h2 className="font-bold text-xl">{grievancesText.orWriteTo}</h2>
        <OfficerAddress />
        <h2 className="mt-8 font-bold text-xl">{grievancesText.notSatisfied}</h2>
        <p className="mt-2 max-w-prose">
          {withParts(grievancesText.appeal, { gac: (words) => <a href="https://gac.gov.in">{words}</a> }, APPEAL_DAYS)}
        </p>
        <p className="mt-2">
          <Link to="/complaints" className="inline-flex min-h-11 items-center">
            {grievancesText.seeFigures}
          </Link>
        </p>
      </div>
    </div>
  );
}
