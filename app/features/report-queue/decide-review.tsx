import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { ReviewDecision } from '#shared/schemas/reviews.ts';
import { reportQueueText } from '#shared/texts.ts';

interface DecideReviewProps {
  reviewId: string;
  /** As the page shows it: one that its writer has changed meanwhile is looked at again. */
  version: number;
  /** Who wrote it. */
  name: string;
}

/** Shows a review that was held, or keeps it hidden. */
export function DecideReview({ reviewId, version, name }: DecideReviewProps) {
  const hydrated = useHydrated();
  const { run, isBusy, conflict, reload } = useAdminAction({
    call: (decision: ReviewDecision['decision']) =>
      callApi('PUT /admin/review/decide/:id', { params: { id: reviewId }, body: { decision, version } }),
  });
  if (conflict) {
    return (
      <Button variant="secondary" size="sm" onClick={() => void reload()}>
        {reportQueueText.writerChangedIt}
      </Button>
    );
  }
  return (
    <>
      <Button
        size="sm"
        disabled={!hydrated}
        busy={isBusy('released')}
        aria-keyshortcuts="a"
        onClick={() => void run('released', 'released')}
      >
        {withHidden(reportQueueText.showReview, name)}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={!hydrated}
        busy={isBusy('refused')}
        aria-keyshortcuts="r"
        onClick={() => void run('refused', 'refused')}
      >
        {withHidden(reportQueueText.doNotShowReview, name)}
      </Button>
    </>
  );
}
