import { buttonClass } from '#app/components/button.tsx';
import { BadgeCheck, Check } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { askContext } from '#app/context.ts';
import { ownPath } from '#app/features/accounts/return-path.ts';
import { describeBreadcrumbs } from '#app/features/page-meta/breadcrumbs.ts';
import { describePage } from '#app/features/page-meta/describe-page.ts';
import { PaymentForm } from '#app/features/plans/payment-form.tsx';
import { PlanCard } from '#app/features/plans/plan-card.tsx';
import { getPlanOffer } from '#server/features/payments/get-plan-offer.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { oneTimePlan } from '#shared/plan.ts';
import { showRupees } from '#shared/rupees.ts';
import { plansText } from '#shared/texts.ts';
import type { Route } from './+types/plans.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const wayBack = ownPath(new URL(request.url).searchParams.get('back'));
  return { offer: await ask(({ context, viewer }) => getPlanOffer(context, viewer)), wayBack };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(matches, {
    title: plansText.plans,
    description: plansText.pageDescription(brand.name, showRupees(oneTimePlan.amount)),
    path: '/plans',
    structuredData: [describeBreadcrumbs([{ name: plansText.plans, path: '/plans' }])],
  });
}

/** The paid plan (docs/product/pages.md). */
export default function Plans({ loaderData: { offer, wayBack } }: Route.ComponentProps) {
  const benefits = [
    { whose: 'user', title: plansText.ifYouLook, text: plansText.seeManyNumbers },
    { whose: 'contractor', title: plansText.ifYouHaveBusiness, text: plansText.profileCarriesMark },
    { whose: 'both', title: plansText.forBoth, text: plansText.onePayment },
  ];
  return (
    <div className="page-width grid items-start gap-8 py-8 sm:py-14 lg:grid-cols-[3fr_2fr] lg:gap-x-16">
      <header>
        <h1 className="font-extrabold text-3xl leading-tight tracking-tight sm:text-4xl">{plansText.plans}</h1>
        <p className="mt-3 max-w-prose text-ink-soft text-lg">{plansText.onePlanGivesMore}</p>
      </header>
      <section aria-label={plansText.payment} className="grid gap-5 rounded-xl border border-sand-dark bg-paper p-5 sm:p-7 lg:row-span-2">
        {offer.hasPlan ? (
          <Owned wayBack={wayBack} />
        ) : !offer.isSold ? (
          <>
            <PlanCard />
            <p role="status" className="font-semibold text-lg leading-snug">
              {plansText.notSoldYet}
            </p>
          </>
        ) : (
          <PaymentForm scriptMode={offer.scriptMode} wayBack={wayBack} />
        )}
      </section>
      <div>
        <ul className="grid gap-6">
          {benefits.map(({ whose, title, text }) => (
            <li key={whose} className="flex gap-3">
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
          {plansText.howRankingWorks}
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
        {plansText.youHaveThisPlan}
      </p>
      <Link to={wayBack} className={buttonClass({ variant: 'secondary' })}>
        {wayBack === '/' ? plansText.findBusiness : plansText.backToBusiness}
      </Link>
    </>
  );
}
