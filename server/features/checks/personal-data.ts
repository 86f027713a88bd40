import type { Context } from '#server/context.ts';
import { findOwnLetter } from '#server/features/checks/letters/find-own-letter.ts';
import { listOwnChecks } from '#server/features/checks/list-own-checks.ts';
import { selectAnswersOfBusiness } from '#server/features/checks/register/queries.ts';
import { presentRegister } from '#server/features/checks/register/view.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/**
 * The numbers that a contractor has sent for check, what became of them, which documents there are, what a register said of those that wait, and
 * whether a letter is on its way, for the download of its data. They go with the business.
 */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  if (account.kind !== 'contractor') return {};
  const [checks, registered, letterUntil] = await Promise.all([
    listOwnChecks({ db }, account),
    selectAnswersOfBusiness(db, account.businessId),
    findOwnLetter({ db }, account),
  ]);
  return { checks, registerAnswers: registered.map((row) => ({ check: row.check_id, says: presentRegister(row) })), letterUntil };
}
