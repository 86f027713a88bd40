import { callApi } from '#app/api/client.ts';
import { ReasonForm } from '#app/features/back-office/reason-form.tsx';
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
  return (
    <ReasonForm
      schema={claimTakeBack}
      extra={{ version }}
      call={({ reason }) => {
        onSend();
        return isRefusal
          ? callApi('PUT /admin/claim/decide/:id', { params: { id }, body: { reason, version, decision: 'refuse' } })
          : callApi('PUT /admin/claim/take-back/:id', { params: { id }, body: { reason, version } });
      }}
      label={claimsText.why}
      hint={claimsText.theyRead}
      maxLength={limits.reportText}
      save={isRefusal ? claimsText.refuseIt : claimsText.takeItBack}
      onClose={onClose}
    />
  );
}
