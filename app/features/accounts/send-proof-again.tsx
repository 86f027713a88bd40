import { useMutation } from '@tanstack/react-query';
import { callApi } from '#app/api/client.ts';
import { Button, type ButtonProps } from '#app/components/button.tsx';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { accountsText } from '#shared/texts.ts';

/** Has the mail sent again whose link proves the account's address. */
export function SendProofAgain({ size }: Pick<ButtonProps, 'size'>) {
  const hydrated = useHydrated();
  const send = useMutation({
    mutationFn: () => callApi('POST /account/email-proof/send'),
    onSuccess: ({ message }) => notify.success(message),
    onError: ({ message }) => notify.error(message),
  });
  return (
    <Button variant="secondary" size={size} disabled={!hydrated} busy={send.isPending} onClick={() => send.mutate()}>
      {accountsText.sendMailAgain}
    </Button>
  );
}
