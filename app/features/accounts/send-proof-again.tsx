import { useMutation } from '@tanstack/react-query';
import { callApi } from '#app/api/client.ts';
import { Button, type ButtonProps } from '#app/components/button.tsx';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { accountsText } from '#shared/texts.ts';

interface SendProofAgainProps extends Pick<ButtonProps, 'size'> {
  label?: string;
}

/** Has the mail sent again whose link proves the account's address. */
export function SendProofAgain({ size, label = accountsText.sendMailAgain }: SendProofAgainProps) {
  const hydrated = useHydrated();
  const send = useMutation({
    mutationFn: () => callApi('POST /account/email-proof/send'),
    onSuccess: ({ message }) => notify.success(message),
    onError: ({ message }) => notify.error(message),
  });
  return (
    <Button variant="secondary" size={size} disabled={!hydrated} busy={send.isPending} onClick={() => send.mutate()}>
      {label}
    </Button>
  );
}
