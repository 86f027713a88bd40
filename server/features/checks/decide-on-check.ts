import type { Context, Viewer } from '#server/context.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import type { Changes } from '#server/features/audit/changes.ts';
import { mailCheckDecided } from '#server/features/checks/mail-check-decided.ts';
import { confirmWaiting, endOne, endStanding, lockCheck, refuseWaiting } from '#server/features/checks/queries.ts';
import { checkRefusals } from '#server/features/checks/refusals.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { CheckDecision } from '#shared/schemas/checks.ts';

/**
 * Says of a number that waits that it was found with this name and state, which stands from today, or why it does not count; or takes
 * back what stands. The owner is mailed. A confirmed renewal takes the place of what stood.
 * @throws 401, 403 for all but admins; 404 for a check that is not there; 409 when it is decided already, or when the business was
 * changed since `version`.
 */
export async function decideOnCheck(
  context: Pick<Context, 'db' | 'jobs'>,
  viewer: Viewer,
  checkId: string,
  decision: CheckDecision,
): Promise<void> {
  const { adminId: admin_id } = requireViewer(viewer, 'admin');
  const check = {
    kind: 'check',
    id: checkId,
    lock: lockCheck,
    missing: checkRefusals.checkNotFound,
    version: decision.decision === 'end' ? undefined : decision.version,
  } as const;
  await changeAudited(context, viewer, check, async (transaction, before) => {
    const { kind, business_id: businessId, name } = before;
    if (before.state !== (decision.decision === 'end' ? 'standing' : 'waiting')) throw checkRefusals.alreadyDecided();
    if (decision.decision === 'confirm') {
      await endStanding(transaction, businessId, kind, { ended_as: 'renewed' });
      await confirmWaiting(transaction, checkId, { admin_id, note: decision.note ?? '' });
    } else if (decision.decision === 'refuse') {
      await refuseWaiting(transaction, checkId, { admin_id, reason: decision.reason });
    } else {
      await endOne(transaction, checkId, decision.reason);
    }
    await context.jobs.enqueue(transaction, mailCheckDecided, { checkId });
    const after = { confirm: 'standing', refuse: 'refused', end: 'ended' }[decision.decision];
    const changes: Changes = { state: { before: before.state, after } };
    if (decision.decision !== 'confirm') changes.reason = { before: null, after: decision.reason };
    return {
      result: undefined,
      // Entries outlive the business, whose tax number says the owner's own where it is one person.
      name: `${name}: ${kind}`,
      action: decision.decision === 'confirm' ? 'approve' : 'reject',
      changes,
    };
  });
}
