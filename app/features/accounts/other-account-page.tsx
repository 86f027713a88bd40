import { Link } from '#app/components/link.tsx';
import { type SignInPage, useReturnPath } from '#app/features/accounts/return-path.ts';
import { useAccountSearch } from '#app/features/phone-codes/use-by-code.ts';

/** Below a form: the page for those who are here wrongly, who come back to the same place from there. */
export function OtherAccountPage({ question, page, children }: { question: string; page: SignInPage; children: string }) {
  const { state } = useReturnPath();
  const search = useAccountSearch();
  return (
    <p className="mt-6 text-center">
      <span>{question}</span>{' '}
      <Link
        to={page + search}
        state={state}
        className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4"
      >
        {children}
      </Link>
    </p>
  );
}
