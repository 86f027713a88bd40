import { useLocation } from 'react-router';
import { lazily } from '#app/components/lazily.tsx';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { accountsText } from '#shared/texts.ts';

const SendProofAgain = lazily(async () => (await import('#app/features/accounts/send-proof-again.tsx')).SendProofAgain);

/** Asks whoever has confirmed neither their e-mail nor a number to do so, on the pages that are theirs. */
export function ConfirmEmailNotice() {
  const account = useAccount();
  const { pathname } = useLocation();
  if (account.kind !== 'user' && account.kind !== 'contractor') return null;
  const { emailProven } = account.kind === 'user' ? account.user : account.contractor;
  if (emailProven || !/^\/(user|profilesupplier)(\/|$)/.test(pathname)) return null;
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
