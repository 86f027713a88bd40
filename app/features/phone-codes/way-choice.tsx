import { useLocation } from 'react-router';
import { Link } from '#app/components/link.tsx';
import { useReturnPath } from '#app/features/accounts/return-path.ts';
import { useByCode } from '#app/features/phone-codes/use-by-code.ts';
import { phoneCodesText } from '#shared/texts.ts';

interface WayChoiceProps {
  label: string;
  /** The specified way. */
  usual: string;
  /** What the way by a code is called, where it is not the usual name. */
  byCode?: string;
}

/** The two ways to log in, or to register, one of which the page shows. */
export function WayChoice({ label, usual, byCode: code = phoneCodesText.byCode }: WayChoiceProps) {
  const byCode = useByCode();
  const { pathname } = useLocation();
  const { search, state } = useReturnPath();
  const here = pathname + search;
  return (
    <nav aria-label={label} className="mb-5 flex gap-6 border-cement border-b">
      {[
        { to: here, text: usual, isShown: !byCode },
        { to: `${here}${search ? '&' : '?'}with=code`, text: code, isShown: byCode },
      ].map(({ to, text, isShown }) => (
        <Link
          key={text}
          to={to}
          state={state}
          replace
          preventScrollReset
          aria-current={isShown ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-3 font-semibold text-ink-soft aria-[current=page]:border-brick aria-[current=page]:text-ink"
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
