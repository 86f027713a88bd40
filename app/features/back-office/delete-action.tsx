import { withHidden } from '#app/components/with-hidden.tsx';
import { RemoveButton } from '#app/features/back-office/asked-button.tsx';
import { backOfficeText, commonText } from '#shared/texts.ts';

interface DeleteActionProps {
  /** What is deleted: 'Cement'. */
  label: string;
  title: string;
  question: string;
  busy: boolean;
  onConfirm: () => void;
}

/** The Delete of one row, which asks before it does what cannot be undone. */
export function DeleteAction({ label, ...asked }: DeleteActionProps) {
  const name = asked.busy ? backOfficeText.deletingThis : backOfficeText.deleteThis;
  return <RemoveButton {...asked} label={withHidden(name, label)} confirm={commonText.deleteIt} />;
}
