import type { Transaction } from 'kysely';
import { Refusal } from '#server/base/errors.ts';
import type { Context } from '#server/context.ts';
import { type Profile, toColumns } from '#server/db/business-columns.ts';
import type { DB } from '#server/db/types.ts';
import { type Changes, changesOf } from '#server/features/audit/changes.ts';
import { findPoint } from '#server/features/businesses/profile/find-point.ts';
import { lockProfile, updateProfile } from '#server/features/businesses/profile/queries.ts';
import { settleBusiness } from '#server/features/businesses/profile/settle-business.ts';
import { coverCities } from '#server/features/businesses/served-places/cover-cities.ts';
import type { OwnersEdit } from '#server/features/businesses/waiting-changes/hold-changes.ts';
import { arrangePictures, isUpload, refuseImages } from '#server/features/media/arrange-pictures.ts';
import { removePictures, savePictures } from '#server/features/media/store-pictures.ts';
import type { BusinessEdit, OwnBusinessEdit } from '#shared/schemas/own-business.ts';
import { findHalfPrice } from '#shared/schemas/whole-price.ts';
import { backOfficeMessages, messages } from '#shared/texts.ts';

interface ProfileWrite {
  /** What is thrown when there is no such business. */
  missing: () => Refusal;
  /** Looks at the version that is about to change, which nobody else can change meanwhile; throws to leave it as it is. */
  check?: (version: number) => void;
  /**
   * Takes another e-mail or login phone in its own way, in the transaction of the change, or throws; an e-mail that is not taken so is
   * stored as it came.
   * @param hasNumberAlone whether its owner comes in by a code to its number, and in no other way.
   */
  takeContact?: (transaction: Transaction<DB>, present: Contact & { status: string }, hasNumberAlone: boolean) => Promise<void>;
  /** Lets some of the changes wait for the team. */
  holds?: {
    /** A new first picture is one of these. */
    firstPicture: boolean;
    /** Pictures that wait, which the form may name as it names those that are shown. */
    pictures: (transaction: Transaction<DB>) => Promise<string[]>;
    hold: (transaction: Transaction<DB>, edit: OwnersEdit) => Promise<{ now: Profile; dropped: string[] }>;
  };
  /** A business that came by a list has no picture, and whoever changes a field of it may have none to give. */
  mayLackPictures?: boolean;
  /** Keeps what changed, in the transaction of the change. */
  record: (transaction: Transaction<DB>, changes: Changes, name: string) => Promise<void>;
}

/** By what an owner is reached, and logs in. */
type Contact = Pick<Profile, 'email' | 'phone_no'>;

/** What the cities that a business comes to follow from. */
const PLACE = ['city', 'state', 'lat', 'lng'];

/**
 * The one way in which a profile is changed: its texts, under the names by which lists find it, its point on the map and its pictures
 * together, or nothing of it.
 * @throws 400 for half a price, and where an owner would lose the number or the e-mail by which they come in; 409 when the phone number is another's; what is wrong with a picture (server/features/media).
 */
export async function writeProfile(
  context: Context,
  businessId: string,
  given: OwnBusinessEdit | BusinessEdit,
  { missing, check, takeContact, holds, mayLackPictures = false, record }: ProfileWrite,
): Promise<void> {
  const edit = await settleBusiness(context, given);
  const { images } = edit;
  const removed = await saveImages(context, images, holds?.firstPicture === true, (keys) =>
    context.db.transaction().execute(async (transaction) => {
      const stored = await lockProfile(transaction, businessId);
      if (!stored) throw missing();
      const { version, status, has_owner, has_number_alone, ...before } = stored;
      check?.(version);
      const waiting = (await holds?.pictures(transaction)) ?? [];
      const wanted: Profile = {
        ...before,
        ...toColumns(edit),
        ...(isElsewhere(context, before, edit) ? findPoint(context, edit) : { lat: before.lat, lng: before.lng }),
        ...(takeContact ? { email: before.email } : {}),
        images: images ? arrangePictures(images, keys, [...before.images, ...waiting]) : before.images,
      };
      if (wanted.images.length === 0 && !mayLackPictures) throw refuseImages(messages.uploadImage);
      requireWholePrice(wanted);
      if (has_owner) requireWaysIn(before, wanted);
      await takeContact?.(transaction, { ...before, status }, has_number_alone);
      const asked = { before, wanted, status, hasImages: images !== undefined, hasPoint: edit.lat !== undefined };
      const { now: after, dropped } = (await holds?.hold(transaction, asked)) ?? { now: wanted, dropped: [] };
      const changes = changesOf(before, after);
      if (Object.keys(changes).length > 0) {
        await updateProfile(transaction, businessId, after);
        if (PLACE.some((field) => field in changes)) await coverCities(context, transaction, businessId);
        await record(transaction, changes, after.name);
      }
      return [...before.images.filter((key) => !after.images.includes(key)), ...dropped];
    }),
  );
  await removePictures(context.media, removed);
}

/** Keeps new pictures: one that is to wait where nobody but its owner and the team sees it. */
function saveImages<Result>(
  { media }: Context,
  images: OwnBusinessEdit['images'],
  firstWaits: boolean,
  save: (keys: string[]) => Promise<Result>,
): Promise<Result> {
  const [first, ...rest] = images ?? [];
  if (!firstWaits || first === undefined || !isUpload(first)) return savePictures(media, images?.filter(isUpload) ?? [], 'business', save);
  return savePictures(media, [first], 'waiting', (waiting) =>
    savePictures(media, rest.filter(isUpload), 'business', (keys) => save([...waiting, ...keys])),
  );
}

/** A shop number that is put right does not take away the point that was chosen: only an address of another place does. */
function isElsewhere(context: Context, before: Profile, { address, city, state, lat }: OwnBusinessEdit | BusinessEdit) {
  if (lat !== undefined) return true;
  if (before.address === address && before.city === city && before.state === state) return false;
  const from = findPoint(context, { address: before.address, city: before.city, state: before.state });
  const to = findPoint(context, { address, city, state });
  return before.lat === null || from.lat !== to.lat || from.lng !== to.lng;
}

/** Part of it may be sent and the other be stored. */
function requireWholePrice({ price_amount, price_unit }: Profile) {
  const half = findHalfPrice({ priceAmount: price_amount, priceUnit: price_unit });
  if (half) throw new Refusal(400, 'invalid_input', half.message, { errors: { [half.field]: half.message } });
}

/** An owner logs in by the number and comes by a new password through the e-mail: exchanged they may be, not taken away. */
function requireWaysIn(before: Contact, after: Contact) {
  const errors = {
    ...(before.phone_no && !after.phone_no ? { phoneNo: backOfficeMessages.ownerNeedsNumber } : {}),
    ...(before.email && !after.email ? { email: backOfficeMessages.ownerNeedsEmail } : {}),
  };
  const [first] = Object.values(errors);
  if (first) throw new Refusal(400, 'owner_locked_out', first, { errors });
}
