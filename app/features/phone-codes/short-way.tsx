import { useLocation } from 'react-router';
import { buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { useReturnPath } from '#app/features/accounts/return-path.ts';
import { phoneCodesText } from '#shared/texts.ts';

/** On phones the short way to list a business stands before the long form. */
export function ShortWay() {
  const { pathname } = useLocation();
  const { search, state } = useReturnPath();
  return (
    <section aria-labelledby="short-way" className="mb-8 rounded-xl border-2 border-leaf bg-leaf/6 p-4 sm:hidden">
      <h2 id="short-way" className="font-bold text-lg">
        {phoneCodesText.listInAMinute}
      </h2>
      <p className="mt-1 text-ink-soft">{phoneCodesText.fourThings}</p>
      <Link
        to={`${pathname}${search}${search ? '&' : '?'}with=code`}
        state={state}
        replace
        className={`${buttonClass({ size: 'lg' })} mt-3 w-full`}
      >
        {phoneCodesText.startWithNumber}
      </Link>
    </section>
  );
}
