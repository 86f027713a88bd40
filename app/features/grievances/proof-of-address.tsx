import { isRequest } from '#shared/grievance-kinds.ts';
import type { Grievance } from '#shared/schemas/grievances.ts';
import { dataRequestsText } from '#shared/texts.ts';

/** Whether data may be sent to the address of a request. */
export function ProofOfAddress({ grievance: { kind, email, addressProven } }: { grievance: Grievance }) {
  if (!email || !isRequest(kind)) return null;
  return (
    <p className={`text-sm ${addressProven ? 'text-ink-soft' : 'font-semibold text-danger'}`}>
      {addressProven ? dataRequestsText.addressProven : dataRequestsText.addressNotProven}
    </p>
  );
}
