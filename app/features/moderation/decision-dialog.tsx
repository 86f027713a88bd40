import { useState } from 'react';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import type { AskedDecision } from '#app/features/moderation/send-decision.ts';
import { REASON_LENGTH } from '#shared/schemas/moderation.ts';
import { backOfficeText, formMessages as messages, moderationText } from '#shared/texts.ts';

interface DecisionDialogProps {
  asked: AskedDecision;
  open: boolean;
  busy: boolean;
  /** Somebody else has changed the business since the admin saw it. */
  conflict: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
  onReload: () => void;
}

function questionOf(count: number, approves: boolean) {
  if (count > 1) return approves ? moderationText.considerMany(count) : moderationText.rejectMany(count);
  return approves ? messages.considerBusiness : messages.rejectBusiness;
}

/** Asks whether businesses shall be listed, or taken off the list: then also why, which their owners are told. */
export function DecisionDialog({ asked: { businesses, status }, open, busy, conflict, onClose, onConfirm, onReload }: DecisionDialogProps) {
  const [reason, setReason] = useState('');
  const approves = status === 'approved';
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={businesses.length === 1 ? (businesses[0]?.name ?? '') : moderationText.manyBusinesses(businesses.length)}
      question={questionOf(businesses.length, approves)}
      confirm={backOfficeText.yes}
      busy={busy}
      onConfirm={() => onConfirm(reason)}
    >
      <div className="grid gap-4 empty:hidden">
        {!approves && (
          <Field label={moderationText.reasonOptional} hint={moderationText.ownerReadsReason}>
            {(attributes) => (
              <textarea
                {...attributes}
                name="reason"
                rows={3}
                maxLength={REASON_LENGTH}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                className={inputClass}
              />
            )}
          </Field>
        )}
        {conflict && <EditConflict onReload={onReload} />}
      </div>
    </ConfirmDialog>
  );
}
