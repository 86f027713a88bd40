import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { limits } from '#shared/limits.ts';
import { checkEnd, checkRefusal } from '#shared/schemas/checks.ts';
import { checkOfficeText } from '#shared/texts.ts';

interface ReasonFormProps {
  checkId: string;
  decision: { decision: 'refuse'; version: number } | { decision: 'end' };
  /** What the button says. */
  save: string;
  onSend?: () => void;
  onClose: () => void;
}

/** Refuses a number, or takes a check back, with the reason that its owner is told. */
export function ReasonForm({ checkId, decision, save, onSend, onClose }: ReasonFormProps) {
  const form = useAdminForm({
    schema: decision.decision === 'refuse' ? checkRefusal : checkEnd,
    emptyAtFields: true,
    extra: decision,
    call(body) {
      onSend?.();
      return callApi('PUT /admin/checks/:id', { params: { id: checkId }, body });
    },
    onSaved: onClose,
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry
        form={form}
        name="reason"
        label={checkOfficeText.reason}
        hint={checkOfficeText.reasonHint}
        rows={3}
        maxLength={limits.checks.reason}
      />
      <FormEnd form={form} save={save} onCancel={onClose} />
    </form>
  );
}
