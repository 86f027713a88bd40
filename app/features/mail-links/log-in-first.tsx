import { useLocation } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { resetWays } from '#app/features/accounts/forgot-password/reset-ways.ts';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { accountsText } from '#shared/texts.ts';

interface LogInFirstProps {
  kind: 'user' | 'contractor';
  /** Whether the address of the mail is the account's already, so that a new password can be set by it. */
  canReset: boolean;
}

/** In the box, for whoever is not signed in to the account that the mail is about: the ways in, of which a new password ends all others. */
export function LogInFirst({ kind, canReset }: LogInFirstProps) {
  const { pathname, search } = useLocation();
  const { login, pages } = resetWays[kind === 'user' ? 'user' : 'supplier'];
  return (
    <>
      <p className="mt-3 text-ink-soft text-lg">{canReset ? accountsText.logInOrReset : accountsText.logInFirst}</p>
      <div className="mt-6 grid gap-3">
        <Link to={loginAddress(login, pathname + search)} className={`${buttonClass({ size: 'lg' })} w-full`}>
          {accountsText.logIn}
        </Link>
        {canReset && (
          <Link to={`${pages}/verify-email`} className={`${buttonClass({ size: 'lg', variant: 'secondary' })} w-full`}>
            {accountsText.setNewPassword}
          </Link>
        )}
      </div>
    </>
  );
}
