import type { Transaction } from 'kysely';
import { isUuid } from '#server/base/uuid.ts';
import type { Context, Viewer } from '#server/context.ts';
import type { Profile } from '#server/db/business-columns.ts';
import type { DB } from '#server/db/types.ts';
import { requireAuthor } from '#server/features/audit/author.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChanges } from '#server/features/audit/record-change.ts';
import { tellChangesDecided } from '#server/features/businesses/moderation/tell-decision.ts';
import { lockProfile, updateProfile } from '#server/features/businesses/profile/queries.ts';
import { businessRefusals } from '#server/features/businesses/refusals.ts';
import { coverCities } from '#server/features/businesses/served-places/cover-cities.ts';
import { type ChangeRow, lockChanges, setDecided, type WaitingPhoto } from '#server/features/businesses/waiting-changes/queries.ts';
import { presentShown, presentValue } from '#server/features/businesses/waiting-changes/view.ts';
import { keepAndTell } from '#server/features/email-addresses/earlier-contacts/keep-contact.ts';
import { showWaiting } from '#server/features/media/copy-pictures.ts';
import { isWaiting, shownKey } from '#server/features/media/media.ts';
import { removePictures } from '#server/features/media/store-pictures.ts';
import { findCatalogueName } from '#server/features/services/find-by-former-name.ts';
import type { ChangesDecision } from '#shared/schemas/waiting-changes.ts';

type Decision = ChangesDecision['decisions'][number];

/**
 * Decides on some of the changes of a business that wait, each by itself: what is accepted is shown from now on, of what is refused nothing
 * stays but why. The owner is told. All of it holds, or nothing.
 * @throws 401, 403 for all but the team; 404 for a business or a change that is not there any more; 409 for one that is decided already or was
 * changed since `version`, where the business is not listed by now, and where another has the number.
 */
export async function decideOnChanges(
  context: Context,
  viewer: Viewer,
  businessId: string,
  { decisions }: ChangesDecision,
): Promise<{ accepted: number; refused: number }> {
  const author = requireAuthor(viewer);
  if (!isUuid(businessId)) throw businessRefusals.businessNotFound();
  const dropped = await context.db.transaction().execute(async (transaction) => {
    const stored = await lockProfile(transaction, businessId);
    if (!stored) throw businessRefusals.businessNotFound();
    const { version: _, status, has_owner: __, has_number_alone: ___, ...before } = stored;
    const decided = matchDecisions(
      decisions,
      await lockChanges(
        transaction,
        businessId,
        decisions.map(({ _id }) => _id),
      ),
    );
    if (status !== 'approved') throw businessRefusals.notListedNow();
    const accepted = decided.filter(({ decision }) => decision.decision === 'accept').map(({ change }) => change);
    const after = await applyTo(context, before, accepted);
    for (const { change, decision } of decided) {
      const reason = decision.decision === 'refuse' ? decision.reason : '';
      const state = decision.decision === 'refuse' ? 'refused' : 'accepted';
      await setDecided(transaction, change.waiting_change_id, { state, reason, adminId: author.adminId ?? null });
    }
    await recordChanges(
      transaction,
      author,
      decided.map((each) => entryOf(businessId, before, after, each)),
    );
    await store(context, transaction, businessId, { before, after });
    await tellChangesDecided(context, transaction, {
      businessId,
      name: after.name,
      changes: decided.map(({ change }) => change.waiting_change_id),
    });
    // Last, so that nobody finds it when something before is refused.
    await showWaiting(context.media, picturesOf(accepted));
    return [...picturesOf(decided.map(({ change }) => change)), ...before.images.filter((key) => !after.images.includes(key))];
  });
  await removePictures(context.media, dropped);
  const accepted = decisions.filter(({ decision }) => decision === 'accept').length;
  return { accepted, refused: decisions.length - accepted };
}

interface Decided {
  change: ChangeRow;
  decision: Decision;
}

/** Each decision with the change as it waits, in the version that was seen. */
function matchDecisions(decisions: Decision[], rows: ChangeRow[]): Decided[] {
  return decisions.map((decision) => {
    const change = rows.find(({ waiting_change_id }) => waiting_change_id === decision._id.toLowerCase());
    if (!change) throw businessRefusals.changeGone();
    if (change.state !== 'waiting') throw businessRefusals.changeDecided();
    checkVersion(decision.version, change.version);
    return { change, decision };
  });
}

/** A profile with what was accepted; a service that was renamed meanwhile by the name that it has now. */
async function applyTo(context: Context, before: Profile, accepted: ChangeRow[]): Promise<Profile> {
  let after = before;
  for (const { field, value } of accepted) {
    if (field === 'photo') {
      const { picture, without } = value as WaitingPhoto;
      after = { ...after, images: [shownKey(picture), ...after.images.filter((key) => key !== picture && key !== without)] };
    } else {
      after = { ...after, ...(value as Partial<Profile>) };
    }
    if (field === 'service') after = { ...after, service: (await findCatalogueName(context, after.service)) ?? after.service };
  }
  return after;
}

/** Writes what was accepted, with what follows from it. */
async function store(
  context: Context,
  transaction: Transaction<DB>,
  businessId: string,
  { before, after }: { before: Profile; after: Profile },
): Promise<void> {
  const changes = changesOf(before, after);
  if (Object.keys(changes).length === 0) return;
  if ('phone_no' in changes) await keepAndTell(context, transaction, { kind: 'contractor', businessId }, before, 'phone_changed');
  await updateProfile(transaction, businessId, after);
  if ('city' in changes || 'state' in changes) await coverCities(context, transaction, businessId);
}

/** The pictures among some changes that have their file where nobody else sees it. */
const picturesOf = (changes: ChangeRow[]) =>
  changes.flatMap(({ field, value }) => (field === 'photo' ? [(value as WaitingPhoto).picture] : [])).filter(isWaiting);

/** What the audit calls the fields. */
const AUDITED = {
  photo: 'image',
  name: 'name',
  phoneNo: 'phone_no',
  service: 'service',
  city: 'address',
  nameHindi: 'name_hindi',
} as const;

/** One entry of the audit: what was accepted as a change of the business, what was refused with the reason. */
function entryOf(businessId: string, before: Profile, after: Profile, { change, decision }: Decided) {
  const subject = { kind: 'business', id: businessId, name: before.name } as const;
  const shown = presentShown(change.field, before);
  if (decision.decision === 'accept')
    return {
      action: 'approve' as const,
      subject,
      changes: { [AUDITED[change.field]]: { before: shown, after: presentShown(change.field, after) } },
    };
  return {
    action: 'reject' as const,
    subject,
    changes: { [AUDITED[change.field]]: { before: shown, after: presentValue(change) }, reason: { before: null, after: decision.reason } },
  };
}
