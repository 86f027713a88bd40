import { CheckedEntry } from '#app/components/checked-entry.tsx';
import type { FormDraft } from '#app/components/drafts.ts';
import { Honeypot } from '#app/components/honeypot.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import type { CheckedForm, FormEvents } from '#app/components/use-checked-form.ts';
import { SendRow } from '#app/features/accounts/send-row.tsx';
import { contactText } from '#shared/texts.ts';

/** An entry of one line. */
export interface ContactField<Name extends string> {
  name: Name;
  label: () => string;
  type?: string;
  autoComplete?: string;
  placeholder?: () => string;
  /** Takes the form's whole width. */
  wide?: boolean;
}

interface ContactFormProps<Name extends string> {
  form: CheckedForm<Name | 'message'> & { formEvents: FormEvents; draft: FormDraft };
  fields: readonly ContactField<NoInfer<Name>>[];
  /** How the message itself is called. */
  messageLabel: string;
}

/** Who writes, and what, to the site's team (docs/product/forms.md). */
export function ContactForm<Name extends string>({ form, fields, messageLabel }: ContactFormProps<Name>) {
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <KeptDraft draft={form.draft} className="grid gap-5 sm:grid-cols-2 [&>[role=status]]:sm:col-span-2">
        {fields.map(({ wide, label, placeholder, ...field }) => (
          <div key={field.name} className={wide ? 'sm:col-span-2' : ''}>
            <CheckedEntry form={form} {...field} label={label()} placeholder={placeholder?.()} />
          </div>
        ))}
        <div className="sm:col-span-2">
          <CheckedEntry form={form} name="message" label={messageLabel} rows={5} />
        </div>
      </KeptDraft>
      <Honeypot />
      <SendRow form={form} label={contactText.sendMessage} needsScript={contactText.needsScript} />
    </form>
  );
}
