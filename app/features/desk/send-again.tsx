import { useMutation } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Send } from '#app/components/icons.ts';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { deskText } from '#shared/texts.ts';

/** Has a rejected business looked at once more, when its owner has done what was asked for. */
export function SendAgain() {
  const { revalidate } = useRevalidator();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('POST /contractor/send-again'),
    onSuccess({ message }) {
      notify.success(message);
      return revalidate();
    },
    onError: ({ message }) => notify.error(message),
  });
  return (
    <Button size="sm" onClick={() => mutate()} busy={isPending} disabled={!useHydrated()} className="mt-3">
      <Send aria-hidden className="size-4.5" />
      <span>{isPending ? deskText.sending : deskText.sendAgain}</span>
    </Button>
  );
}
