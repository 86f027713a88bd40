import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { ConfirmDialog } from '#app/features/back-office/confirm-dialog.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { type RemovalReason, removalReasons } from '#shared/removal-reasons.ts';
import { formMessages as messages } from '#shared/texts.ts';

interface RemoveReviewProps {
  reviewId: string;
  /** Who wrote it. */
  name: string;
}

/** Takes a review off its business's page for good, for a reason that the page then says. */
export function RemoveReview({ reviewId, name }: RemoveReviewProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<RemovalReason>();
  const [isMissing, setMissing] = useState(false);
  const { run, isBusy } = useAdminAction({
    call: () => callApi('DELETE /review/delete/:id', { params: { id: reviewId }, body: { reason } }),
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
        onConfirm={() => (reason ? void run(undefined) : setMissing(true))}
      >
        <Field label="Why" error={isMissing && !reason ? messages.chooseReason : undefined} hint="The profile says so, with the month.">
          {(attributes) => (
            <select
              {...attributes}
              value={reason ?? ''}
              onChange={({ target }) => setReason((target.value || undefined) as RemovalReason | undefined)}
              className={inputClass}
            >
              <option value="">Choose a reason</option>
              {Object.entries(removalReasons).map(([code, text]) => (
                <option key={code} value={code}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
      </ConfirmDialog>
    </>
  );
}
