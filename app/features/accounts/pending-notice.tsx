import { Link, useLocation } from 'react-router';
import { useAccount } from '#app/features/accounts/use-account.ts';

const TEXTS = {
  pending: 'Your listing is pending. It becomes public once our team has approved it.',
  rejected: 'Your listing was not approved and is not public.',
};

/** Tells owners that their listing is not public, on every page but their own two, which say it themselves. */
export function PendingNotice() {
  const account = useAccount();
  const { pathname } = useLocation();
  if (account.kind !== 'contractor' || account.contractor.status === 'approved') return null;
  const { _id, status } = account.contractor;
  if (pathname === '/profilesupplier' || pathname === `/viewdetails/${_id}`) return null;
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
