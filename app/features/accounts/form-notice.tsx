import { useLocation } from 'react-router';
import { Link } from '#app/components/link.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import type { NotSent } from '#app/components/why-not-sent.ts';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { pageMessages } from '#shared/texts.ts';

const words: Record<NotSent, () => string> = {
  offline: () => pageMessages.keptOffline,
  'no-answer': () => pageMessages.keptWithoutAnswer,
  'server-failed': () => pageMessages.keptServerFailed,
  'logged-out': () => pageMessages.keptLoggedOut,
  'other-account': () => pageMessages.keptOtherAccount,
};

interface FormNoticeProps {
  form: Pick<CheckedForm, 'incomplete' | 'notSent'>;
  className?: string;
}

/** What is said of a form as a whole, beside its button: that fields are empty, or why it was not sent, and how that goes on. */
export function FormNotice({ form: { incomplete, notSent }, className = '' }: FormNoticeProps) {
  return (
    <div role="alert" className={`font-medium text-danger empty:hidden ${className}`}>
      {incomplete ?? (notSent && <WhyNotSent why={notSent} />)}
    </div>
  );
}

function WhyNotSent({ why }: { why: NotSent }) {
  const { pathname, search } = useLocation();
  const { kind } = useAccount();
  const login =
    kind === 'admin' ? '/admin/login' : loginAddress(kind === 'contractor' ? '/supplier/login' : '/user/login', pathname + search);
  return (
    <div className="rounded-lg border-2 border-danger bg-paper px-4 py-3">
      <p>{words[why]()}</p>
      {(why === 'logged-out' || why === 'other-account') && (
        <Link to={login} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          {pageMessages.logInAgain}
        </Link>
      )}
    </div>
  );
}
