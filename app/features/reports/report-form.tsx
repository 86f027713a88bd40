import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { Honeypot } from '#app/components/honeypot.tsx';
import { KeptDraft } from '#app/components/kept-draft.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { useDraft } from '#app/features/accounts/use-draft.ts';
import { ReasonChoice } from '#app/features/reports/reason-choice.tsx';
import { limits } from '#shared/limits.ts';
import { reportReasons } from '#shared/report-reasons.ts';
import { reportsText } from '#shared/texts.ts';

/** Ids of what is reported. */
export type ReportSubject = { business: string } | { review: string };

const loadSchema = () => import('#shared/schemas/reports.ts').then(({ reportInput }) => reportInput);

interface ReportFormProps {
  subject: ReportSubject;
  onSent: () => void;
}

/** A reason and, where it needs them, more words. The dialog stays until the answer is there. */
export function ReportForm({ subject, onSent }: ReportFormProps) {
  const draft = useDraft(`report:${'business' in subject ? subject.business : subject.review}`);
  const form = useCheckedForm({
    loadSchema,
    draft,
    extra: { ...subject },
    send: (body, sendKey) => callApi('POST /report/add', { body, sendKey }),
    onSent({ message }) {
      notify.success(message);
      onSent();
    },
  });
  return (
    <form {...form.formEvents} className="relative grid gap-4">
      <KeptDraft draft={draft} className="grid gap-4">
        <ReasonChoice reasons={reportReasons['business' in subject ? 'business' : 'review']} invalid={form.isWrong('reason')} />
        <Field label={reportsText.messageOptional} error={form.errorOf('message')}>
          {(attributes) => <textarea {...attributes} name="message" rows={3} maxLength={limits.reportText} className={inputClass} />}
        </Field>
      </KeptDraft>
      <Honeypot />
      <p className="text-ink-soft text-sm leading-relaxed">{reportsText.teamLooksFirst}</p>
      <FormNotice form={form} />
      <Button type="submit" size="lg" busy={form.sending}>
        {form.sending ? reportsText.sending : reportsText.sendReport}
      </Button>
    </form>
  );
}
