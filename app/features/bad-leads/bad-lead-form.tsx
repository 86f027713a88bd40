import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import { badLeadReasons } from '#app/features/bad-leads/bad-lead-reasons.ts';
import { limits } from '#shared/limits.ts';
import type { BadLead, BadLeadReason } from '#shared/schemas/bad-leads.ts';
import { badLeadsText } from '#shared/texts.ts';

const loadSchema = () => import('#shared/schemas/bad-leads.ts').then(({ badLeadInput }) => badLeadInput);

interface BadLeadFormProps {
  enquiryId: string;
  /** What was said before. */
  known: BadLead | null;
  onMarked: () => void;
}

/** Why an enquiry is none: one of the reasons and, where it needs them, more words. */
export function BadLeadForm({ enquiryId, known, onMarked }: BadLeadFormProps) {
  const draft = useDraft(`bad-lead:${enquiryId}`);
  const form = useCheckedForm({
    loadSchema,
    draft,
    send: (body) => callApi('PUT /contractor/enquiries/:id/bad-lead', { params: { id: enquiryId }, body }),
    onSent({ message }) {
      notify.success(message);
      onMarked();
    },
  });
  const reasons = Object.entries(badLeadReasons) as [BadLeadReason, { label: string; hint: string }][];
  return (
    <form {...form.formEvents} className="grid gap-4">
      <KeptDraft draft={draft} className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-semibold text-sm">{badLeadsText.whatIsWrong}</legend>
          {reasons.map(([reason, { label, hint }]) => (
            <label
              key={reason}
              className={`flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border-2 bg-white px-3.5 py-2.5 has-checked:border-brick has-checked:bg-brick/6 ${form.isWrong('reason') ? 'border-danger' : 'border-cement hover:border-cement-dark'}`}
            >
              <input
                type="radio"
                name="reason"
                value={reason}
                required
                defaultChecked={known?.reason === reason}
                className="mt-0.5 size-5 shrink-0 accent-brick"
              />
              <span>
                <span className="block font-semibold leading-snug">{label}</span>
                <span className="block text-ink-soft text-sm leading-snug">{hint}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Field label={badLeadsText.inYourWords} error={form.errorOf('note')}>
          {(attributes) => (
            <textarea
              {...attributes}
              name="note"
              rows={3}
              maxLength={limits.reportText}
              defaultValue={known?.note ?? ''}
              className={`${inputClass} scroll-mb-32`}
            />
          )}
        </Field>
      </KeptDraft>
      <p className="text-ink-soft text-sm leading-relaxed">{badLeadsText.senderDoesNotLearn}</p>
      {/* At the dialog's lower edge whatever its height: on a phone the last of the form would lie below it. */}
      <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-2 bg-paper px-5 pt-2 pb-5 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7 sm:pb-7">
        <FormNotice form={form} />
        <Button type="submit" size="lg" busy={form.sending}>
          {form.sending ? badLeadsText.saving : badLeadsText.markAsBadLead}
        </Button>
      </div>
    </form>
  );
}
