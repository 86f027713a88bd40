import { CreditCard } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { plansText } from '#shared/texts.ts';

/** The mark of a business that has the plan, with what it means and what it does not: a payment, no check by anybody. */
export function PlanMark() {
  return (
    <p className="mt-3 text-ink-soft text-sm leading-snug">
      <Link
        to="/how-ranking-works#plan"
        className="mr-2 inline-flex min-h-6 items-center gap-1 rounded-md border border-amber/50 bg-amber/10 px-2 py-0.5 font-semibold text-ink underline-offset-4 hover:underline"
      >
        <CreditCard aria-hidden className="size-4" />
        {plansText.planMember}
      </Link>
      {plansText.whatMarkMeans}
    </p>
  );
}
