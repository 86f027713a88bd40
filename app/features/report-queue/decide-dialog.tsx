import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import { FormNotice } from '#app/features/accounts/form-notice.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { limits } from '#shared/limits.ts';
import { type Report, reportDecision } from '#shared/schemas/reports.ts';
import { reportQueueText } from '#shared/texts.ts';

interface DecideDialogProps {
  report: Report;
  /** What the report is decided to be. */
  decision: 'upheld' | 'dismissed';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called before the decision is stored. */
  onDecide: () => void;
}

/** Asks what was found out before a report is upheld or dismissed. */
export function DecideDialog({ report, decision, open, onOpenChange, onDecide }: DecideDialogProps) {
  const upholds = decision === 'upheld';
  const title = upholds ? reportQueueText.upholdReport : reportQueueText.dismissReport;
  const hint = upholds ? reportQueueText.itIsRight : reportQueueText.itIsNotRight;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={hint}>
      <DecideForm report={report} decision={decision} label={title} onDecide={onDecide} onDecided={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface DecideFormProps extends Pick<DecideDialogProps, 'report' | 'decision' | 'onDecide'> {
  label: string;
  onDecided: () => void;
}

function DecideForm({ report, decision, label, onDecide, onDecided }: DecideFormProps) {
  const { _id, version, outcome } = report;
  const form = useAdminForm({
    schema: reportDecision,
    extra: { status: decision, version },
    call: (body) => {
      onDecide();
      return callApi('PUT /report/admin/update/:id', { params: { id: _id }, body });
    },
    onSaved: onDecided,
  });
  return (
    <form {...form.formEvents} className="grid gap-4">
      {form.conflict && <EditConflict onReload={form.reload} />}
      <CheckedEntry
        form={form}
        name="outcome"
        label={reportQueueText.outcome}
        hint={reportQueueText.reporterIsTold}
        rows={4}
        maxLength={limits.reportText}
        defaultValue={outcome}
      />
      <FormNotice form={form} />
      <Button type="submit" size="lg" busy={form.sending}>
        {label}
      </Button>
    </form>
  );
}
