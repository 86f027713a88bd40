import type { ApiFailure } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Honeypot } from '#app/components/honeypot.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { FactEntries } from '#app/features/enquiries/fact-entries.tsx';
import type { EnquiryEntries } from '#app/features/enquiries/use-enquiry.ts';
import { commonText, enquiriesText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/enquiries.ts').then(({ enquiryInput }) => enquiryInput);

const FIELDS = [
  { name: 'name', label: () => commonText.name, autoComplete: 'name' },
  { name: 'phoneNo', label: () => commonText.phoneNumber, type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: () => commonText.email, type: 'email', autoComplete: 'email' },
  { name: 'message', label: () => commonText.message, rows: 4 },
] as const;

interface EnquiryFormProps {
  businessName: string;
  /** The name of its draft. */
  draft: string;
  /** What the fields show at first. */
  entries: Record<string, string>;
  /** What was sent in the try before, and what became of it. */
  tried: EnquiryEntries | undefined;
  failure: ApiFailure | undefined;
  /** The enquiry before is still on its way. */
  busy: boolean;
  onSend: (entries: EnquiryEntries) => Promise<unknown>;
}

/** Name, phone number, e-mail and message to a business (docs/product/forms.md). */
export function EnquiryForm({ businessName, draft, entries, tried, failure, busy, onSend }: EnquiryFormProps) {
  const form = useCheckedForm({ loadSchema, known: failure && { errors: failure.errors, entries: { ...tried } }, send: onSend });
  return (
    <form {...form.formEvents} className="relative grid gap-4">
      {failure && !form.incomplete && (
        <p role="alert" className="rounded-lg bg-danger/10 px-4 py-3 font-medium text-danger">
          {failure.message}
        </p>
      )}
      <KeptDraft form={draft} className="grid gap-4">
        {FIELDS.map(({ label, ...field }) => (
          <CheckedEntry key={field.name} form={form} {...field} label={label()} defaultValue={entries[field.name] ?? ''} />
        ))}
        <FactEntries form={form} entries={entries} />
      </KeptDraft>
      <Honeypot />
      <p className="text-ink-soft text-sm leading-relaxed">{enquiriesText.consent(businessName)}</p>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {form.incomplete}
      </p>
      <Button type="submit" size="lg" busy={form.sending || busy}>
        {enquiriesText.sendEnquiry}
      </Button>
    </form>
  );
}
