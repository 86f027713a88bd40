import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { Honeypot } from '#app/components/honeypot.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useGetInTouch } from '#app/features/contact/use-get-in-touch.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';

const fields = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name', className: 'sm:col-span-2' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', className: '' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', className: '' },
];

/** Name, e-mail, phone and message to the site's team (specification 1 §5, 'Contact form'). */
export function GetInTouchForm() {
  const { entry, errorOf, incomplete, sending, formEvents } = useGetInTouch();
  const hydrated = useHydrated();
  return (
    <form method="post" noValidate {...formEvents} className="grid gap-5 sm:grid-cols-2">
      {fields.map(({ name, label, type, autoComplete, className }) => (
        <div key={name} className={className}>
          <Field label={label} error={errorOf(name)}>
            {(attributes) => (
              <input
                {...attributes}
                {...entry(name)}
                type={type}
                autoComplete={autoComplete}
                maxLength={limits.shortText}
                className={inputClass}
              />
            )}
          </Field>
        </div>
      ))}
      <div className="sm:col-span-2">
        <Field label="Message" error={errorOf('message')}>
          {(attributes) => <textarea {...attributes} {...entry('message')} rows={5} maxLength={limits.longText} className={inputClass} />}
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
