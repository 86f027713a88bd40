import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { buttonClass } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Link } from '#app/components/link.tsx';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { withParts } from '#app/components/with-parts.tsx';
import { AccountPage } from '#app/features/accounts/account-page.tsx';
import { PasswordField } from '#app/features/accounts/password-field.tsx';
import { promises } from '#app/features/accounts/promises.ts';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { useByCode } from '#app/features/phone-codes/use-by-code.ts';
import { WayChoice } from '#app/features/phone-codes/way-choice.tsx';
import { currentLanguage, pathIn } from '#shared/site-language.ts';
import { accountsText, commonText, childrenText as text } from '#shared/texts.ts';

export const meta = () => [
  { title: titleOf(text.title) },
  { name: 'description', content: text.description },
  { name: 'robots', content: 'noindex' },
];

const loadSchema = () => import('#shared/schemas/child-accounts.ts').then(({ childRegistration }) => childRegistration);

/** What was said of a registration, and whether the parent comes by their phone. */
interface Registered {
  said: string;
  byPhone: boolean;
}

/** Where somebody younger than 18 registers: a parent is asked first. Nothing that they type is kept in the browser. */
export default function RegisterChild() {
  const [registered, setRegistered] = useState<Registered>();
  return (
    <AccountPage title={text.title} promise={promises.user()} back={{ to: '/user/register', label: commonText.back }}>
      {registered ? <Asked {...registered} /> : <ChildForm onAsked={setRegistered} />}
    </AccountPage>
  );
}

function Asked({ said, byPhone }: Registered) {
  return (
    <>
      <p role="status" className="mt-4 rounded-lg bg-sand px-4 py-3 font-medium">
        {said}
      </p>
      {byPhone && (
        <>
          <p className="mt-4 wrap-anywhere">
            {withParts(
              text.sayToParent,
              { strong: (words) => <strong>{words}</strong> },
              window.location.host + pathIn(currentLanguage(), '/parent'),
            )}
          </p>
          <Link to="/parent" className={`${buttonClass({ size: 'lg' })} mt-4 w-full`}>
            {text.parentIsHere}
          </Link>
        </>
      )}
    </>
  );
}

function ChildForm({ onAsked }: { onAsked: (registered: Registered) => void }) {
  const byPhone = useByCode();
  const form = useCheckedForm({
    loadSchema,
    send: (body, sendKey) => callApi('POST /user/register-child', { body, sendKey }),
    onSent: ({ message }, { parentPhone }) => onAsked({ said: message, byPhone: parentPhone !== undefined }),
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <p className="text-ink-soft">{text.lead}</p>
      <CheckedEntry form={form} name="email" label={commonText.email} type="email" autoComplete="email" />
      <CheckedEntry form={form} name="userName" label={accountsText.userName} type="text" autoComplete="username" autoCapitalize="none" />
      <PasswordField form={form} name="password" label={commonText.password} autoComplete="new-password" />
      <div>
        <WayChoice label={text.howToAsk} usual={text.byMail} byCode={text.byTheirPhone} />
        {byPhone ? (
          <CheckedEntry
            key="phone"
            form={form}
            name="parentPhone"
            label={text.parentPhone}
            hint={text.theirNumber}
            type="tel"
            inputMode="tel"
            autoComplete="off"
          />
        ) : (
          <CheckedEntry
            key="email"
            form={form}
            name="parentEmail"
            label={text.parentEmail}
            hint={text.theirsNotYours}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
          />
        )}
      </div>
      <p className="rounded-lg bg-sand px-4 py-3 text-ink-soft text-sm">{text.whatIsKept}</p>
      <SubmitRow form={form} label={text.askParent} busyLabel={text.asking} />
    </form>
  );
}
