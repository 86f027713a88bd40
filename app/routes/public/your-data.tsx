import { Link } from '#app/components/link.tsx';
import { DataRequestForm } from '#app/features/grievances/data-request-form.tsx';
import { OwnDataLinks } from '#app/features/grievances/own-data-links.tsx';
import { OfficerAddress } from '#app/features/legal/grievance-contact.tsx';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { operator } from '#shared/brand/shown-brand.ts';
import { grievancesText, dataRequestsText as text } from '#shared/texts.ts';
import type { Route } from './+types/your-data.ts';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    title: text.title,
    description: text.description(),
    path: '/your-data',
    structuredData: [describeBreadcrumbs([{ name: text.title, path: '/your-data' }])],
  });
}

/** What somebody does about their own data by themselves, and what they ask the team for. */
export default function YourData() {
  return (
    <div className="page-width py-8 sm:py-14">
      <h1 className="font-extrabold text-3xl leading-tight tracking-tight sm:text-4xl">{text.title}</h1>
      <p className="mt-3 max-w-prose text-lg">{text.lead}</p>
      <div className="mt-8 grid items-start gap-x-20 gap-y-10 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]">
        <section aria-labelledby="by-yourself">
          <h2 id="by-yourself" className="font-bold text-xl">
            {text.byYourself}
          </h2>
          <OwnDataLinks />
        </section>
        <section
          aria-labelledby="ask-us"
          className="relative overflow-hidden rounded-xl border border-sand-dark bg-paper p-5 sm:p-8 lg:row-span-2"
        >
          <h2 id="ask-us" className="font-bold text-xl">
            {text.askUs}
          </h2>
          <p className="mt-2 mb-6 max-w-prose text-ink-soft">{text.askUsHint(operator.grievanceOfficer.name)}</p>
          <DataRequestForm />
        </section>
        <section aria-labelledby="or-write" className="[&_a]:font-semibold [&_a]:text-brick [&_a]:underline [&_a]:underline-offset-4">
          <h2 id="or-write" className="font-bold text-xl">
            {grievancesText.orWriteTo}
          </h2>
          <OfficerAddress />
          <p className="mt-2">
            <Link to="/complaint" className="inline-flex min-h-11 items-center">
              {text.complainInstead}
            </Link>
          </p>
        </section>
      </div>
    </div>
  );
}
