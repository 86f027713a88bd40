import type { Context } from '#server/context.ts';
import { selectStanding } from '#server/features/checks/queries.ts';
import { presentStanding } from '#server/features/checks/view.ts';
import type { StandingCheck } from '#shared/schemas/checks.ts';

/** What was checked of a business and stands at this moment: for everybody who may see the business. */
export async function listStandingChecks({ db }: Pick<Context, 'db'>, businessId: string): Promise<StandingCheck[]> {
  return presentStanding(await selectStanding(db, businessId));
}
