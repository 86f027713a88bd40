import type { Transaction } from 'kysely';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { mailJoined } from '#server/features/business-people/mail-joined.ts';
import {
  findMember,
  findProven,
  hasReviewed,
  lockBusiness,
  lockMember,
  lockUser,
  type MemberRow,
  selectOwn,
  setEnded,
  setJoined,
} from '#server/features/business-people/queries.ts';
import { peopleRefusals } from '#server/features/business-people/refusals.ts';
import { presentInvitation } from '#server/features/business-people/view.ts';
import { isSameAddress } from '#server/features/email-addresses/mailbox.ts';
import { isChild } from '#server/features/sessions/children.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { OwnInvitation } from '#shared/schemas/business-people.ts';

/**
 * What waits for the user who asks, by the address that they have proven and the number that they have proven lately, and the businesses that they work for.
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function listOwnInvitations({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<OwnInvitation[]> {
  const { userId } = requireViewer(viewer, 'user');
  const proven = await findProven(db, userId);
  return proven ? (await selectOwn(db, userId, proven)).map(presentInvitation) : [];
}

/**
 * The number of the user who asks, where it was proven so long ago that it may be another's by now: what is invited by it waits for a new code.
 * @throws 401 for visitors, 403 for other accounts.
 */
export async function findOldNumber({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<string | undefined> {
  const { userId } = requireViewer(viewer, 'user');
  return (await findProven(db, userId))?.old_number ?? undefined;
}

/**
 * Takes the invitation of a business, whose own account is mailed, or refuses it.
 * @throws 401 for visitors, 403 for other accounts, for who has not proven the address or number that was invited, and to accept for who is younger than 18; 404 for one that is not there; 409
 *   for one that was answered, taken back or not taken in time, of a business that was merged, and where they work there already, or have reviewed it.
 */
export async function answerInvitation(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  viewer: Viewer,
  memberId: string,
  answer: 'accept' | 'refuse',
): Promise<void> {
  const { userId } = requireViewer(viewer, 'user');
  await db.transaction().execute(async (transaction) => {
    // Before the business: a review of it locks its writer first, too.
    await lockUser(transaction, userId);
    const invitation = await lockFound(transaction, memberId);
    const proven = await findProven(transaction, userId);
    if (!proven || !isFor(invitation, proven)) throw peopleRefusals.notForYou();
    if (invitation.state !== 'invited' || !invitation.is_in_time) throw peopleRefusals.isOver();
    if (answer === 'refuse') return setEnded(transaction, memberId, 'refused');
    if (invitation.is_merged) throw peopleRefusals.businessGone();
    if (await isChild(transaction, { kind: 'user', userId })) throw peopleRefusals.tooYoung();
    if (await hasReviewed(transaction, userId, invitation.business_id)) throw peopleRefusals.hasReviewed();
    await setJoined(transaction, memberId, userId);
    await jobs.enqueue(transaction, mailJoined, { memberId });
  });
}

/**
 * Ends the work of the user who asks for a business.
 * @throws 401 for visitors, 403 for other accounts; 404 for what is not theirs; 409 once it has ended.
 */
export async function leaveBusiness({ db }: Pick<Context, 'db'>, viewer: Viewer, memberId: string): Promise<void> {
  const { userId } = requireViewer(viewer, 'user');
  await db.transaction().execute(async (transaction) => {
    const work = await lockFound(transaction, memberId);
    if (work.user_id !== userId) throw peopleRefusals.invitationNotFound();
    if (work.state !== 'joined') throw peopleRefusals.isOver();
    await setEnded(transaction, memberId, 'removed');
  });
}

/** @throws 404 for an invitation that is not there. */
async function lockFound(transaction: Transaction<DB>, memberId: string): Promise<MemberRow> {
  const found = isUuid(memberId) ? await findMember(transaction, memberId) : undefined;
  if (!found || !(await lockBusiness(transaction, found.business_id))) throw peopleRefusals.invitationNotFound();
  const locked = await lockMember(transaction, memberId);
  if (!locked) throw peopleRefusals.invitationNotFound();
  return locked;
}

function isFor(
  invited: { email: string | null; phone_no: string | null },
  proven: { email: string | null; phone_no: string | null },
): boolean {
  if (invited.email !== null) return proven.email !== null && isSameAddress(invited.email, proven.email);
  return invited.phone_no !== null && invited.phone_no === proven.phone_no;
}
