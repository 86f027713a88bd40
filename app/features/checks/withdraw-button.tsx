import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { checksText } from '#shared/texts.ts';

interface WithdrawButtonProps {
  label: ReactNode;
  title: string;
  /** What becomes of it then. */
  question: string;
  confirm: string;
  call: () => Promise<{ message: string }>;
}

/** Takes back what somebody has sent to the team, while it waits, once that was asked. */
export function WithdrawButton({ label, title, question, confirm, call }: WithdrawButtonProps) {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [isAsked, setAsked] = useState(false);
  const withdraw = useMutation({
    mutationFn: call,
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
        {label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={title}
        question={question}
        confirm={confirm}
        refuse={checksText.keep}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
      />
    </>
  );
}
