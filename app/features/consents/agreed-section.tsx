import { Button } from '#app/components/button.tsx';
import { showDate } from '#app/components/show-moment.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { AcceptedRules } from '#app/features/accounts/account-notice.tsx';
import { AnalyticsAnswer } from '#app/features/analytics/analytics-answer.tsx';
import { EndAccount } from '#app/features/consents/end-account.tsx';
import { useSending } from '#app/features/requirements/use-sending.ts';
import { type GivenBy, NOTICES } from '#shared/notices.ts';
import type { Consent } from '#shared/schemas/consents.ts';
import { consentsText as text } from '#shared/texts.ts';

const givenOn: Record<GivenBy, (day: string) => string> = {
  form: (day) => text.byForm(day),
  link: (day) => text.byLink(day),
  chat: (day) => text.byChat(day),
};

/** What an account has agreed to, with a button that ends each, and what it has ended. Works without script. */
export function AgreedSection({ consents }: { consents: Consent[] }) {
  const open = consents.filter(({ endedAt }) => endedAt === null);
  const over = consents.filter(({ endedAt }) => endedAt !== null);
  return (
    <section id="agreed" aria-labelledby="agreed-title" className="mt-12 scroll-mt-20 border-sand-dark border-t pt-8">
      <h2 id="agreed-title" className="font-extrabold text-2xl leading-tight tracking-tight">
        {text.title}
      </h2>
      <p className="mt-2 text-ink-soft">{open.length > 0 ? text.lead : text.nothing}</p>
      <ul className="mt-4 grid gap-3 empty:hidden">
        {open.map((consent) => (
          <li key={`${consent.purpose} ${consent.givenAt}`} className="rounded-xl border border-sand-dark bg-paper p-4">
            <OpenConsent {...consent} />
          </li>
        ))}
      </ul>
      <AnalyticsAnswer className="mt-3 rounded-xl border border-sand-dark bg-paper p-4" />
      {over.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2.5 font-bold">{text.endedTitle}</summary>
          <ul className="mt-1 grid gap-2 text-ink-soft text-sm">
            {over.map(({ purpose, givenAt, endedAt }) => (
              <li key={`${purpose} ${givenAt}`}>{text.endedOn(NOTICES[purpose].name(), showDate(givenAt), showDate(endedAt ?? ''))}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function OpenConsent({ purpose, version, newestVersion, givenBy, givenAt }: Consent) {
  const sending = useSending();
  const { name, says, since } = NOTICES[purpose];
  // Who agreed before notices had numbers was shown what the first one says.
  const isChanged = newestVersion > Math.max(version, 1);
  return (
    <>
      <h3 className="font-bold">{name()}</h3>
      {isChanged && <p className="mt-1 font-medium text-amber text-sm">{text.changed(showDate(since))}</p>}
      {purpose === 'account' ? <AcceptedRules className="mt-1" /> : <p className="mt-1">{says()}</p>}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink-soft text-sm">{givenOn[givenBy](showDate(givenAt))}</p>
        {purpose === 'account' ? (
          <EndAccount />
        ) : (
          <AccountForm doing={purpose}>
            <Button type="submit" variant="secondary" size="sm" busy={sending === purpose}>
              <span>{withParts(text.end, { unseen: (words) => <span className="sr-only">{words}</span> }, name())}</span>
            </Button>
          </AccountForm>
        )}
      </div>
    </>
  );
}
