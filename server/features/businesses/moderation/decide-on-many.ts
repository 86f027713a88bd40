import { Refusal } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { decideOnBusiness } from '#server/features/businesses/moderation/decide.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { ManyDecided, ManyDecisions } from '#shared/schemas/moderation.ts';
import { backOfficeMessages } from '#shared/texts.ts';

/**
 * Decides on several businesses alike, each by itself: one that somebody else has changed meanwhile does not keep the others waiting. Where the
 * site cannot go on, those that are decided by then are told all the same: what takes them back would be lost.
 * @returns those that are decided now, each with what takes it back; those that are not, with the reason; how many of them were left.
 * @throws 401 for visitors, 403 for others than admins; what kept the first one from being decided, where that is the site's own fault.
 */
export async function decideOnMany(
  context: Context,
  viewer: Viewer,
  { businesses, status, reason }: ManyDecisions,
): Promise<ManyDecided & { left: number }> {
  requireViewer(viewer, 'admin');
  const decided: ManyDecided['decided'] = [];
  const failed: ManyDecided['failed'] = [];
  for (const [index, { _id, version }] of businesses.entries()) {
    try {
      const undo = await decideOnBusiness(context, viewer, _id, { status, reason, version, undoable: true });
      decided.push({ _id, ...(undo === undefined ? {} : { undo }) });
    } catch (error) {
      if (error instanceof Refusal && error.status < 500) {
        failed.push({ _id, message: error.message });
        continue;
      }
      if (decided.length === 0) throw error;
      context.log.error({ err: error }, 'of several decisions the rest is left');
      const left = businesses.slice(index).map((business) => ({ _id: business._id, message: backOfficeMessages.notDecidedYet }));
      return { decided, failed: [...failed, ...left], left: left.length };
    }
  }
  return { decided, failed, left: 0 };
}
