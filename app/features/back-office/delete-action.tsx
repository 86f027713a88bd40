import { useState } from 'react';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { DeleteButton } from '#app/features/back-office/delete-button.tsx';
import { commonText } from '#shared/texts.ts';

interface DeleteActionProps {
  /** What is deleted: 'Cement'. */
  label: string;
  title: string;
  question: string;
  busy: boolean;
  onConfirm: () => void;
}

/** The Delete of one row, which asks before it does what cannot be undone. */
export function DeleteAction({ label, title, question, busy, onConfirm }: DeleteActionProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DeleteButton busy={busy} label={label} onClick={() => setOpen(true)} />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        question={question}
        confirm={commonText.deleteIt}
        onConfirm={() => {
          setOpen(false);
          onConfirm();
        }}
      />
    </>
  );
}
