import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { ConfirmDialog } from '#app/features/back-office/confirm-dialog.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';

interface RemoveReviewProps {
  reviewId: string;
  /** Who wrote it. */
  name: string;
}

/** Takes a review off its business's page for good, once that is confirmed. */
export function RemoveReview({ reviewId, name }: RemoveReviewProps) {
  const [open, setOpen] = useState(false);
  const { run, isBusy } = useAdminAction({
    call: () => callApi('DELETE /review/delete/:id', { params: { id: reviewId } }),
    after: () => setOpen(false),
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
        Remove review
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Remove review"
        question={`Are you sure you want to remove the review by ${name}? It cannot be brought back, and the business's rating changes.`}
        confirm="Remove"
        busy={isBusy()}
        onConfirm={() => void run(undefined)}
      />
    </>
  );
}
