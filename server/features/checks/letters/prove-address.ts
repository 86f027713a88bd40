import { refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { isCode } from '#server/features/checks/letters/code-hash.ts';
import { countTry, takeLetter } from '#server/features/checks/letters/queries.ts';
import { endStanding, insertStanding, lockBusiness } from '#server/features/checks/queries.ts';
import { checkRefusals } from '#server/features/checks/refusals.ts';
import { requireDuty, requireStillDoes } from '#server/features/sessions/require-duty.ts';
import type { LetterCode } from '#shared/schemas/checks.ts';

/**
 * Takes the code of the letter that the team has sent to the address of the signed-in contractor's business: the address counts as checked from
 * today.
 * @throws 401, 403 for all but contractors; 400 for a wrong code; 409 where no letter to this name and address is on its way any more: used,
 *   too old, after too many wrong codes.
 */
export async function proveAddress({ db }: Pick<Context, 'db'>, viewer: Viewer, { code }: LetterCode): Promise<void> {
  const { businessId, member } = requireDuty(viewer, 'all');
  const letter = await countTry(db, businessId);
  if (!letter) throw checkRefusals.noLetter();
  if (!(await isCode(code, letter.code_hash))) throw checkRefusals.wrongLetterCode();
  await db.transaction().execute(async (transaction) => {
    if (!(await lockBusiness(transaction, businessId))) throw refusals.notSignedIn();
    await requireStillDoes(transaction, member?.memberId, 'all');
    const taken = await takeLetter(transaction, businessId, letter.letter_id);
    if (!taken) throw checkRefusals.noLetter();
    await endStanding(transaction, businessId, 'address', { ended_as: 'renewed' });
    await insertStanding(transaction, { business_id: businessId, admin_id: taken.admin_id, kind: 'address', way: 'letter' });
  });
}
