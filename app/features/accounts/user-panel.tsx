import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button, buttonClass } from '#app/components/button.tsx';
import { DrawerPanel } from '#app/components/drawer-panel.tsx';
import {
  BellRing,
  Check,
  Download,
  Heart,
  Inbox,
  LogOut,
  MessageCircle,
  MessageCircleReply,
  Pencil,
  Trash2,
} from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { notify } from '#app/components/notify.ts';
import { DeleteAccountDialog } from '#app/features/accounts/delete-account-dialog.tsx';
import { EditUserForm } from '#app/features/accounts/edit-user-form.tsx';
import { leaveForHome } from '#app/features/accounts/leave-for-home.ts';
import { LogOutEverywhere } from '#app/features/accounts/log-out-everywhere.tsx';
import { SendProofAgain } from '#app/features/accounts/send-proof-again.tsx';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { ActForLinks } from '#app/features/business-people/act-for-links.tsx';
import { ActingPanel } from '#app/features/business-people/acting-panel.tsx';
import { OwnPhone } from '#app/features/phone-codes/own-phone.tsx';
import { useSellsPlan } from '#app/features/plans/use-sells-plan.ts';
import { oneTimePlan } from '#shared/plan.ts';
import type { User } from '#shared/schemas/accounts.ts';
import { accountsText, commonText, consentsText, correctionsText, phoneCodesText, plansText, toldText } from '#shared/texts.ts';

/** Width of both panels (docs/product/rules.md). */
const WIDTH = 360;

interface UserPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The panel of the user who is signed in, as themselves or for a business. */
export function UserPanel(panel: UserPanelProps) {
  const account = useAccount();
  if (account.kind === 'contractor' && account.member) {
    return <ActingPanel {...panel} business={account.contractor} member={account.member} />;
  }
  return account.kind === 'user' ? <OwnPanel {...panel} user={account.user} newAnswers={account.newAnswers} /> : null;
}

interface OwnPanelProps extends UserPanelProps {
  user: User;
  /** Businesses that have answered what was not read. */
  newAnswers: number;
}

/** The user's own panel, and the second one in which the profile is edited. */
function OwnPanel({ user, newAnswers, open, onOpenChange }: OwnPanelProps) {
  const sellsPlan = useSellsPlan();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const logOut = useMutation({
    mutationFn: () => callApi('GET /user-auth/logout'),
    onSuccess: () => leaveForHome(),
    onError: ({ message }) => notify.error(message),
  });
  const wide = 'w-full justify-start';
  return (
    <>
      <DrawerPanel open={open} onOpenChange={onOpenChange} title={accountsText.yourProfile} width={WIDTH}>
        <p className="font-extrabold text-2xl leading-tight tracking-tight wrap-anywhere">{user.userName}</p>
        {user.email && <p className="mt-1 text-ink-soft wrap-anywhere">{accountsText.emailIs(user.email)}</p>}
        {user.email && user.emailProven === false && (
          <div className="mt-1 mb-2 grid justify-items-start gap-1">
            <p className="text-amber text-sm">{accountsText.emailNotConfirmed}</p>
            <SendProofAgain size="sm" />
          </div>
        )}
        {user.newEmail && <p className="mt-1 text-amber text-sm wrap-anywhere">{accountsText.waitsToBeConfirmed(user.newEmail)}</p>}
        <p className="mt-1 text-ink-soft">
          <span>{accountsText.planIs(user.plan === 'free' ? plansText.free : oneTimePlan.name)}</span>
          {user.plan === 'free' && sellsPlan && (
            <Link
              to="/plans"
              onClick={() => onOpenChange(false)}
              className="ml-3 inline-flex min-h-6 items-center font-semibold text-brick underline underline-offset-4"
            >
              {accountsText.seePlan}
            </Link>
          )}
        </p>
        <div className="mt-6 grid gap-3">
          <ActForLinks onLeave={() => onOpenChange(false)} className={wide} />
          <Button onClick={() => setEditing(true)} className={wide}>
            <Pencil aria-hidden className="size-5" />
            {accountsText.editProfile}
          </Button>
          <Link to="/user/requirements" onClick={() => onOpenChange(false)} className={`${buttonClass({ variant: 'secondary' })} ${wide}`}>
            <Inbox aria-hidden className="size-5" />
            <span>{newAnswers > 0 ? accountsText.myRequestsAnd(newAnswers) : accountsText.myRequests}</span>
          </Link>
          <Link to="/user/liked" onClick={() => onOpenChange(false)} className={`${buttonClass({ variant: 'secondary' })} ${wide}`}>
            <Heart aria-hidden className="size-5" />
            {accountsText.yourShortlist}
          </Link>
          <Link to="/user/searches" onClick={() => onOpenChange(false)} className={`${buttonClass({ variant: 'secondary' })} ${wide}`}>
            <BellRing aria-hidden className="size-5" />
            {accountsText.savedSearches}
          </Link>
          <Link to="/user/corrections" onClick={() => onOpenChange(false)} className={`${buttonClass({ variant: 'secondary' })} ${wide}`}>
            <MessageCircleReply aria-hidden className="size-5" />
            {correctionsText.yours}
          </Link>
          <Link to="/user/told" onClick={() => onOpenChange(false)} className={`${buttonClass({ variant: 'secondary' })} ${wide}`}>
            <MessageCircle aria-hidden className="size-5" />
            {toldText.howToldTitle}
          </Link>
          <Button variant="secondary" onClick={() => logOut.mutate()} busy={logOut.isPending} className={wide}>
            <LogOut aria-hidden className="size-5" />
            {commonText.logout}
          </Button>
        </div>
        <div className="mt-8 border-cement border-t pt-4">
          <h3 className="font-bold">{phoneCodesText.yourNumber}</h3>
          <OwnPhone phoneNo={user.phoneNo ?? null} isProven={user.phoneNo !== undefined} removable />
          <h3 className="mt-6 font-bold">{accountsText.yourData}</h3>
          <p className="mt-1 text-ink-soft text-sm">{accountsText.allThatWeKeep}</p>
          <div className="mt-2 -ml-3 grid justify-items-start">
            <a href="/api/v1/user/data" download className={`${buttonClass({ variant: 'quiet', size: 'sm' })} max-w-full px-3`}>
              <Download aria-hidden className="size-5" />
              {accountsText.downloadYourData}
            </a>
            <Link
              to="/user/told#agreed"
              onClick={() => onOpenChange(false)}
              className={`${buttonClass({ variant: 'quiet', size: 'sm' })} px-3`}
            >
              <Check aria-hidden className="size-5" />
              {consentsText.title}
            </Link>
            <LogOutEverywhere className="px-3" />
            <Button variant="quiet" size="sm" onClick={() => setDeleting(true)} className="px-3">
              <Trash2 aria-hidden className="size-5" />
              {accountsText.deleteAccount}
            </Button>
          </div>
        </div>
      </DrawerPanel>
      <DrawerPanel open={editing} onOpenChange={setEditing} title={accountsText.editProfile} width={WIDTH}>
        <EditUserForm
          user={user}
          onSaved={() => {
            setEditing(false);
            onOpenChange(false);
          }}
        />
      </DrawerPanel>
      <DeleteAccountDialog open={deleting} onOpenChange={setDeleting} onDelete={() => callApi('DELETE /user/delete')} />
    </>
  );
}
