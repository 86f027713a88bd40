import { callApi } from '#app/api/client.ts';
import { ReasonForm } from '#app/features/back-office/reason-form.tsx';
import { limits } from '#shared/limits.ts';
import { checkEnd, checkRefusal } from '#shared/schemas/checks.ts';
import { checkOfficeText } from '#shared/texts.ts';

interface CheckReasonFormProps {
  checkId: string;
  decision: { decision: 'refuse'; version: number } | { decision: 'end' };
  /** What the button says. */
  save: string;
  onSend?: () => void;
  onClose: () => void;
}

/** Refuses a number, or takes a check back, with the reason that its owner is told. */
export function CheckReasonForm({ checkId, decision, save, onSend, onClose }: CheckReasonFormProps) {
  return (
    <ReasonForm
      schema={decision.decision === 'refuse' ? checkRefusal : checkEnd}
      extra={decision}
      call={({ reason }) => {
        onSend?.();
        return callApi('PUT /admin/checks/:id', { params: { id: checkId }, body: { ...decision, reason } });
      }}
      label={checkOfficeText.reason}
      hint={checkOfficeText.reasonHint}
      maxLength={limits.checks.reason}
      save={save}
      onClose={onClose}
    />
  );
}
