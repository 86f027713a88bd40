import { useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Honeypot } from '#app/components/honeypot.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { commonText, pageMessages as messages, newsletterText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/contact.ts').then(({ newsletterInput }) => newsletterInput);

/** Asks for an e-mail address for the newsletter; without script it says that it needs it. */
export function SubscribeForm() {
  const hydrated = useHydrated();
  const [notice, setNotice] = useState<string>();
  const form = useCheckedForm({
    loadSchema,
    emptyAtFields: true,
    send(body, sendKey) {
      setNotice(undefined);
      return callApi('POST /subscribe', { body, sendKey });
    },
    onSent({ message, notice }, _, empty) {
      notify.success(message || messages.subscribed);
      setNotice(notice);
      empty();
    },
  });
  return (
    <section>
      <h2 className="font-bold text-lg text-white">{newsletterText.newsletter}</h2>
      <p className="mt-2 mb-4 text-cement">{newsletterText.whatComes}</p>
      <form method="post" {...form.formEvents} className="grid gap-3">
        <CheckedEntry form={form} name="email" label={commonText.email} type="email" autoComplete="email" inputMode="email" />
        <Honeypot />
        <FormNotice form={form} />
        <Button type="submit" busy={form.sending} disabled={!hydrated} className="justify-self-start">
          {form.sending ? commonText.sending : newsletterText.subscribe}
        </Button>
        <p role="status" className="text-cement empty:hidden">
          {form.isWrong('email') ? undefined : notice}
        </p>
        <noscript>
          <p className="text-cement">{newsletterText.needsScript}</p>
        </noscript>
      </form>
    </section>
  );
}
