import type { ReactNode } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { showMoment } from '#app/components/show-moment.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { badLeadReasons } from '#app/features/bad-leads/bad-lead-reasons.ts';
import { EnquiryFacts } from '#app/features/enquiries/enquiry-facts.tsx';
import { quarantineStatuses } from '#app/features/quarantine/quarantine-search.ts';
import { placeName } from '#shared/place-name.ts';
import type { QuarantineDecision, Quarantined } from '#shared/schemas/bad-leads.ts';
import { quarantineText } from '#shared/texts.ts';

interface QuarantinedItemProps {
  enquiry: Quarantined;
  /** Called before a decision is stored. */
  onDecide: () => void;
  /** Chooses it with others. */
  children?: ReactNode;
}

/** An enquiry that its business has not got: who sends it, what owners said of the sender, and what becomes of it. */
export function QuarantinedItem({ enquiry, onDecide, children }: QuarantinedItemProps) {
  const { _id, status, name, phoneNo, email, message, sentAt, decidedAt, isSignedIn, business, version } = enquiry;
  const hydrated = useHydrated();
  const decide = useAdminAction({
    call: (decision: QuarantineDecision['status']) => {
      onDecide();
      return callApi('PUT /admin/quarantine/update/:id', { params: { id: _id }, body: { status: decision, version } });
    },
  });
  return (
    <article className={`rounded-xl border bg-paper p-5 ${status === 'held' ? 'border-brick border-l-6' : 'border-sand-dark'}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold text-lg wrap-anywhere">
          {withParts(
            quarantineText.sentTo,
            {
              business: (words) => (
                <Link to={`/viewdetails/${business._id}`} className="text-brick underline underline-offset-4 hover:text-brick-dark">
                  {words}
                </Link>
              ),
            },
            name,
            business.name,
            placeName(business).city,
          )}
        </h2>
        <span className="ml-auto flex items-center gap-3 text-ink-soft text-sm">
          <time dateTime={sentAt}>{showMoment(sentAt)}</time>
          <span>{children}</span>
        </span>
      </div>
      <p className="text-ink-soft text-sm wrap-anywhere">
        {[phoneNo, email, isSignedIn ? quarantineText.signedIn : quarantineText.withoutAccount].filter(Boolean).join(' · ')}
      </p>
      {message && <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>}
      <EnquiryFacts of={enquiry} className="mt-3" />
      <Marks marks={enquiry.marks} />
      {decidedAt && (
        <p className="mt-3 font-semibold text-sm">{quarantineText.decidedOn(quarantineStatuses[status], showMoment(decidedAt))}</p>
      )}
      {decide.conflict && <EditConflict onReload={decide.reload} />}
      {status !== 'released' && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            disabled={!hydrated}
            busy={decide.isBusy('released')}
            aria-keyshortcuts={status === 'held' ? 'a' : undefined}
            onClick={() => void decide.run('released', 'released')}
          >
            {status === 'held' ? quarantineText.release : quarantineText.releaseInstead}
          </Button>
          {status === 'held' && (
            <Button
              variant="quiet"
              size="sm"
              disabled={!hydrated}
              busy={decide.isBusy('refused')}
              aria-keyshortcuts="r"
              onClick={() => void decide.run('refused', 'refused')}
            >
              {quarantineText.refuse}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

function Marks({ marks }: Pick<Quarantined, 'marks'>) {
  if (marks.length === 0) return <p className="mt-3 text-ink-soft text-sm">{quarantineText.ownersWordsGone}</p>;
  return (
    <div className="mt-3 rounded-lg bg-sand px-4 py-3 text-sm">
      <h3 className="font-semibold">{quarantineText.ownersSaid}</h3>
      <ul className="mt-1 grid gap-1">
        {marks.map(({ business, reason, note, markedAt }) => (
          <li key={`${business} ${markedAt}`} className="wrap-anywhere">
            <span>{quarantineText.markedBy(badLeadReasons[reason].label, business, showMoment(markedAt))}</span>
            {note && <span className="text-ink-soft">{`: ${note}`}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
