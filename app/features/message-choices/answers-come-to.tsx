import { Link } from '#app/components/link.tsx';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { toldText as text } from '#shared/texts.ts';

/** Where answers to the enquiries of whoever is signed in come to; nothing without a proven number. */
export function useAnswersTo(): string | undefined {
  const account = useAccount();
  const to = account.kind === 'user' ? account.user.answersTo : undefined;
  if (!to) return undefined;
  if (to.by === 'mail') return text.answersMail;
  return to.by === 'phone' ? text.answersPhone(to.phoneNo) : text.answersBoth(to.phoneNo);
}

/** Says so in a form that asks, with the way to change it. */
export function AnswersComeTo() {
  const said = useAnswersTo();
  if (!said) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
      <span>{said}</span>
      <Link to="/user/told" className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4">
        {text.change}
      </Link>
    </p>
  );
}
