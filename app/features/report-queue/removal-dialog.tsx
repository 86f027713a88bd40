import { useState } from 'react';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { type RemovalReason, removalReasons } from '#shared/removal-reasons.ts';
import { formMessages as messages, reportQueueText } from '#shared/texts.ts';

interface RemovalDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  question: string;
  busy: boolean;
  onConfirm: (reason: RemovalReason) => void;
}

/** Asks whether reviews are taken off their pages, and for which reason, which the pages then say. */
export function RemovalDialog({ open, onOpenChange, question, busy, onConfirm }: RemovalDialogProps) {
  const [reason, setReason] = useState<RemovalReason>();
  const [isMissing, setMissing] = useState(false);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={reportQueueText.removeReview}
      question={question}
      confirm={reportQueueText.remove}
      busy={busy}
      onConfirm={() => (reason ? onConfirm(reason) : setMissing(true))}
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
  );
}
