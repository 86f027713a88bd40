import { Link, useLocation } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { useAccount } from '#app/features/accounts/use-account.ts';

const TEXTS = {
  pending: 'Your listing is pending. It becomes public once our team has approved it.',
  rejected: 'Your listing was not approved and is not public.',
};

/** Tells owners that their listing is not public, on every page but their own two, which say it themselves; the first time at length. */
export function PendingNotice() {
  const account = useAccount();
  const { pathname, state } = useLocation();
  if (account.kind !== 'contractor' || account.contractor.status === 'approved') return null;
  const { _id, status } = account.contractor;
  if (pathname === '/profilesupplier' || pathname === `/viewdetails/${_id}`) return null;
  if (status === 'pending' && (state as { isNewListing?: boolean } | null)?.isNewListing) return <WhatHappensNext businessId={_id} />;
  return (
    <div className="border-cement border-b bg-sand-dark">
      <p role="status" className="page-width flex flex-wrap items-center gap-x-3 py-2 font-medium">
        {TEXTS[status]}
        <Link
          to={`/viewdetails/${_id}`}
          className="inline-flex min-h-11 items-center font-semibold text-brick-dark underline underline-offset-4"
        >
          See your listing
        </Link>
      </p>
    </div>
  );
}

const STEPS = [
  'Our team looks at it. Until then only you see it.',
  'We mail you what was decided, with the reason if something is missing.',
  'Once it is listed, people find it, and enquiries come by mail and to your desk.',
];

/** What follows a registration, and what the owner can do meanwhile. */
function WhatHappensNext({ businessId }: { businessId: string }) {
  return (
    <section aria-labelledby="next-title" className="border-cement border-b bg-sand-dark">
      <div className="page-width py-6">
        <p role="status" className="text-ink-soft">
          Your listing is pending.
        </p>
        <h2 id="next-title" className="font-extrabold text-2xl tracking-tight">
          Thank you. What happens next
        </h2>
        <ol className="mt-3 grid gap-2 sm:grid-cols-3 sm:gap-6">
          {STEPS.map((step, i) => (
            <li key={step} className="flex gap-3">
              <span aria-hidden className="font-bold text-2xl text-brick leading-none">
                {i + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <div className="mt-4 flex flex-wrap gap-3">
          <Link to={`/viewdetails/${businessId}`} className={buttonClass({ size: 'sm' })}>
            Add photos and a description
          </Link>
          <Link to="/profilesupplier" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Your desk
          </Link>
        </div>
      </div>
    </section>
  );
}
