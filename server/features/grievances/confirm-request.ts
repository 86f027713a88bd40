import { readSignedId } from '#server/base/signed-id.ts';
import type { Context } from '#server/context.ts';
import { mailReceipt, mailToOfficer } from '#server/features/grievances/mail-grievance.ts';
import { findRequest, openRequest } from '#server/features/grievances/queries.ts';
import { grievanceRefusals } from '#server/features/grievances/refusals.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import type { GrievanceKind } from '#shared/grievance-kinds.ts';

/** A request as its link asks about it: nothing that was typed. */
export interface RequestToConfirm {
  kind: GrievanceKind;
  number: number;
  dueAt: Date;
  isConfirmed: boolean;
  /** Its answer is mailed. */
  isDecided: boolean;
}

/** The request that a mailed link sends; none when the link is dead. Opening its page sends nothing, as programs open links too. */
export async function findToConfirm({ db, signer }: Pick<Context, 'db' | 'signer'>, token: string): Promise<RequestToConfirm | undefined> {
  const id = readSignedId(signer, 'data-request', token);
  const found = id ? await findRequest(db, id) : undefined;
  if (!found) return undefined;
  const { kind, number, due_at: dueAt, status } = found;
  return { kind: kind as GrievanceKind, number, dueAt, isConfirmed: status !== 'unproven', isDecided: status === 'decided' };
}

/**
 * Sends a request to the Grievance Officer, now that its address is proven: its clock begins. A second time changes nothing. Whoever has the link
 * reads that mailbox, so no session is asked for.
 * @throws 400 for a link that is none of ours, has expired, or whose request is gone; 429 when the team got as many as an hour allows.
 */
export async function confirmRequest(context: Context, token: string): Promise<RequestToConfirm> {
  const { db, jobs, signer } = context;
  const id = readSignedId(signer, 'data-request', token);
  const found = await findToConfirm(context, token);
  if (!id || !found) throw grievanceRefusals.deadLink();
  await db.transaction().execute(async (transaction) => {
    if (!(await openRequest(transaction, id, found.kind))) return;
    await countMail(context, transaction, { to: 'team' });
    await jobs.enqueue(transaction, mailToOfficer, { grievanceId: id, isReminder: false });
    await jobs.enqueue(transaction, mailReceipt, { grievanceId: id });
  });
  const sent = await findToConfirm(context, token);
  if (!sent?.isConfirmed) throw grievanceRefusals.deadLink();
  return sent;
}
