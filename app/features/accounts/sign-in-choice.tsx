import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { signInFor } from '#app/features/accounts/return-path.ts';
import type { WantedAction } from '#app/features/accounts/wanted-action.ts';
import { accountsText, commonText } from '#shared/texts.ts';

/** Both ways in, for new and for known users; each comes back to the business and to what was wanted there. */
export function SignInChoice({ wanted }: { wanted: WantedAction }) {
  return (
    <>
      <Link {...signInFor('/user/register', wanted)} className={`${buttonClass()} w-full`}>
        {accountsText.registerFree}
      </Link>
      <Link {...signInFor('/user/login', wanted)} className={`${buttonClass({ variant: 'quiet' })} mt-2 w-full`}>
        {commonText.login}
      </Link>
    </>
  );
}
