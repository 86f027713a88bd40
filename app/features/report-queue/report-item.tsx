import { type ReactNode, useState } from 'react';
import { Button, buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { Rating } from '#app/components/rating.tsx';
import { showMoment } from '#app/components/show-moment.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { DecidedNote } from '#app/features/back-office/decided-note.tsx';
import { StatusPill } from '#app/features/desk/status-pill.tsx';
import { searchAddress } from '#app/features/moderation/moderation-address.ts';
import { DecideDialog } from '#app/features/report-queue/decide-dialog.tsx';
import { RemoveReview } from '#app/features/report-queue/remove-review.tsx';
import { reportStatuses } from '#app/features/report-queue/report-statuses.ts';
import { reasonLabels } from '#app/features/reports/reasons.ts';
import { placeName } from '#shared/place-name.ts';
import type { Report } from '#shared/schemas/reports.ts';
import { reportQueueText } from '#shared/texts.ts';

interface ReportItemProps {
  report: Report;
  /** Called before a decision is stored. */
  onDecide: () => void;
  /** Called when the review that it is about is gone, with what was said of it. */
  onRemoved: (reviewId: string, text: string) => void;
  /** Chooses it with others. */
  children?: ReactNode;
}

/** A report: what it is about and why, who made it, and what became of it. */
export function ReportItem({ report, onDecide, onRemoved, children }: ReportItemProps) {
  const { kind, reason, message, status, outcome, createdAt, decidedAt, business, review } = report;
  const isOpen = status === 'open';
  const about = reasonLabels[reason].label;
  return (
    <article className={`rounded-xl border bg-paper p-5 ${isOpen ? 'border-brick border-l-6' : 'border-sand-dark'}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold text-lg wrap-anywhere">
          {withParts(
            kind === 'review' ? reportQueueText.ofReview : reportQueueText.ofBusiness,
            {
              business: (words) => (
                <Link to={`/viewdetails/${business._id}`} className="text-brick underline underline-offset-4 hover:text-brick-dark">
                  {words}
                </Link>
              ),
            },
            about,
            business.name,
          )}
        </h2>
        <span className="flex items-center gap-3 text-ink-soft text-sm">
          <time dateTime={createdAt}>{showMoment(createdAt)}</time>
          <span>{children}</span>
        </span>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <StatusPill status={business.status} />
        <span>{placeName(business).city}</span>
        <span className="wrap-anywhere">{describeReporter(report.reporter)}</span>
      </p>
      {message && <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>}
      {kind === 'review' && <ReportedReview review={review} />}
      {decidedAt && <DecidedNote decided={reportQueueText.decidedOn(reportStatuses[status], showMoment(decidedAt))} reason={outcome} />}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Decide report={report} decision="upheld" onDecide={onDecide} />
        <Decide report={report} decision="dismissed" onDecide={onDecide} />
        <Link to={searchAddress({ q: business.name })} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          {reportQueueText.openInBusiness}
        </Link>
        {review && <RemoveReview reviewId={review._id} name={review.name} onRemoved={onRemoved} />}
      </div>
    </article>
  );
}

function describeReporter(reporter: Report['reporter']) {
  if (!reporter) return reportQueueText.byVisitor;
  return reporter.kind === 'user' ? reportQueueText.byUser(reporter.name) : reportQueueText.byBusiness(reporter.name);
}

function ReportedReview({ review }: Pick<Report, 'review'>) {
  if (!review) return <p className="mt-3 text-ink-soft">{reportQueueText.reviewGone}</p>;
  return (
    <blockquote className="mt-3 border-sand-dark border-l-4 pl-4">
      <p className="flex flex-wrap items-center gap-x-3">
        <cite className="font-semibold not-italic wrap-anywhere">{review.name}</cite>
        <Rating value={review.rating} />
      </p>
      <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{review.description}</p>
    </blockquote>
  );
}

interface DecideProps extends Omit<ReportItemProps, 'children' | 'onRemoved'> {
  decision: 'upheld' | 'dismissed';
}

/** What the button says of a report that nobody has decided, and of one that was decided otherwise. */
const decisions = {
  upheld: { keys: 'a', label: () => reportQueueText.uphold, instead: () => reportQueueText.upholdInstead },
  dismissed: { keys: 'r', label: () => reportQueueText.dismiss, instead: () => reportQueueText.dismissInstead },
};

function Decide({ report, decision, onDecide }: DecideProps) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const { keys, label, instead } = decisions[decision];
  if (report.status === decision) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={!hydrated}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts={report.status === 'open' ? keys : undefined}
      >
        {report.status === 'open' ? label() : instead()}
      </Button>
      <DecideDialog report={report} decision={decision} open={open} onOpenChange={setOpen} onDecide={onDecide} />
    </>
  );
}
