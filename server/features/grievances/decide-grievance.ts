import type { Transaction } from 'kysely';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { changeAudited } from '#server/features/audit/change-audited.ts';
import { type Changes, changesOf } from '#server/features/audit/changes.ts';
import { mailDecided } from '#server/features/grievances/mail-grievance.ts';
import { findGrievance, type GrievanceRow, lockGrievance, updateDecision, updateKind } from '#server/features/grievances/queries.ts';
import { grievanceRefusals } from '#server/features/grievances/refusals.ts';
import { presentGrievance } from '#server/features/grievances/view.ts';
import type { Grievance, GrievanceDecision, GrievanceFiling } from '#shared/schemas/grievances.ts';

/**
 * Keeps what was done about a complaint and why, and tells who complained. What follows from it (a review that goes) is done by itself. A
 * decision that is changed is told again.
 * @throws 401 for visitors, 403 for all but admins, 404 'Complaint not found', 409 when somebody else has changed it meanwhile.
 */
export function decideGrievance(
  context: Context,
  viewer: Viewer,
  id: string,
  { version, action, outcome }: GrievanceDecision,
): Promise<Grievance> {
  return changeGrievance(context, viewer, { id, version }, async (transaction, before) => {
    await updateDecision(transaction, id, { action, outcome });
    await context.jobs.enqueue(transaction, mailDecided, { grievanceId: id });
    // What the complainant is told may hold who complained: the audit outlives them.
    return { done: 'decide', changes: changesOf(before, { action, status: 'decided' }) };
  });
}

/**
 * Files a complaint as of another kind.
 * @throws as decideGrievance does.
 */
export function fileGrievance(context: Context, viewer: Viewer, id: string, { version, kind }: GrievanceFiling): Promise<Grievance> {
  return changeGrievance(context, viewer, { id, version }, async (transaction, before) => {
    if (before.kind !== kind) await updateKind(transaction, id, kind);
    return { done: 'update', changes: changesOf(before, { kind }) };
  });
}

function changeGrievance(
  context: Context,
  viewer: Viewer,
  { id, version }: { id: string; version: number | undefined },
  change: (transaction: Transaction<DB>, before: GrievanceRow) => Promise<{ done: 'decide' | 'update'; changes: Changes }>,
): Promise<Grievance> {
  const wanted = { kind: 'grievance', id, lock: lockGrievance, missing: grievanceRefusals.grievanceNotFound, version } as const;
  return changeAudited(context, viewer, wanted, async (transaction, before) => {
    const { done, changes } = await change(transaction, before);
    const after = (await findGrievance(transaction, id)) ?? before;
    return { result: presentGrievance(after), action: done, name: `Complaint ${before.number}`, changes, isAlwaysNoted: done === 'decide' };
  });
}
