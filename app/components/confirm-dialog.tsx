import type { ReactNode } from 'react';
import { Button } from '#app/components/button.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import { backOfficeText } from '#shared/texts.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  question: string;
  /** The button that says yes. */
  confirm: string;
  /** The button that says no. */
  refuse?: string;
  /** What was confirmed is being done. */
  busy?: boolean;
  onConfirm: () => void;
  /** What else has to be known or said, between question and answer. */
  children?: ReactNode;
}

/** A yes/no question before something is done that matters. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  question,
  confirm,
  refuse = backOfficeText.no,
  busy = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={question}>
      {children && <div className="mb-5">{children}</div>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {refuse}
        </Button>
        <Button onClick={onConfirm} busy={busy}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
