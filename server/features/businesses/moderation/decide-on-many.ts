import { Refusal } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { decideOnBusiness } from '#server/features/businesses/moderation/decide.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { ManyDecided, ManyDecisions } from '#shared/schemas/moderation.ts';

/**
 * Decides on several businesses alike, each by itself: one that somebody else has changed meanwhile does not keep the others waiting.
 * @returns those that are decided now, each with what takes it back, and those that are not, with the reason.
 * @throws 401 for visitors, 403 for others than admins.
 */
export async function decideOnMany(context: Context, viewer: Viewer, { businesses, status, reason }: ManyDecisions): Promise<ManyDecided> {
  requireViewer(viewer, 'admin');
  const decided: ManyDecided['decided'] = [];
  const failed: ManyDecided['failed'] = [];
  for (const { _id, version } of businesses) {
    try {
      const undo = await decideOnBusiness(context, viewer, _id, { status, reason, version, undoable: true });
      decided.push({ _id, ...(undo === undefined ? {} : { undo }) });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      failed.push({ _id, message: error.message });
    }
  }
  return { decided, failed };
}
