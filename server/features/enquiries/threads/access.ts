import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { enquiryRefusals } from '#server/features/enquiries/refusals.ts';
import { senderColumns } from '#server/features/enquiries/sender.ts';
import type { Access } from '#server/features/enquiries/threads/queries/threads.ts';
import { readThreadToken } from '#server/features/enquiries/threads/thread-link.ts';
import { refuseMembers, requireDuty } from '#server/features/sessions/require-duty.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** Which conversation somebody asks for, and as what they may have it. */
export interface ThreadLookup {
  enquiryId: string;
  access: Access;
  /** Who of the business asks, where it is not its own account. */
  memberId?: string | undefined;
  /** Whether the link of a mail is all that they show. */
  byLink: boolean;
  /** What they are told when there is no such conversation for them. */
  notFound: () => Error;
}

/**
 * What the owner who asks may have.
 * @throws 401 for visitors, 403 for others, 404 'Enquiry not found' for what can be no id.
 */
export function lookupByOwner(viewer: Viewer, enquiryId: string): ThreadLookup {
  const { businessId, member } = requireDuty(viewer, 'enquiries');
  if (!isUuid(enquiryId)) throw enquiryRefusals.enquiryNotFound();
  return {
    enquiryId,
    access: { business_id: businessId },
    memberId: member?.memberId,
    byLink: false,
    notFound: enquiryRefusals.enquiryNotFound,
  };
}

/**
 * What whoever sent an enquiry may have: by its id with their account, or by the token of a mailed link, whoever shows it.
 * @throws 401 for visitors and 403 for admins with an id, 404 for a link that is altered, expired or ended.
 */
export function lookupByAsker({ signer }: Pick<Context, 'signer'>, viewer: Viewer, thread: string): ThreadLookup {
  if (isUuid(thread)) {
    return { enquiryId: thread, access: senderColumns(requireAsker(viewer)), byLink: false, notFound: enquiryRefusals.enquiryNotFound };
  }
  const enquiryId = readThreadToken(signer, thread);
  if (!enquiryId) throw enquiryRefusals.deadThreadLink();
  return { enquiryId, access: { link_ended_at: null }, byLink: true, notFound: enquiryRefusals.deadThreadLink };
}

/**
 * The account that asks, when enquiries can be sent by it.
 * @throws 401 for visitors, 403 for admins.
 */
export function requireAsker(viewer: Viewer): PublicAccount {
  refuseMembers(viewer);
  return viewer.kind === 'contractor' ? viewer : requireViewer(viewer, 'user');
}
