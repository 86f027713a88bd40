import { showing } from '#server/cache/collected-tags.ts';
import type { Context, Viewer } from '#server/context.ts';
import { findBoughtPlan } from '#server/features/payments/queries.ts';
import type { PlanOffer } from '#shared/schemas/payments.ts';

/** Whether the plan is sold here, and whether the viewer has it. */
export function getPlanOffer({ db, payments }: Context, viewer: Viewer): Promise<PlanOffer> {
  return showing([], async () => {
    // To a visitor nothing that changes.
    const { scriptMode } = payments;
    const isSold = payments.name !== 'off';
    if (viewer.kind !== 'user' && viewer.kind !== 'contractor') return { isSold, hasPlan: false, scriptMode };
    return { isSold, hasPlan: (await findBoughtPlan(db, viewer)) === 'one_time', scriptMode };
  });
}
