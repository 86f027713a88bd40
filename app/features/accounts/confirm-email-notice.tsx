import { useLocation } from 'react-router';
import { lazily } from '#app/components/lazily.tsx';
import { useAccount, type ViewerAccount } from '#app/features/accounts/use-account.ts';
import { accountsText } from '#shared/texts.ts';

const SendProofAgain = lazily(async () => (await import('#app/features/accounts/send-proof-again.tsx')).SendProofAgain);

/** A business that came by a code has no e-mail to confirm. */
const isReached = ({ emailProven, phoneProven, hasPassword }: Extract<ViewerAccount, { kind: 'contractor' }>['contractor']) =>
  emailProven || (phoneProven && !hasPassword);

/** Asks whoever has confirmed neither their e-mail nor a number to do so, on the pages that are theirs. */
export function ConfirmEmailNotice() {
  const account = useAccount();
  const { pathname } = useLocation();
  if (account.kind !== 'user' && account.kind !== 'contractor') return null;
  const isProven = account.kind === 'user' ? account.user.emailProven || account.user.phoneNo !== undefined : isReached(account.contractor);
  if (isProven || !/^\/(user|profilesupplier)(\/|$)/.test(pathname)) return null;
  return (
    <div className="border-cement border-b bg-sand-dark">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <p role="status" className="font-medium">
          {account.kind === 'user' ? accountsText.confirmToSeeMore : accountsText.confirmToReadByMail}
        </p>
        <SendProofAgain size="sm" />
      </div>
    </div>
  );
}
