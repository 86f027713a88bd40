import { useNavigation, useRevalidator } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { lazily } from '#app/components/lazily.tsx';
import { Link } from '#app/components/link.tsx';
import { EmptyState, FailureState } from '#app/components/list-states.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useKeptFocus } from '#app/components/use-kept-focus.ts';
import { useMay } from '#app/features/business-people/use-may.ts';
import { PageLinks } from '#app/features/businesses/page-links.tsx';
import { EnquiryItem } from '#app/features/desk/enquiry-item.tsx';
import { InboxExport } from '#app/features/desk/inbox-export.tsx';
import { InboxFilters } from '#app/features/desk/inbox-filters.tsx';
import { type InboxSearch, readInboxSearch } from '#app/features/desk/inbox-search.ts';
import { InboxSkeleton } from '#app/features/desk/inbox-skeleton.tsx';
import { LeftOverAnswers } from '#app/features/desk/left-over-answers.tsx';
import type { LoadedPart } from '#app/features/desk/load-part.ts';
import type { LeftOver } from '#shared/schemas/chat.ts';
import type { EnquiryPage } from '#shared/schemas/enquiries.ts';
import { deskText } from '#shared/texts.ts';

/** Not before there is something to tell of, and not before the page stands. */
const PushPanel = lazily(async () => (await import('#app/features/push/push-panel.tsx')).PushPanel);

interface InboxProps {
  businessName: string;
  search: InboxSearch;
  inbox: LoadedPart<EnquiryPage>;
  /** Answers from WhatsApp that belong to no enquiry yet. */
  leftOver: LoadedPart<LeftOver>;
}

/** The enquiries that the business has received: found, read, answered and filed. */
export function Inbox({ businessName, search, inbox, leftOver }: InboxProps) {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const heading = useKeptFocus<HTMLHeadingElement>(inbox);
  const hydrated = useHydrated();
  const may = useMay();
  const hasReceived = Object.values(inbox.found?.counts ?? {}).some((count) => count > 0);
  const isSearched = search.status !== undefined || search.q !== undefined;
  const next = navigation.location?.pathname === '/profilesupplier' ? navigation.location.search : undefined;

  function refresh() {
    heading.willChange();
    return revalidate();
  }

  return (
    <section aria-labelledby="enquiries">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 ref={heading.place} id="enquiries" tabIndex={-1} className="font-extrabold text-2xl tracking-tight outline-none">
          {deskText.enquiries}
        </h2>
        {may('account') && (
          <Link to="/user/requirements" className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -mr-4`}>
            {deskText.enquiriesYouSent}
          </Link>
        )}
      </div>
      {leftOver.found && <LeftOverAnswers {...leftOver.found} />}
      {inbox.failure && <FailureState message={inbox.failure} onRetry={revalidate} busy={state === 'loading'} />}
      {inbox.found && (
        <>
          {(hasReceived || isSearched) && (
            <InboxFilters search={next === undefined ? search : readInboxSearch(new URLSearchParams(next))} counts={inbox.found.counts} />
          )}
          {next === undefined ? <EnquiryList page={inbox.found} {...{ businessName, search, refresh }} /> : <InboxSkeleton />}
          {hasReceived && may('all') && <InboxExport search={search} />}
        </>
      )}
      {hydrated && hasReceived && may('account') && <PushPanel />}
    </section>
  );
}

interface EnquiryListProps {
  page: EnquiryPage;
  businessName: string;
  search: InboxSearch;
  refresh: () => Promise<void>;
}

function EnquiryList({ page, businessName, search, refresh }: EnquiryListProps) {
  const { enquiries, currentPage, totalPages, next = null, totalEnquiries } = page;
  if (enquiries.length === 0) {
    const isFiltered = Boolean(search.q || search.status || totalEnquiries > 0);
    return isFiltered ? (
      <EmptyState>
        <Link to="/profilesupplier" preventScrollReset className={buttonClass({ variant: 'secondary' })}>
          {deskText.showAllEnquiries}
        </Link>
      </EmptyState>
    ) : (
      <EmptyState title={deskText.noEnquiries} hint={deskText.enquiriesArriveHere} />
    );
  }
  return (
    <>
      <ul className="mt-5 grid gap-4">
        {enquiries.map((enquiry) => (
          <li key={enquiry._id}>
            <EnquiryItem enquiry={enquiry} businessName={businessName} onMarked={refresh} />
          </li>
        ))}
      </ul>
      <PageLinks currentPage={currentPage} totalPages={totalPages} next={next} anchor="enquiries" />
    </>
  );
}
