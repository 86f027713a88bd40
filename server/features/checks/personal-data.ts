import type { Context } from '#server/context.ts';
import { listOwnChecks } from '#server/features/checks/list-own-checks.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/**
 * The numbers that a contractor has sent for check, what became of them, and which documents there are, for the download of its data. They go
 * with the business.
 */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  if (account.kind !== 'contractor') return {};
  return { checks: await listOwnChecks({ db }, account) };
}
