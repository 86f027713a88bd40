import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { backOfficeText, commonText } from '#shared/texts.ts';

interface DeleteChosenProps {
  /** How many there are to delete. */
  count: number;
  question: string;
  /** Some are being deleted. */
  busy: boolean;
  /** Deletes them; the dialog closes when it is done. */
  onDelete: () => Promise<void>;
}

/** The button of a selection bar that deletes what is chosen, after asking. */
export function DeleteChosen({ count, question, busy, onDelete }: DeleteChosenProps) {
  const hydrated = useHydrated();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" disabled={!hydrated || count === 0} onClick={() => setAsked(true)} aria-haspopup="dialog">
        {backOfficeText.deleteChosen}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={backOfficeText.deleteChosen}
        question={question}
        confirm={commonText.deleteIt}
        busy={busy}
        onConfirm={() => void onDelete().then(() => setAsked(false))}
      />
    </>
  );
}
