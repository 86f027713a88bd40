import { useMutation } from '@tanstack/react-query';
import { callApi } from '#app/api/client.ts';
import { LogOut } from '#app/components/icons.ts';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { leaveForHome } from '#app/features/accounts/leave-for-home.ts';
import { commonText } from '#shared/texts.ts';

/** Ends the admin's session and leads home; it waits for script. */
export function AdminLogOut({ className }: { className: string }) {
  const hydrated = useHydrated();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('GET /admin/logout'),
    onSuccess: () => leaveForHome(),
    onError: ({ message }) => notify.error(message),
  });
  return (
    <button
      type="button"
      onClick={() => mutate()}
      disabled={!hydrated || isPending}
      aria-busy={isPending || undefined}
      className={className}
    >
      <LogOut aria-hidden className="size-5 shrink-0" />
      {commonText.logout}
    </button>
  );
}
