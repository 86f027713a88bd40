import { useLocation } from 'react-router';
import { lazily } from '#app/components/lazily.tsx';
import { Link } from '#app/components/link.tsx';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { accountsText } from '#shared/texts.ts';

const WhatHappensNext = lazily(async () => (await import('#app/features/accounts/what-happens-next.tsx')).WhatHappensNext);

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
        <span>{status === 'pending' ? accountsText.listingPending : accountsText.listingRejected}</span>
        <Link
          to={`/viewdetails/${_id}`}
          className="inline-flex min-h-11 items-center font-semibold text-brick-dark underline underline-offset-4"
        >
          {accountsText.seeYourListing}
        </Link>
      </p>
    </div>
  );
}
