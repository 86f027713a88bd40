import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { type RemovalReason, removalReasons } from '#shared/removal-reasons.ts';
import { formMessages as messages, reportQueueText } from '#shared/texts.ts';

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
        {reportQueueText.removeReview}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={reportQueueText.removeReview}
        question={reportQueueText.askRemoveReview(name)}
        confirm={reportQueueText.remove}
        busy={isBusy()}
        onConfirm={() => (reason ? void run(undefined) : setMissing(true))}
      >
        <Field
          label={reportQueueText.why}
          error={isMissing && !reason ? messages.chooseReason : undefined}
          hint={reportQueueText.profileSaysWhy}
        >
          {(attributes) => (
            <select
              {...attributes}
              value={reason ?? ''}
              onChange={({ target }) => setReason((target.value || undefined) as RemovalReason | undefined)}
              className={inputClass}
            >
              <option value="">{reportQueueText.chooseReason}</option>
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
