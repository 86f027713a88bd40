import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#app/api/client.ts';
import { Button, buttonClass } from '#app/components/button.tsx';
import { Store, Users } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { notify } from '#app/components/notify.ts';
import { useAccountId } from '#app/features/accounts/use-account.ts';
import { changeSide } from '#app/features/business-people/change-side.ts';
import { peopleText as text } from '#shared/texts.ts';

/** The businesses that a user works for, each with the button that goes on for it, and the way to invitations; nothing for all others. */
export function ActForLinks({ onLeave, className }: { onLeave: () => void; className: string }) {
  const accountId = useAccountId();
  const { data } = useQuery({ queryKey: ['invitations', accountId], queryFn: () => callApi('GET /invitation/own'), gcTime: 0 });
  const act = useMutation({
    mutationFn: (id: string) => callApi('POST /account/act-for/:id', { params: { id } }),
    onSuccess: () => changeSide('/profilesupplier'),
    onError: ({ message }) => notify.error(message),
  });
  const invitations = data?.invitations ?? [];
  if (invitations.length === 0) return null;
  return (
    <>
      {invitations
        .filter(({ state }) => state === 'joined')
        .map(({ _id, business }) => (
          <Button
            key={_id}
            onClick={() => act.mutate(_id)}
            // Until the desk is there, as well.
            busy={(act.isPending || act.isSuccess) && act.variables === _id}
            className={className}
          >
            <Store aria-hidden className="size-5 shrink-0" />
            <span className="py-2 text-left leading-tight wrap-anywhere">{text.actFor(business.name)}</span>
          </Button>
        ))}
      <Link to="/user/invitations" onClick={onLeave} className={`${buttonClass({ variant: 'secondary' })} ${className}`}>
        <Users aria-hidden className="size-5" />
        <span>{text.invitations}</span>
      </Link>
    </>
  );
}
