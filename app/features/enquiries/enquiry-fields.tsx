import { CheckedEntry } from '#app/components/checked-entry.tsx';
import type { FormDraft } from '#app/components/drafts.ts';
import { Honeypot } from '#app/components/honeypot.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import type { CheckedForm } from '#app/components/use-checked-form.ts';
import { FactEntries } from '#app/features/enquiries/fact-entries.tsx';
import { AnswersComeTo } from '#app/features/message-choices/answers-come-to.tsx';
import type { EnteredEnquiryField } from '#shared/schemas/enquiry-fields.ts';
import { commonText, enquiriesText } from '#shared/texts.ts';

export const loadEnquirySchema = () => import('#shared/schemas/enquiries.ts').then(({ enquiryInput }) => enquiryInput);

const FIELDS = [
  { name: 'name', label: () => commonText.name, autoComplete: 'name' },
  { name: 'phoneNo', label: () => commonText.phoneNumber, type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: () => commonText.email, type: 'email', autoComplete: 'email' },
  { name: 'message', label: () => commonText.message, rows: 4 },
] as const;

interface EnquiryFieldsProps {
  businessName: string;
  draft: FormDraft;
  /** What the fields show at first. */
  entries: Record<string, string>;
  form: CheckedForm<(typeof FIELDS)[number]['name'] | EnteredEnquiryField>;
}

/** All that an enquiry to a business asks for (docs/product/forms.md), and what happens with it. */
export function EnquiryFields({ businessName, draft, entries, form }: EnquiryFieldsProps) {
  return (
    <>
      <KeptDraft draft={draft} className="grid gap-4">
        {FIELDS.map(({ label, ...field }) => (
          <CheckedEntry key={field.name} form={form} {...field} label={label()} defaultValue={entries[field.name] ?? ''} />
        ))}
        <FactEntries form={form} entries={entries} />
      </KeptDraft>
      <Honeypot />
      <AnswersComeTo />
      <p className="text-ink-soft text-sm leading-relaxed">{enquiriesText.consent(businessName)}</p>
    </>
  );
}
