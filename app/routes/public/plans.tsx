import { BadgeCheck, Check } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { useCasesContext } from '#app/context.ts';
import { ownPath } from '#app/features/accounts/return-path.ts';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { NotAuthorized } from '#app/features/plans/not-authorized.tsx';
import { PaymentForm } from '#app/features/plans/payment-form.tsx';
import { PlanCard } from '#app/features/plans/plan-card.tsx';
import { brand } from '#shared/brand/brand.ts';
import { oneTimePlan } from '#shared/plan.ts';
import { showRupees } from '#shared/rupees.ts';
import type { Route } from './+types/plans.ts';

const BENEFITS = [
  {
    title: 'If you look for businesses',
    text: 'See the phone numbers of as many businesses as you like: the daily limit no longer counts.',
  },
  {
    title: 'If you have a business',
    text: 'Your profile carries the mark ‘Plan member’. It does not move you up: no place in a list is for sale.',
  },
  { title: 'For both', text: 'One payment, no end date, nothing that renews by itself.' },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const wayBack = ownPath(new URL(request.url).searchParams.get('back'));
  return { offer: await context.get(useCasesContext).getPlanOffer(), wayBack };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    title: 'Plans',
    description: `The One-Time Plan of ${brand.name}: ${showRupees(oneTimePlan.amount)}, paid once. What it gives to those who look for businesses and to those who have one.`,
    path: '/plans',
    structuredData: [describeBreadcrumbs([{ name: 'Plans', path: '/plans' }])],
  });
}

/** The paid plan (docs/product/pages.md). */
export default function Plans({ loaderData: { offer, wayBack } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  return (
    <div className="page-width grid items-start gap-8 py-8 sm:py-14 lg:grid-cols-[3fr_2fr] lg:gap-x-16">
      <header>
        <h1 className="font-extrabold text-3xl leading-tight tracking-tight sm:text-4xl">Plans</h1>
        <p className="mt-3 max-w-prose text-ink-soft text-lg">Searching, reviews and enquiries are free. One plan gives a little more.</p>
      </header>
      <section aria-label="Payment" className="grid gap-5 rounded-xl border border-sand-dark bg-paper p-5 sm:p-7 lg:row-span-2">
        {offer.hasPlan ? (
          <Owned wayBack={wayBack} />
        ) : offer.mayBuy ? (
          <PaymentForm scriptMode={offer.scriptMode} wayBack={wayBack} />
        ) : (
          <>
            <PlanCard />
            <NotAuthorized path={pathname + search}>
              The plan belongs to an account. Log in or register first; you come back here.
            </NotAuthorized>
          </>
        )}
      </section>
      <div>
        <ul className="grid gap-6">
          {BENEFITS.map(({ title, text }) => (
            <li key={title} className="flex gap-3">
              <Check aria-hidden className="mt-1 size-5 shrink-0 text-leaf" />
              <div>
                <h2 className="font-bold text-lg leading-snug">{title}</h2>
                <p className="mt-1 max-w-prose text-ink-soft leading-relaxed">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <Link
          to="/how-ranking-works"
          className="mt-6 inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4"
        >
          How ranking works
        </Link>
      </div>
    </div>
  );
}

function Owned({ wayBack = '/' }: { wayBack: string | undefined }) {
  return (
    <>
      <PlanCard />
      <p role="status" className="flex items-start gap-3 font-semibold text-leaf text-lg leading-snug">
        <BadgeCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
        You have this plan. There is nothing more to pay.
      </p>
      <Link to={wayBack} className={buttonClass({ variant: 'secondary' })}>
        {wayBack === '/' ? 'Find a business' : 'Back to the business'}
      </Link>
    </>
  );
}
