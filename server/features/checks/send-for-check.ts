import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { removeFilesNow } from '#server/features/checks/documents/remove-documents.ts';
import { deleteWaiting, endStanding, insertWaiting, lockBusiness, selectCurrent } from '#server/features/checks/queries.ts';
import { readNumber } from '#server/features/checks/read-number.ts';
import { checkRefusals } from '#server/features/checks/refusals.ts';
import { askForEntry } from '#server/features/checks/register/look-up-gstin.ts';
import { requireDuty, requireStillDoes } from '#server/features/sessions/require-duty.ts';
import type { CheckInput } from '#shared/schemas/checks.ts';

/**
 * Sends a number of the signed-in contractor's business for check. The same number sent again renews what stands, which goes on standing
 * until that is decided; another number ends it at once, and takes the place of one that waits. Documents of what it replaces go.
 * @throws 401, 403 for all but contractors; 400 for a number that cannot be right, with what is wrong in words; 409 where the same number
 * waits already.
 */
export async function sendForCheck(
  context: Pick<Context, 'db' | 'jobs' | 'config' | 'media' | 'log'>,
  viewer: Viewer,
  { kind, number: typed }: CheckInput,
): Promise<void> {
  const { businessId, member } = requireDuty(viewer, 'all');
  await context.db.transaction().execute(async (transaction) => {
    const business = await lockBusiness(transaction, businessId);
    if (!business) throw refusals.notSignedIn();
    await requireStillDoes(transaction, member?.memberId, 'all');
    const read = readNumber(kind, typed, business.state);
    if ('wrong' in read) throw checkRefusals.wrongNumber(read.wrong);
    const { number } = read;
    for (const current of await selectCurrent(transaction, businessId, kind)) {
      const isSame = current.number === number || isReadAs(number, kind, current.number, business.state);
      if (current.state === 'waiting' && isSame) throw checkRefusals.alreadySent();
      if (current.state === 'waiting') await deleteWaiting(transaction, businessId, kind);
      else if (!isSame) await endStanding(transaction, businessId, kind, { ended_as: 'changed' });
    }
    const checkId = await insertWaiting(transaction, { business_id: businessId, kind, number });
    if (kind === 'gstin' && context.config.GSTIN_REGISTER) await askForEntry(context, transaction, checkId);
  });
  await removeFilesNow(context);
}

/** What was kept when labels were is the same number without. */
function isReadAs(number: string, kind: CheckInput['kind'], kept: string, state: string): boolean {
  const read = readNumber(kind, kept, state);
  return 'number' in read && read.number === number;
}
