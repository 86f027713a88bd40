import type { ApiFailure } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { EnquiryFields, loadEnquirySchema } from '#app/features/enquiries/enquiry-fields.tsx';
import type { EnquiryEntries } from '#app/features/enquiries/use-enquiry.ts';
import { enquiriesText } from '#shared/texts.ts';

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

/** The enquiry in its dialog. */
export function EnquiryForm({ businessName, draft, entries, tried, failure, busy, onSend }: EnquiryFormProps) {
  const form = useCheckedForm({
    loadSchema: loadEnquirySchema,
    known: failure && { errors: failure.errors, entries: { ...tried } },
    send: onSend,
  });
  return (
    <form {...form.formEvents} className="relative grid gap-4">
      {failure && !form.incomplete && (
        <p role="alert" className="rounded-lg bg-danger/10 px-4 py-3 font-medium text-danger">
          {failure.message}
        </p>
      )}
      <EnquiryFields businessName={businessName} draft={draft} entries={entries} form={form} />
      <p role="alert" className="font-medium text-danger empty:hidden">
        {form.incomplete}
      </p>
      <Button type="submit" size="lg" busy={form.sending || busy}>
        {enquiriesText.sendEnquiry}
      </Button>
    </form>
  );
}
