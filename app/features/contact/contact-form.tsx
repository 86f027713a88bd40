import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { Honeypot } from '#app/components/honeypot.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import type { ContactCall } from '#app/features/contact/check-contact-form.ts';
import { useContactForm } from '#app/features/contact/use-contact-form.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';

/** An entry of one line. */
export interface ContactField {
  name: string;
  label: string;
  type?: string;
  autoComplete?: string;
  placeholder?: string;
  /** Takes the form's whole width. */
  wide?: boolean;
}

interface ContactFormProps {
  call: ContactCall;
  fields: readonly ContactField[];
  /** How the message itself is called. */
  messageLabel: string;
}

/** Who writes, and what, to the site's team (specification 1 §5 and 2 §5, 'Contact form'). */
export function ContactForm({ call, fields, messageLabel }: ContactFormProps) {
  const { entry, errorOf, incomplete, sending, formEvents } = useContactForm(call);
  const hydrated = useHydrated();
  return (
    <form method="post" noValidate {...formEvents} className="grid gap-5 sm:grid-cols-2">
      {fields.map(({ name, label, wide, ...input }) => (
        <div key={name} className={wide ? 'sm:col-span-2' : ''}>
          <Field label={label} error={errorOf(name)}>
            {(attributes) => <input {...attributes} {...input} {...entry(name)} maxLength={limits.shortText} className={inputClass} />}
          </Field>
        </div>
      ))}
      <div className="sm:col-span-2">
        <Field label={messageLabel} error={errorOf('message')}>
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
