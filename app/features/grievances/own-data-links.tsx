import type { ReactNode } from 'react';
import { Link } from '#app/components/link.tsx';
import { withParts } from '#app/components/with-parts.tsx';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { accountsText, dataRequestsText as text } from '#shared/texts.ts';

const link = 'inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4';

/** What whoever has an account does about their data at once, each with where; visitors are led to log in. */
export function OwnDataLinks() {
  const account = useAccount();
  // Whoever works for a business has their own data: those of the business are its own account's.
  const isOwner = account.kind === 'contractor' && !account.member;
  const told = isOwner ? '/profilesupplier/told' : '/user/told';
  const inProfile = isOwner ? (
    <Link to="/profilesupplier" className={link}>
      {text.toOwnPage}
    </Link>
  ) : (
    <span className="text-ink-soft">{text.inYourProfile}</span>
  );
  const rows: [words: string, way: ReactNode][] = [
    [
      text.seeIt,
      <a key="see" href={isOwner ? '/api/v1/contractor/data' : '/api/v1/user/data'} download className={link}>
        {accountsText.downloadYourData}
      </a>,
    ],
    [text.correctIt, inProfile],
    [text.eraseIt, inProfile],
    [
      text.nameSomebody,
      <Link key="name" to={`${told}#nominee`} className={link}>
        {text.toNominee}
      </Link>,
    ],
    [
      text.stopMessages,
      <Link key="stop" to={`${told}#agreed`} className={link}>
        {text.toConsents}
      </Link>,
    ],
  ];
  const isSignedIn = account.kind === 'contractor' || account.kind === 'user';
  return (
    <>
      <ul className="mt-3 grid gap-3">
        {rows.map(([words, way]) => (
          <li key={words}>
            <p>{withParts(words, { strong: (bold) => <strong>{bold}</strong> })}</p>
            {isSignedIn && <p>{way}</p>}
          </li>
        ))}
      </ul>
      {!isSignedIn && (
        <p className="mt-3">
          <Link to={loginAddress('/user/login', '/your-data')} className={link}>
            {text.logIn}
          </Link>
        </p>
      )}
    </>
  );
}
