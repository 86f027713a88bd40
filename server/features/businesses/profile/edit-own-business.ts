import { alreadyTaken, refusals } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/context.ts';
import { findOther } from '#server/features/businesses/profile/file-queries.ts';
import { getOwnBusiness } from '#server/features/businesses/profile/get-own-business.ts';
import { findStanding, insertEdit } from '#server/features/businesses/profile/queries.ts';
import { writeProfile } from '#server/features/businesses/profile/write-profile.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { fieldsThatWait, findWaitingPicture, holdChanges } from '#server/features/businesses/waiting-changes/hold-changes.ts';
import { keepAndTell } from '#server/features/email-addresses/earlier-contacts/keep-contact.ts';
import { isSameAddress } from '#server/features/email-addresses/mailbox.ts';
import { requestEmail } from '#server/features/email-addresses/request-email.ts';
import { countQuestion } from '#server/features/mail-limits/count-question.ts';
import { requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import { refuseMembers, requireDuty, requireStillDoes } from '#server/features/sessions/require-duty.ts';
import type { Session } from '#server/features/sessions/session.ts';
import type { OwnBusiness, OwnBusinessEdit } from '#shared/schemas/own-business.ts';
import { messages } from '#shared/texts.ts';

/**
 * Changes the signed-in contractor's own business. An approved one stays approved; some of its fields wait for the team, which
 * reads the rest once it is shown (docs/product/rules.md, 'Visibility'). Another e-mail or login phone asks for a fresh proof, and an e-mail has to be
 * confirmed first: it stands beside the present one until then. The present address is told of either.
 * @throws 400 for another number where a code to the present one is the only way in; 401, 403; what `requireFreshProof` and `writeProfile` throw; 429 after too many new e-mails or numbers.
 */
export async function editOwnBusiness(
  context: Context,
  viewer: Viewer,
  edit: Omit<OwnBusinessEdit, 'email'> & { email: string | null },
  session: Session | undefined,
): Promise<OwnBusiness> {
  const owner = requireDuty(viewer, 'edits');
  const memberId = owner.member?.memberId;
  const known = await findStanding(context.db, owner.businessId);
  if (![known?.phone_no, known?.waiting_phone].includes(edit.phoneNo)) await countQuestion(context, owner.businessId);
  await writeProfile(context, owner.businessId, edit, {
    missing: refusals.notSignedIn,
    async takeContact(transaction, { email, phone_no, status }, hasNumberAlone) {
      await requireStillDoes(transaction, memberId, 'edits');
      const isOtherPhone = phone_no !== edit.phoneNo;
      const waits = fieldsThatWait(context, status).includes('phoneNo');
      const isAsked = isOtherPhone && !(waits && (await findStanding(transaction, owner.businessId))?.waiting_phone === edit.phoneNo);
      if (isAsked || !isSameAddress(email, edit.email)) refuseMembers(owner);
      // Mistyped it would let a stranger in, and its owner never again.
      if (isAsked && hasNumberAlone) throw businessRefusals.proveNumberFirst();
      if (isAsked || !isSameAddress(email, edit.email)) await requireFreshProof(transaction, session);
      if (isAsked && waits && (await findOther(transaction, owner.businessId, 'phone_no', edit.phoneNo)))
        throw alreadyTaken('phoneNo', messages.phoneNumberTaken);
      // Of one that waits the address is told when it is taken.
      if (isOtherPhone && !waits) await keepAndTell(context, transaction, owner, { email, phone_no }, 'phone_changed');
      // Who came by a code has none, and may leave it out (shared/schemas/unchanged.ts).
      // What waits to be confirmed is the account's own to take back.
      if (edit.email !== null && memberId === undefined)
        await requestEmail(context, transaction, owner, { email, phone_no, wanted: edit.email });
    },
    holds: {
      firstPicture: fieldsThatWait(context, known?.status ?? '').includes('photo'),
      pictures: (transaction) => findWaitingPicture(transaction, owner.businessId),
      hold: (transaction, asked) => holdChanges(context, transaction, owner.businessId, { ...asked, memberId }),
    },
    async record(transaction, changes) {
      await insertEdit(transaction, owner.businessId, changes, memberId);
    },
  });
  return getOwnBusiness(context, viewer);
}
