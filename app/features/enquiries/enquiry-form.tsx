import type { ApiFailure } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import type { FormDraft } from '#app/components/drafts.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { whyNotSent } from '#app/components/why-not-sent.ts';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { EnquiryFields, loadEnquirySchema } from '#app/features/enquiries/enquiry-fields.tsx';
import type { EnquiryEntries } from '#app/features/enquiries/use-enquiry.ts';
import { enquiriesText } from '#shared/texts.ts';

interface EnquiryFormProps {
  businessName: string;
  draft: FormDraft;
  /** What the fields show at first. */
  entries: Record<string, string>;
  /** What was sent in the try before, and what became of it. */
  tried: EnquiryEntries | undefined;
  failure: ApiFailure | undefined;
  /** The enquiry before is still on its way. */
  busy: boolean;
  onSend: (entries: EnquiryEntries, sendKey: string) => Promise<unknown>;
}

/** The enquiry in its dialog. */
export function EnquiryForm({ businessName, draft, entries, tried, failure, busy, onSend }: EnquiryFormProps) {
  const form = useCheckedForm({
    loadSchema: loadEnquirySchema,
    known: failure && { errors: failure.errors, entries: { ...tried }, notSent: whyNotSent(failure) },
    draft,
    send: onSend,
  });
  return (
    <form {...form.formEvents} className="relative grid gap-4">
      {failure && !form.incomplete && !form.notSent && (
        <p role="alert" className="rounded-lg bg-danger/10 px-4 py-3 font-medium text-danger">
          {failure.message}
        </p>
      )}
      <EnquiryFields businessName={businessName} draft={draft} entries={entries} form={form} />
      <FormNotice form={form} />
      <Button type="submit" size="lg" busy={form.sending || busy}>
        {enquiriesText.sendEnquiry}
      </Button>
    </form>
  );
}
