import type { ReactNode } from 'react';
import { Link } from '#app/components/link.tsx';
import { Rating } from '#app/components/rating.tsx';
import { showMoment } from '#app/components/show-moment.ts';
import { reportStatuses } from '#app/features/report-queue/report-statuses.ts';
import { reasonLabels } from '#app/features/reports/reasons.ts';
import type { Comment } from '#shared/schemas/comments.ts';
import type { ReviewState } from '#shared/schemas/reviews.ts';
import type { AccountPath, Written } from '#shared/schemas/team-accounts.ts';
import { teamAccountsText } from '#shared/texts.ts';

const reviewStates: Record<ReviewState, () => string> = {
  shown: () => teamAccountsText.stateShown,
  held: () => teamAccountsText.stateHeld,
  refused: () => teamAccountsText.stateRefused,
  unconfirmed: () => teamAccountsText.stateUnconfirmed,
};

const commentStates: Record<Comment['status'], () => string> = {
  pending: () => teamAccountsText.commentPending,
  approved: () => teamAccountsText.commentApproved,
  deleted: () => teamAccountsText.commentDeleted,
};

interface WrittenListsProps {
  kind: AccountPath['kind'];
  written: Written;
}

/** The latest of what somebody has written, each with the page on which it stands. */
export function WrittenLists({ kind, written: { reviews, enquiries, comments, reports } }: WrittenListsProps) {
  return (
    <>
      <h2 className="mt-8 mb-4 font-bold text-xl">{teamAccountsText.written}</h2>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {kind === 'user' && (
          <WrittenList title={teamAccountsText.reviews} empty={teamAccountsText.noReviews} list={reviews}>
            {({ business, rating, description, state }) => (
              <>
                <BusinessLink business={business} />
                <Rating value={rating} />
                <p className="whitespace-pre-line wrap-anywhere">{description}</p>
                <State>{reviewStates[state]()}</State>
              </>
            )}
          </WrittenList>
        )}
        <WrittenList
          title={teamAccountsText.enquiries}
          empty={teamAccountsText.noEnquiries}
          explained={teamAccountsText.enquiriesArePrivate}
          list={enquiries}
        >
          {({ business, service, place, withheld }) => (
            <>
              <BusinessLink business={business} />
              {(service || place) && <p className="wrap-anywhere">{[service, place].filter(Boolean).join(', ')}</p>}
              {withheld && <State>{teamAccountsText.heldEnquiry}</State>}
            </>
          )}
        </WrittenList>
        <WrittenList title={teamAccountsText.comments} empty={teamAccountsText.noComments} list={comments}>
          {({ path, title, comment, status }) => (
            <>
              <PageLink to={path}>{title}</PageLink>
              <p className="whitespace-pre-line wrap-anywhere">{comment}</p>
              <State>{commentStates[status]()}</State>
            </>
          )}
        </WrittenList>
        <WrittenList
          title={teamAccountsText.reports}
          empty={teamAccountsText.noReports}
          explained={teamAccountsText.reportsAreForTeam}
          list={reports}
        >
          {({ business, reason, message, status }) => (
            <>
              <BusinessLink business={business} />
              <p className="wrap-anywhere">
                <span className="font-semibold">{reasonLabels[reason].label}</span>
                {message && <span className="block whitespace-pre-line">{message}</span>}
              </p>
              <State>{reportStatuses[status]}</State>
            </>
          )}
        </WrittenList>
      </div>
    </>
  );
}

interface WrittenListProps<Item> {
  title: string;
  empty: string;
  /** What of it is shown here, and why. */
  explained?: string;
  list: { total: number; latest: Item[] };
  children: (item: Item) => ReactNode;
}

function WrittenList<Item extends { _id: string; createdAt: string }>({
  title,
  empty,
  explained,
  list: { total, latest },
  children,
}: WrittenListProps<Item>) {
  return (
    <section aria-label={title} className="min-w-0 rounded-xl border border-sand-dark bg-paper p-4 sm:p-5">
      <h3 className="font-bold text-lg">
        <span>{title}</span> <span className="font-normal text-ink-soft tabular-nums">{total}</span>
      </h3>
      {explained && <p className="mt-1 text-ink-soft text-sm">{explained}</p>}
      {total === 0 && <p className="mt-3 text-ink-soft">{empty}</p>}
      {latest.length > 0 && (
        <ul className="mt-3 grid gap-4">
          {latest.map((item) => (
            <li key={item._id} className="border-sand-dark border-t pt-3">
              {children(item)}
              <p className="mt-1 text-ink-soft text-sm">
                <time dateTime={item.createdAt}>{showMoment(item.createdAt)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      {latest.length < total && <p className="mt-3 text-ink-soft text-sm">{teamAccountsText.latestOf(latest.length, total)}</p>}
    </section>
  );
}

function BusinessLink({ business }: { business: { _id: string; name: string } | null }) {
  if (!business) return <p className="font-semibold">{teamAccountsText.toTheTeam}</p>;
  return <PageLink to={`/viewdetails/${business._id}`}>{business.name}</PageLink>;
}

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <p>
      <Link to={to} className="font-semibold text-brick underline underline-offset-4 wrap-anywhere">
        {children}
      </Link>
    </p>
  );
}

function State({ children }: { children: string }) {
  return <p className="mt-1 font-semibold text-sm">{children}</p>;
}
