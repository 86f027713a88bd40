import type { Transaction } from 'kysely';
import { refusals } from '#server/base/errors.ts';
import { indiaDay } from '#server/base/india-day.ts';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { peopleLimits } from '#server/features/business-people/limits.ts';
import { mailInvitation } from '#server/features/business-people/mail-invitation.ts';
import {
  countMessages,
  countPeople,
  deleteOverdue,
  insertMember,
  lockBusiness,
  lockInvited,
  lockMember,
  type MemberRow,
  selectEdits,
  selectPeople,
  setEnded,
  setRole,
} from '#server/features/business-people/queries.ts';
import { peopleRefusals } from '#server/features/business-people/refusals.ts';
import { presentEdit, presentPerson } from '#server/features/business-people/view.ts';
import { countMail } from '#server/features/mail-limits/count-mail.ts';
import { requireFreshProof } from '#server/features/sessions/fresh-proof.ts';
import { requireDuty, requireStillDoes } from '#server/features/sessions/require-duty.ts';
import type { Session } from '#server/features/sessions/session.ts';
import { queueMessage } from '#server/features/short-messages/queue-message.ts';
import { showDay } from '#server/mail/show-day.ts';
import type { MemberRole } from '#shared/member-roles.ts';
import type { PeoplesEdit, Person, PersonChange, PersonInvited } from '#shared/schemas/business-people.ts';
import { currentLanguage } from '#shared/site-language.ts';

/**
 * Who works for the business of whoever asks, beside its own account, and who is invited; and who changed what of it lately.
 * @throws 401, 403 for all but those who do all for a business.
 */
export async function listPeople({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<{ people: Person[]; edits: PeoplesEdit[] }> {
  const { businessId } = requireDuty(viewer, 'all');
  const [people, edits] = await Promise.all([selectPeople(db, businessId), selectEdits(db, businessId, peopleLimits.edits)]);
  return { people: people.map(presentPerson), edits: edits.map(presentEdit) };
}

/**
 * Invites an address or a number to work for a business; the address is mailed, the number gets a message.
 * @throws 401, 403 for all but those who do all for it, and for a number where the business has proven neither address nor number; what `requireFreshProof`
 *   throws; 409 for one that is invited or works there already, and where there are too many; 429 after too many mails or messages.
 */
export async function invitePerson(
  context: Context,
  viewer: Viewer,
  { email, phoneNo, role }: PersonInvited,
  session: Session | undefined,
): Promise<void> {
  const owner = requireDuty(viewer, 'all');
  const { businessId } = owner;
  await context.db.transaction().execute(async (transaction) => {
    const business = await lockBusiness(transaction, businessId);
    if (!business) throw refusals.notSignedIn();
    await requireStillDoes(transaction, owner.member?.memberId, 'all');
    await requireFreshProof(transaction, session);
    await deleteOverdue(transaction, businessId);
    if ((await countPeople(transaction, businessId)) >= peopleLimits.ofBusiness) throw peopleRefusals.tooMany();
    if (phoneNo !== undefined && !business.is_proven) throw peopleRefusals.proveFirst();
    if (phoneNo !== undefined) await requireRoomForMessage(transaction, { businessId, phoneNo });
    const contact = { email: email ?? null, phone_no: phoneNo ?? null };
    const language = currentLanguage();
    const { member_id: memberId, ends_at: endsAt } = await insertMember(
      transaction,
      { business_id: businessId, ...contact, role, language, invited_by: owner.member?.memberId ?? null },
      peopleLimits.days,
    );
    await note(transaction, { businessId, name: business.name, ...contact, before: null, after: role });
    if (phoneNo !== undefined) {
      // Nobody has proven to read it: no link in it signs anybody in, and the business is not named.
      const values = { until: showDay(indiaDay(endsAt)) };
      await queueMessage(context, transaction, { kind: 'invitation', language, to: `+91${phoneNo}`, values });
    }
    if (email === undefined) return;
    await countMail(context, transaction, { by: { viewer: owner, doing: 'forms' }, to: { stranger: email, of: 'invitation' } });
    await context.jobs.enqueue(transaction, mailInvitation, { memberId });
  });
}

/** @throws 429 where the number, the business, or the whole site has had too many messages. */
async function requireRoomForMessage(transaction: Transaction<DB>, of: { businessId: string; phoneNo: string }): Promise<void> {
  const { messagesToNumber, messagesOfBusiness, messagesOfSite } = peopleLimits;
  await lockInvited(transaction, of.phoneNo);
  const sent = await countMessages(transaction, of);
  if (sent.to_number >= messagesToNumber || sent.of_business >= messagesOfBusiness || sent.of_site >= messagesOfSite)
    throw peopleRefusals.tooManyMessages();
}

interface Noted {
  businessId: string;
  name: string;
  email: string | null;
  phone_no: string | null;
  before: MemberRole | null;
  after: MemberRole | null;
}

/** Keeps in the audit who was given which role, under the business. */
async function note(transaction: Transaction<DB>, { businessId, name, email, phone_no, before, after }: Noted): Promise<void> {
  const say = (role: MemberRole | null) => role && `${email ?? phone_no ?? ''}: ${role}`;
  await recordChange(transaction, {
    ownerId: businessId,
    action: 'update',
    subject: { kind: 'business', id: businessId, name },
    changes: { people: { before: say(before), after: say(after) } },
  });
}

/**
 * Gives somebody of a business another role, from their next call on.
 * @throws 401, 403 for all but those who do all for it; what `requireFreshProof` throws; 404 for nobody of it; 409 for its own account, for who is gone, and
 *   when they were changed since `version`.
 */
export async function setPersonRole(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  memberId: string,
  { role, version }: PersonChange,
  session: Session | undefined,
): Promise<void> {
  await changePerson(db, viewer, memberId, async (transaction, person) => {
    await requireFreshProof(transaction, session);
    checkVersion(version, person.version);
    await setRole(transaction, memberId, role);
    return role;
  });
}

/**
 * Removes somebody from a business, whose sessions end with it, or takes an invitation back.
 * @throws 401, 403 for all but those who do all for it; what `requireFreshProof` throws; 404 for nobody of it; 409 for its own account, which is the last
 *   owner, and for who is gone.
 */
export async function removePerson(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  memberId: string,
  session: Session | undefined,
): Promise<void> {
  await changePerson(db, viewer, memberId, async (transaction, { state }) => {
    await requireFreshProof(transaction, session);
    await setEnded(transaction, memberId, state === 'joined' ? 'removed' : 'taken_back');
    return null;
  });
}

async function changePerson(
  db: Context['db'],
  viewer: Viewer,
  memberId: string,
  /** @returns the role that they have from now on. */
  change: (transaction: Transaction<DB>, person: MemberRow) => Promise<MemberRole | null>,
): Promise<void> {
  const { businessId, member } = requireDuty(viewer, 'all');
  if (memberId.toLowerCase() === businessId) throw peopleRefusals.lastOwner();
  if (!isUuid(memberId)) throw peopleRefusals.personNotFound();
  await db.transaction().execute(async (transaction) => {
    if (!(await lockBusiness(transaction, businessId))) throw refusals.notSignedIn();
    await requireStillDoes(transaction, member?.memberId, 'all');
    const person = await lockMember(transaction, memberId);
    if (person?.business_id !== businessId) throw peopleRefusals.personNotFound();
    if (person.state !== 'invited' && person.state !== 'joined') throw peopleRefusals.isGone();
    const after = await change(transaction, person);
    const { name, email, phone_no, role: before } = person;
    if (after !== before) await note(transaction, { businessId, name, email, phone_no, before, after });
  });
}
