import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { SubmitRow } from '#app/features/accounts/submit-row.tsx';
import { commonText, childrenText as text } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/child-accounts.ts').then(({ parentAddress }) => parentAddress);

/** A parent whose address a child has named is mailed the link again. */
export function ParentByMail() {
  const [said, setSaid] = useState<string>();
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    send: (body) => callApi('POST /child-account/mail/send', { body }),
    onSent: ({ message }) => setSaid(message),
  });
  return (
    <section aria-labelledby="by-mail" className="mt-8 border-sand-dark border-t pt-6">
      <h2 id="by-mail" className="font-bold text-xl">
        {text.orByMail}
      </h2>
      <p className="mt-2 mb-5 text-ink-soft">{text.mailLead}</p>
      <form method="post" {...form.formEvents} className="grid gap-5">
        <CheckedEntry form={form} name="email" label={commonText.email} type="email" autoComplete="email" inputMode="email" />
        <SubmitRow form={form} label={text.mailMeLinks} busyLabel={commonText.sending} />
        <p role="status" className="rounded-lg bg-sand px-4 py-3 font-medium empty:hidden">
          {said}
        </p>
      </form>
    </section>
  );
}
