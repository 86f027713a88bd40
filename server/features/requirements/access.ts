import { readSignedId } from '#server/base/signed-id.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { type Access, type RequirementRow, selectRequirement } from '#server/features/requirements/queries.ts';
import { requirementRefusals } from '#server/features/requirements/refusals.ts';
import { refuseMembers } from '#server/features/sessions/require-duty.ts';
import { limits } from '#shared/limits.ts';

interface Found {
  row: RequirementRow;
  /** Whether the link of a mail is all that whoever asks shows. */
  byLink: boolean;
}

/**
 * A request for the account that sent it by its id, or for whoever has its link.
 * @throws 403 for whom a business has invited; 404 for everybody else, and for a link that is altered, too old or ended.
 */
export async function findRequirement(context: Pick<Context, 'db' | 'signer'>, viewer: Viewer, key: string): Promise<Found> {
  const linked = readSignedId(context.signer, 'requirement', key);
  const byLink = linked !== undefined;
  const access = byLink ? { linkDays: limits.requirement.linkDays } : accessOf(viewer);
  const id = linked ?? key;
  const row = access && isUuid(id) ? await selectRequirement(context.db, id, access) : undefined;
  if (!row) throw byLink ? requirementRefusals.deadRequirementLink() : requirementRefusals.requirementNotFound();
  return { row, byLink };
}

/** @throws 403 for whom a business has invited. */
function accessOf(viewer: Viewer): Access | undefined {
  refuseMembers(viewer);
  if (viewer.kind === 'user') return { user_id: viewer.userId };
  return viewer.kind === 'contractor' ? { sender_business_id: viewer.businessId } : undefined;
}

/** Who sent a request, as one that asks: whoever shows its link acts for them. */
export function senderOfRequirement({ user_id, sender_business_id }: Pick<RequirementRow, 'user_id' | 'sender_business_id'>): Viewer {
  if (user_id !== null) return { kind: 'user', userId: user_id };
  return sender_business_id === null ? { kind: 'visitor' } : { kind: 'contractor', businessId: sender_business_id };
}
