import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { Honeypot } from '#app/components/honeypot.tsx';
import { notify } from '#app/components/notify.ts';
import { useCheckedForm } from '#app/components/use-checked-form.ts';
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
  const form = useCheckedForm({
    loadSchema,
    extra: { ...subject },
    send: (body) => callApi('POST /report/add', { body }),
    onSent({ message }) {
      notify.success(message);
      onSent();
    },
  });
  return (
    <form {...form.formEvents} className="relative grid gap-4">
      <ReasonChoice reasons={reportReasons['business' in subject ? 'business' : 'review']} invalid={form.isWrong('reason')} />
      <Field label={reportsText.messageOptional} error={form.errorOf('message')}>
        {(attributes) => <textarea {...attributes} name="message" rows={3} maxLength={limits.reportText} className={inputClass} />}
      </Field>
      <Honeypot />
      <p className="text-ink-soft text-sm leading-relaxed">{reportsText.teamLooksFirst}</p>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {form.incomplete}
      </p>
      <Button type="submit" size="lg" busy={form.sending}>
        {form.sending ? reportsText.sending : reportsText.sendReport}
      </Button>
    </form>
  );
}
