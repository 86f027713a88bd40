import type { ReactNode } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { EmptyState, FailureState } from '#app/components/list-states.tsx';
import { BusinessList } from '#app/features/businesses/business-list.tsx';
import { BusinessListSkeleton } from '#app/features/businesses/business-list-skeleton.tsx';
import type { SharedByList } from '#app/features/businesses/compact-card.tsx';
import type { FirstPage } from '#app/features/businesses/first-page.ts';
import type { ListState } from '#app/features/businesses/place-of-list.ts';
import type { PagesCall } from '#app/features/businesses/use-business-pages.ts';
import type { ListedBusiness } from '#shared/schemas/businesses.ts';
import { businessesText } from '#shared/texts.ts';

interface BusinessResultsProps extends Pick<ListState, 'placeNames'> {
  first: FirstPage;
  /** The call for further pages. */
  call: PagesCall<ListedBusiness>;
  /** What all of them have. */
  shared?: SharedByList | undefined;
  /** What is shown when nothing is found. */
  empty: ReactNode;
}

/** The list, or what stands in its place: nothing found, a search that cannot be made, or a failure with another try. */
export function BusinessResults({ first, placeNames, call, shared, empty }: BusinessResultsProps) {
  const { revalidate, state } = useRevalidator();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  // Another search on the same page is on its way.
  if (navigation.location?.pathname === pathname) return <BusinessListSkeleton />;
  if (first.failure?.status === 400) return <EmptyState title={first.failure.message} hint={businessesText.changeSearch} />;
  if (first.failure) return <FailureState message={first.failure.message} onRetry={revalidate} busy={state === 'loading'} />;
  if (first.page.businesses.length === 0) return first.page.totalContractors > 0 ? <PastTheEnd /> : empty;
  return <BusinessList first={first.page} call={call} placeNames={placeNames} shared={shared} />;
}

/** For pages that the list does not reach, or no longer: filters and businesses change. */
function PastTheEnd() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('page');
  return (
    <EmptyState title={businessesText.pastTheEnd}>
      <Link to={`${pathname}${query.size > 0 ? `?${query}` : ''}`} className={buttonClass({ variant: 'secondary' })}>
        {businessesText.fromTheBeginning}
      </Link>
    </EmptyState>
  );
}
