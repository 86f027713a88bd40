import { buttonClass } from '#app/components/button.tsx';
import { Lock } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { paymentMessages, plansText } from '#shared/texts.ts';

/** Tells who cannot buy, or cannot see an order, and how to log in and come back. */
export function NotAuthorized({ path, children }: { path: string; children: string }) {
  return (
    <div>
      <p role="alert" className="flex items-start gap-3 font-semibold text-danger text-lg leading-snug">
        <Lock aria-hidden className="mt-0.5 size-5 shrink-0" />
        {paymentMessages.notAuthorized}
      </p>
      <p className="mt-2 text-ink-soft">{children}</p>
      <div className="mt-5 grid gap-3">
        <Link to={loginAddress('/user/login', path)} className={buttonClass()}>
          {plansText.logIn}
        </Link>
        <Link to={loginAddress('/supplier/login', path)} className={buttonClass({ variant: 'secondary' })}>
          {plansText.logInToYourBusiness}
        </Link>
      </div>
    </div>
  );
}
