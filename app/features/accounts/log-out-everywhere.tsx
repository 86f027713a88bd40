import { useMutation } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { MonitorX } from '#app/components/icons.ts';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { accountsText } from '#shared/texts.ts';

/** Ends all other sessions of an account, and a new e-mail that waits. */
export function LogOutEverywhere({ className = '' }: { className?: string }) {
  const { revalidate } = useRevalidator();
  const logOut = useMutation({
    mutationFn: () => callApi('POST /account/logout-everywhere'),
    onSuccess({ message }) {
      notify.success(message);
      return revalidate();
    },
    onError: ({ message }) => notify.error(message),
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      onClick={() => logOut.mutate()}
      busy={logOut.isPending}
      disabled={!useHydrated()}
      className={className}
    >
      <MonitorX aria-hidden className="size-5" />
      {accountsText.logOutEverywhereElse}
    </Button>
  );
}
