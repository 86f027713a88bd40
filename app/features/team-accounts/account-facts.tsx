import type { ReactNode } from 'react';
import { EmailText } from '#app/components/email-text.tsx';
import { showDate, showMoment } from '#app/components/show-moment.ts';
import type { Nominee } from '#shared/schemas/nominees.ts';
import type { AccountFacts as Facts } from '#shared/schemas/team-accounts.ts';
import { type Language, OWN_NAMES } from '#shared/site-language.ts';
import { nomineesText, plansText, teamAccountsText } from '#shared/texts.ts';

/** Who somebody is, how they are reached, where they are signed in, and whether they are shut out. */
export function AccountFacts({ account, nominee }: { account: Facts; nominee: Nominee | null }) {
  const { kind, name, email, emailProven, phoneNo, phoneProven, hasPassword, plan, language, sessions, createdAt, block } = account;
  return (
    <>
      {block && <Blocked block={block} />}
      <section aria-label={teamAccountsText.facts} className="rounded-xl border border-sand-dark bg-paper p-4 sm:p-5">
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          <Fact name={kind === 'user' ? teamAccountsText.userName : teamAccountsText.businessName}>{name}</Fact>
          <Fact name={teamAccountsText.email}>
            {email ? <Reached isProven={emailProven}>{<EmailText email={email} />}</Reached> : teamAccountsText.none}
          </Fact>
          <Fact name={teamAccountsText.phone}>{phoneNo ? <Reached isProven={phoneProven}>{phoneNo}</Reached> : teamAccountsText.none}</Fact>
          <Fact name={teamAccountsText.password}>{hasPassword ? teamAccountsText.isSet : teamAccountsText.none}</Fact>
          <Fact name={teamAccountsText.plan}>{plan === 'one_time' ? plansText.oneTimePlan : plansText.free}</Fact>
          <Fact name={teamAccountsText.language}>{OWN_NAMES[language as Language]}</Fact>
          <Fact name={teamAccountsText.since}>
            <time dateTime={createdAt}>{showMoment(createdAt)}</time>
          </Fact>
          <Fact name={teamAccountsText.signedIn}>{sessions === 0 ? teamAccountsText.nowhere : teamAccountsText.inPlaces(sessions)}</Fact>
          <Fact name={teamAccountsText.status}>
            <span className={block ? 'font-semibold text-danger' : undefined}>
              {block ? teamAccountsText.isBlocked : teamAccountsText.isOpen}
            </span>
          </Fact>
          {nominee && (
            <Fact name={nomineesText.actsFor}>
              <span className="block">{nominee.name}</span>
              {nominee.email && <EmailText email={nominee.email} />}
              {nominee.phoneNo && <span className="block">{nominee.phoneNo}</span>}
              <span className="block font-normal text-ink-soft text-sm">{nomineesText.namedOn(showDate(nominee.namedAt))}</span>
            </Fact>
          )}
        </dl>
      </section>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function Reached({ isProven, children }: { isProven: boolean; children: ReactNode }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="min-w-0">{children}</span>
      <span className="font-normal text-ink-soft text-sm">{isProven ? teamAccountsText.confirmed : teamAccountsText.notConfirmed}</span>
    </span>
  );
}

function Blocked({ block: { reason, by, at } }: { block: NonNullable<Facts['block']> }) {
  const moment = showMoment(at);
  return (
    <div className="mb-5 rounded-xl border border-danger border-l-6 bg-paper p-4 sm:p-5">
      <p className="font-semibold text-danger wrap-anywhere">
        {by === null ? teamAccountsText.blockedOn(moment) : teamAccountsText.blockedBy(by, moment)}
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{reason}</p>
    </div>
  );
}
