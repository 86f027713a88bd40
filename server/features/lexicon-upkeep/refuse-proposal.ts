import type { Context, Viewer } from '#server/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { sayingRefusals } from '#server/features/lexicon-upkeep/refusals.ts';
import { insertRefusedProposal, wasFollowed } from '#server/features/lexicon-upkeep/search-queries.ts';
import { listServices } from '#server/features/services/list-services.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { ProposalRefusal } from '#shared/schemas/sayings.ts';

/**
 * Keeps words from being proposed for a service again. They can be added as a saying all the same.
 * @throws 401, 403 for all but admins; 404 when there is no such service, or nobody came to it from these words.
 */
export async function refuseProposal(context: Context, viewer: Viewer, { words, service: serviceId }: ProposalRefusal): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  const service = (await listServices(context, serviceId))[0];
  if (!service || !(await wasFollowed(context.db, words, service._id))) throw sayingRefusals.sayingNotFound();
  await context.db.transaction().execute(async (transaction) => {
    if (!(await insertRefusedProposal(transaction, words, service._id))) return;
    const subject = { kind: 'saying' as const, id: `${service.name}: ${words}`, name: words };
    await recordChange(transaction, { adminId, action: 'reject', subject, changes: { proposed: { before: service.name, after: null } } });
  });
}
