import { useMutation } from '@tanstack/react-query';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { LogOut } from '#app/components/icons.ts';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { leaveForHome } from '#app/features/accounts/leave-for-home.ts';
import { commonText } from '#shared/texts.ts';

/** Ends the contractor's session and leads home; it waits for script. */
export function LogOutButton() {
  const hydrated = useHydrated();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('GET /contractor/logout'),
    onSuccess: () => leaveForHome(),
    onError: ({ message }) => notify.error(message),
  });
  return (
    <Button variant="secondary" onClick={() => mutate()} busy={isPending} disabled={!hydrated}>
      <LogOut aria-hidden className="size-5" />
      {commonText.logout}
    </Button>
  );
}
