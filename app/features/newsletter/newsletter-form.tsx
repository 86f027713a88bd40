import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { Honeypot } from '#app/components/honeypot.tsx';
import { notify } from '#app/components/notify.ts';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { pageMessages as messages } from '#shared/page-messages.ts';

/** Asks for an e-mail address for the newsletter; without script it says that it needs it. */
export function NewsletterForm() {
  const hydrated = useHydrated();
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const subscribe = useMutation({
    mutationFn: (body: { email: string; website: string }) => callApi('POST /subscribe', { body }),
    onError: (failure) => notify.error(failure.message),
  });

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const input = { email: String(fields.get('email')), website: String(fields.get('website')) };
    const isEmail = await looksLikeEmail(input.email);
    setNotice(undefined);
    setError(isEmail ? undefined : messages.invalidEmail);
    if (!isEmail) return;
    subscribe.mutate(input, {
      onSuccess({ message, notice }) {
        notify.success(message);
        setNotice(notice);
        form.reset();
      },
    });
  }

  return (
    <section>
      <h2 className="font-bold text-lg text-white">Newsletter</h2>
      <p className="mt-2 mb-4 text-cement">Material prices and new businesses, now and then.</p>
      <form method="post" noValidate onSubmit={send} className="grid gap-3">
        <Field label="Email" error={error}>
          {(attributes) => (
            <input {...attributes} type="email" name="email" autoComplete="email" inputMode="email" className={inputClass} />
          )}
        </Field>
        <Honeypot />
        <Button type="submit" busy={subscribe.isPending} disabled={!hydrated} className="justify-self-start">
          {subscribe.isPending ? 'Sending...' : 'Subscribe'}
        </Button>
        <p role="status" className="text-cement empty:hidden">
          {notice}
        </p>
        <noscript>
          <p className="text-cement">Subscribing needs JavaScript. Please switch it on in your browser.</p>
        </noscript>
      </form>
    </section>
  );
}

/** Checks as the server does; where the check's code does not arrive, the server's answer tells. */
async function looksLikeEmail(email: string) {
  const text = await import('#shared/schemas/text.ts').catch(() => undefined);
  return text === undefined || text.emailText(messages.invalidEmail, messages.invalidEmail).safeParse(email).success;
}
