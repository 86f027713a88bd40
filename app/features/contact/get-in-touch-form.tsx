import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { Honeypot } from '#app/components/honeypot.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useGetInTouch } from '#app/features/contact/use-get-in-touch.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';

/** Name, e-mail, phone and message to the site's team (specification 1 §5, 'Contact form'). */
export function GetInTouchForm() {
  const { register, errorOf, invalid, incomplete, sending, prepare, submit } = useGetInTouch();
  const hydrated = useHydrated();
  return (
    <form method="post" noValidate onSubmit={submit} onFocus={prepare} className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field label="Name" error={errorOf('name')}>
          {(attributes) => (
            <input
              {...attributes}
              {...register('name')}
              aria-invalid={invalid('name')}
              required
              autoComplete="name"
              maxLength={limits.shortText}
              className={inputClass}
            />
          )}
        </Field>
      </div>
      <Field label="Email" error={errorOf('email')}>
        {(attributes) => (
          <input
            {...attributes}
            {...register('email')}
            aria-invalid={invalid('email')}
            required
            type="email"
            autoComplete="email"
            maxLength={limits.shortText}
            className={inputClass}
          />
        )}
      </Field>
      <Field label="Phone" error={errorOf('phone')}>
        {(attributes) => (
          <input
            {...attributes}
            {...register('phone')}
            aria-invalid={invalid('phone')}
            required
            type="tel"
            autoComplete="tel"
            maxLength={limits.shortText}
            className={inputClass}
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Field label="Message" error={errorOf('message')}>
          {(attributes) => (
            <textarea
              {...attributes}
              {...register('message')}
              aria-invalid={invalid('message')}
              required
              rows={5}
              maxLength={limits.longText}
              className={inputClass}
            />
          )}
        </Field>
      </div>
      <Honeypot />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
        <Button type="submit" size="lg" busy={sending} disabled={!hydrated}>
          {sending ? 'Sending...' : 'Send message'}
        </Button>
        <p role="alert" className="font-medium text-danger">
          {incomplete && messages.allFieldsRequired}
        </p>
        <noscript>
          <p className="text-ink-soft">Sending this form needs JavaScript. Please switch it on in your browser.</p>
        </noscript>
      </div>
    </form>
  );
}
