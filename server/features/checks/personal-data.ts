import type { Context } from '#server/context.ts';
import { selectChecks } from '#server/features/checks/queries.ts';
import { presentOwnCheck } from '#server/features/checks/view.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** The numbers that a contractor has sent for check, and what became of them, for the download of its data. They go with the business. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  if (account.kind !== 'contractor') return {};
  return { checks: (await selectChecks(db, account.businessId)).map(presentOwnCheck) };
}
