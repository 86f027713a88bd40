import { callApi } from '#app/api/client.ts';
import { CheckedEntry } from '#app/components/checked-entry.tsx';
import { FormEnd } from '#app/features/back-office/form-end.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import { limits } from '#shared/limits.ts';
import { type Claim, claimTakeBack } from '#shared/schemas/claims.ts';
import { claimsText } from '#shared/texts.ts';

interface ClaimReasonFormProps {
  claim: Claim;
  act: 'refuse' | 'take_back';
  /** Called before it is stored. */
  onSend: () => void;
  onClose: () => void;
}

/** Asks why a claim is refused, or a business taken back; who claims it reads that. */
export function ClaimReasonForm({ claim: { _id: id, version }, act, onSend, onClose }: ClaimReasonFormProps) {
  const isRefusal = act === 'refuse';
  const form = useAdminForm({
    schema: claimTakeBack,
    emptyAtFields: true,
    extra: { version },
    call: (body) => {
      onSend();
      return isRefusal
        ? callApi('PUT /admin/claim/decide/:id', { params: { id }, body: { ...body, decision: 'refuse' } })
        : callApi('PUT /admin/claim/take-back/:id', { params: { id }, body });
    },
    onSaved: onClose,
  });
  return (
    <form method="post" {...form.formEvents} className="grid gap-5">
      <CheckedEntry form={form} name="reason" label={claimsText.why} hint={claimsText.theyRead} rows={4} maxLength={limits.reportText} />
      <FormEnd form={form} save={isRefusal ? claimsText.refuseIt : claimsText.takeItBack} onCancel={onClose} />
    </form>
  );
}
