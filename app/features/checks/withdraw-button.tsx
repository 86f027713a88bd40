import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { checkNames } from '#shared/check-names.ts';
import type { OwnCheck } from '#shared/schemas/checks.ts';
import { checksText } from '#shared/texts.ts';

/** Takes a number that waits back, once that was asked. */
export function WithdrawButton({ check: { _id, kind } }: { check: OwnCheck }) {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [isAsked, setAsked] = useState(false);
  const withdraw = useMutation({
    mutationFn: () => callApi('DELETE /contractor/checks/:id', { params: { id: _id } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: ({ message }) => notify.error(message),
    async onSettled() {
      setAsked(false);
      await revalidate();
    },
  });
  return (
    <>
      <Button variant="quiet" size="sm" disabled={!hydrated} onClick={() => setAsked(true)} className="-ml-4">
        {withHidden(checksText.withdraw, checkNames[kind]())}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={checksText.withdrawTitle}
        question={checksText.withdrawHint}
        confirm={checksText.withdrawYes}
        refuse={checksText.keep}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
      />
    </>
  );
}
