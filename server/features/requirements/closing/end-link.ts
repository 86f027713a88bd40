import type { Context, Viewer } from '#server/context.ts';
import { findRequirement } from '#server/features/requirements/access.ts';
import { updateLinkEnded } from '#server/features/requirements/closing/queries.ts';
import { requirementRefusals } from '#server/features/requirements/refusals.ts';

/**
 * Ends the link to a request that was mailed: with an account it can still be read.
 * @throws what `findRequirement` throws, 404 for a link that has ended already.
 */
export async function endRequirementLink(context: Context, viewer: Viewer, key: string): Promise<void> {
  const { row } = await findRequirement(context, viewer, key);
  if (!(await updateLinkEnded(context.db, row.requirement_id))) throw requirementRefusals.deadRequirementLink();
}
