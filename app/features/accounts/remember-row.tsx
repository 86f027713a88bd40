import { Link } from '#app/components/link.tsx';
import { useReturnPath } from '#app/features/accounts/return-path.ts';
import { accountsText } from '#shared/texts.ts';

/** Remember me, ticked at first, of which an unticked box must say that it is, and the way back in for those who forgot their password. */
export function RememberRow({ forgotPassword }: { forgotPassword: string }) {
  const { search, state } = useReturnPath();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input type="hidden" name="remember" value="false" />
        <input type="checkbox" name="remember" value="true" defaultChecked className="size-5 accent-brick" />
        {accountsText.rememberMe}
      </label>
      <Link
        to={forgotPassword + search}
        state={state}
        className="inline-flex min-h-11 items-center font-semibold text-brick underline-offset-4 hover:underline"
      >
        {accountsText.forgotPassword}
      </Link>
    </div>
  );
}
