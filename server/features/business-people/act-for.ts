import { refusals } from '#server/base/errors.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import { findMember, lockBusiness, lockMember, lockUser } from '#server/features/business-people/queries.ts';
import { peopleRefusals } from '#server/features/business-people/refusals.ts';
import { goOnAs } from '#server/features/sessions/open-session.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import type { Session } from '#server/features/sessions/session.ts';

/**
 * Lets the user who asks go on for a business that they work for, in the session that they ask with.
 * @throws 401 for visitors, 403 for other accounts, and where the team has blocked either; 404 for what is not theirs; 409 once it has ended, or the business
 *   was merged.
 */
export async function actFor({ db }: Pick<Context, 'db'>, viewer: Viewer, memberId: string, session: Session | undefined): Promise<void> {
  const { userId } = requireViewer(viewer, 'user');
  if (!session) throw refusals.notSignedIn();
  await db.transaction().execute(async (transaction) => {
    // Before the business, as where they accept (answer-invitation.ts).
    await lockUser(transaction, userId);
    const found = isUuid(memberId) ? await findMember(transaction, memberId) : undefined;
    if (found?.user_id !== userId || !(await lockBusiness(transaction, found.business_id))) throw peopleRefusals.invitationNotFound();
    const work = await lockMember(transaction, memberId);
    if (work?.state !== 'joined') throw peopleRefusals.isOver();
    if (work.is_merged) throw peopleRefusals.businessGone();
    const { business_id: businessId, role } = work;
    await goOnAs(transaction, { kind: 'contractor', businessId, member: { memberId, userId, role } }, session);
  });
}

/**
 * Lets somebody who works for a business go on as themselves again, in the session that they ask with.
 * @throws 401 for visitors; 403 for all whom no business has invited.
 */
export async function actAsSelf({ db }: Pick<Context, 'db'>, session: Session | undefined): Promise<void> {
  if (!session) throw refusals.notSignedIn();
  const { viewer } = session;
  if (viewer.kind !== 'contractor' || !viewer.member) throw refusals.notAllowed();
  const { userId } = viewer.member;
  await db.transaction().execute((transaction) => goOnAs(transaction, { kind: 'user', userId }, session));
}
