import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router';

/** The mark of a business that has the plan, with what it means and what it does not. */
export function PlanMark() {
  return (
    <p className="mt-3 text-ink-soft text-sm leading-snug">
      <Link
        to="/how-ranking-works#plan"
        className="mr-2 inline-flex min-h-6 items-center gap-1 rounded-full bg-leaf/10 px-2.5 py-1 font-semibold text-leaf underline-offset-4 hover:underline"
      >
        <BadgeCheck aria-hidden className="size-4" />
        Plan member
      </Link>
      Pays for the one-time plan. That never changes its place in a list.
    </p>
  );
}
