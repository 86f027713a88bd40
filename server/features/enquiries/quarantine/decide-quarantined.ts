import type { Context, Viewer } from '#server/context.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { auditRefusals } from '#server/features/audit/refusals.ts';
import { deliverEnquiry } from '#server/features/enquiries/deliver-enquiry.ts';
import { endWithholding, lockQuarantined, updateQuarantined } from '#server/features/enquiries/quarantine/queries.ts';
import { enquiryRefusals } from '#server/features/enquiries/refusals.ts';
import { awaitAnswer } from '#server/features/enquiries/threads/tell-asker.ts';
import type { QuarantineDecision } from '#shared/schemas/bad-leads.ts';

/**
 * Releases an enquiry, which then comes to its business as if it were sent now, or refuses it, which its sender reads where it stands. One that
 * was refused may be released later; what was released has come and stays.
 * @throws 401 for visitors, 403 for all but admins, 404 'Enquiry not found', 409 when somebody else has decided it meanwhile.
 */
export async function decideQuarantined(
  context: Context,
  viewer: Viewer,
  enquiryId: string,
  { status, version }: QuarantineDecision,
): Promise<void> {
  const wanted = { kind: 'enquiry', id: enquiryId, lock: lockQuarantined, missing: enquiryRefusals.enquiryNotFound, version } as const;
  await changeAudited(context, viewer, wanted, async (transaction, before) => {
    if (before.status === 'released' || before.status === status) throw auditRefusals.editConflict();
    await updateQuarantined(transaction, enquiryId, status);
    if (status === 'released') {
      await endWithholding(transaction, enquiryId);
      // Nobody is told of what its sender has ended meanwhile.
      if (!before.ended_at) {
        await deliverEnquiry(context, transaction, enquiryId);
        await awaitAnswer(context, transaction, enquiryId);
      }
    }
    return {
      result: undefined,
      action: 'decide',
      name: `Enquiry to ${before.business_name}`,
      changes: changesOf({ status: before.status }, { status }),
    };
  });
}
