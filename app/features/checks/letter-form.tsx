import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { showLongDate } from '#app/components/show-moment.ts';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import type { AddressLetter } from '#shared/schemas/checks.ts';
import { checkOfficeText, commonText } from '#shared/texts.ts';

/** Makes the letter to a business's address, and shows it for as long as the dialog is open. */
export function LetterForm({ businessId, onClose }: { businessId: string; onClose: () => void }) {
  const [letter, setLetter] = useState<AddressLetter>();
  const { run, isBusy } = useAdminAction({
    call: () => callApi('POST /admin/checks/letter/:id', { params: { id: businessId } }),
    after: (answer) => setLetter(answer.letter),
  });
  if (letter)
    return (
      <div className="grid gap-4">
        <p>{checkOfficeText.printLetter(showLongDate(letter.endsOn))}</p>
        <p className="select-all whitespace-pre-wrap wrap-anywhere rounded-lg border border-sand-dark bg-sand p-4">{letter.text}</p>
        <div className="flex justify-end">
          <Button variant="secondary" onClick={onClose}>
            {commonText.close}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="secondary" onClick={onClose}>
        {commonText.cancel}
      </Button>
      <Button busy={isBusy()} onClick={() => void run(undefined)}>
        {checkOfficeText.makeIt}
      </Button>
    </div>
  );
}
