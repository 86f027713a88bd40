import { useMutation } from '@tanstack/react-query';
import { callApi } from '#app/api/client.ts';
import { Button, buttonClass } from '#app/components/button.tsx';
import { DrawerPanel } from '#app/components/drawer-panel.tsx';
import { ExternalLink, LogOut, Store, UserRound } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { notify } from '#app/components/notify.ts';
import { leaveForHome } from '#app/features/accounts/leave-for-home.ts';
import { changeSide } from '#app/features/business-people/change-side.ts';
import { roleNames } from '#app/features/business-people/role-names.ts';
import type { Member } from '#shared/schemas/accounts.ts';
import { accountsText, commonText, deskText, peopleText as text } from '#shared/texts.ts';

interface ActingPanelProps {
  business: { _id: string; name: string };
  member: Member;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The panel of somebody who works for a business: for whom they act, and the way back to themselves. */
export function ActingPanel({ business, member, open, onOpenChange }: ActingPanelProps) {
  const becomeSelf = useMutation({
    mutationFn: () => callApi('POST /account/act-as-self'),
    onSuccess: () => changeSide('/'),
    onError: ({ message }) => notify.error(message),
  });
  const logOut = useMutation({
    mutationFn: () => callApi('GET /user-auth/logout'),
    onSuccess: () => leaveForHome(),
    onError: ({ message }) => notify.error(message),
  });
  const wide = 'w-full justify-start';
  const leave = () => onOpenChange(false);
  return (
    <DrawerPanel open={open} onOpenChange={onOpenChange} title={accountsText.yourProfile} width={360}>
      <p className="font-extrabold text-2xl leading-tight tracking-tight wrap-anywhere">{text.youActFor(business.name)}</p>
      <p className="mt-1 text-ink-soft wrap-anywhere">{text.nameAndRole(member.user.userName, roleNames[member.role]())}</p>
      <div className="mt-6 grid gap-3">
        <Button onClick={() => becomeSelf.mutate()} busy={becomeSelf.isPending || becomeSelf.isSuccess} className={wide}>
          <UserRound aria-hidden className="size-5" />
          <span>{text.asMyself}</span>
        </Button>
        <Link to="/profilesupplier" onClick={leave} className={`${buttonClass({ variant: 'secondary' })} ${wide}`}>
          <Store aria-hidden className="size-5" />
          <span>{text.desk}</span>
        </Link>
        <Link to={`/viewdetails/${business._id}`} onClick={leave} className={`${buttonClass({ variant: 'secondary' })} ${wide}`}>
          <ExternalLink aria-hidden className="size-5" />
          {deskText.yourPage}
        </Link>
        <Button variant="secondary" onClick={() => logOut.mutate()} busy={logOut.isPending} className={wide}>
          <LogOut aria-hidden className="size-5" />
          {commonText.logout}
        </Button>
      </div>
    </DrawerPanel>
  );
}
