import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { RemovalDialog } from '#app/features/report-queue/removal-dialog.tsx';
import type { RemovalReason } from '#shared/removal-reasons.ts';
import { reportQueueText } from '#shared/texts.ts';

interface RemoveReviewProps {
  reviewId: string;
  /** Who wrote it. */
  name: string;
  /** Called when it is gone, with what was said of it. */
  onRemoved: (reviewId: string, text: string) => void;
}

/** Takes a review off its business's page, for a reason that the page then says. */
export function RemoveReview({ reviewId, name, onRemoved }: RemoveReviewProps) {
  const [open, setOpen] = useState(false);
  const { run, isBusy } = useAdminAction({
    call: (reason: RemovalReason) => callApi('DELETE /review/delete/:id', { params: { id: reviewId }, body: { reason, undoable: true } }),
    done: '',
    after({ message }) {
      setOpen(false);
      onRemoved(reviewId, message);
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        disabled={!useHydrated()}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        className="text-danger!"
      >
        {reportQueueText.removeReview}
      </Button>
      <RemovalDialog
        open={open}
        onOpenChange={setOpen}
        question={reportQueueText.askRemoveReview(name)}
        busy={isBusy()}
        onConfirm={(reason) => void run(reason)}
      />
    </>
  );
}
