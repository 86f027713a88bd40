import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Profile } from '#server/db/business-columns.ts';
import type { DB } from '#server/db/types.ts';
import {
  type ChangeRow,
  deleteWaiting,
  putWaiting,
  selectWaiting,
  type WaitingPhoto,
  type WaitingValue,
} from '#server/features/businesses/waiting-changes/queries.ts';
import { showWaiting } from '#server/features/media/copy-pictures.ts';
import { isWaiting, shownKey } from '#server/features/media/media.ts';
import type { WaitingField } from '#shared/waiting-fields.ts';

/** What waits of a field goes by these columns. */
const COLUMNS: Record<Exclude<WaitingField, 'photo'>, readonly (keyof Profile)[]> = {
  name: ['name'],
  phoneNo: ['phone_no'],
  service: ['service'],
  city: ['address', 'city', 'state', 'lat', 'lng'],
  nameHindi: ['name_hi'],
};
/** A place is another with its city or state; its address and its point then wait with them. */
const isOther = (field: keyof typeof COLUMNS, one: Profile, other: Profile) =>
  (field === 'city' ? (['city', 'state'] as const) : COLUMNS[field]).some((column) => one[column] !== other[column]);

const pick = (profile: Profile, columns: readonly (keyof Profile)[]): Partial<Profile> =>
  Object.fromEntries(columns.map((column) => [column, profile[column]]));

/** Which changes of an owner's wait for the team: those of the settings, once the public sees the business. */
export function fieldsThatWait({ config }: Pick<Context, 'config'>, status: string): readonly WaitingField[] {
  return status === 'approved' ? config.WAITING_FIELDS : [];
}

/** The picture that waits of a business, so that a form may name it. */
export async function findWaitingPicture(transaction: Transaction<DB>, businessId: string): Promise<string[]> {
  const photo = photoOf(await selectWaiting(transaction, [businessId]));
  return photo ? [photo.picture] : [];
}

export const photoOf = (rows: readonly ChangeRow[]) => rows.find(({ field }) => field === 'photo')?.value as WaitingPhoto | undefined;

export interface OwnersEdit {
  /** What is shown, and what it is to be, in which pictures that wait may stand. */
  before: Profile;
  wanted: Profile;
  status: string;
  /** Pictures were sent: without, what waits of them stays. */
  hasImages: boolean;
  hasPoint: boolean;
  /** Who sends it, where it is not the account itself. */
  memberId?: string | undefined;
}

/**
 * Lets those of an owner's changes wait that the team looks at first: the last value of a field takes the place of what waits, and one that is
 * shown again waits no more. To be called with the business's row locked.
 * @returns what is shown from now on, and the pictures that waited and do not any more: their files go once all is stored.
 */
export async function holdChanges(
  context: Pick<Context, 'config' | 'media'>,
  transaction: Transaction<DB>,
  businessId: string,
  { before, wanted, status, hasImages, hasPoint, memberId }: OwnersEdit,
): Promise<{ now: Profile; dropped: string[] }> {
  const fields = fieldsThatWait(context, status);
  const rows = await selectWaiting(transaction, [businessId]);
  let now = wanted;
  /** Those of which nothing waits after this. */
  const settled: WaitingField[] = [];
  for (const field of Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]) {
    // What waits of the number stays as the account itself has left it.
    if (field === 'phoneNo' && memberId !== undefined) {
      now = { ...now, phone_no: before.phone_no };
      continue;
    }
    if (!fields.includes(field) || !isOther(field, before, wanted)) {
      settled.push(field);
      continue;
    }
    const waiting = rows.find((row) => row.field === field)?.value as Partial<Profile> | undefined;
    const value = field === 'city' && !hasPoint ? withPoint(pick(wanted, COLUMNS.city), waiting) : pick(wanted, COLUMNS[field]);
    await putWaiting(transaction, businessId, field, { value, memberId });
    now = { ...now, ...pick(before, COLUMNS[field]) };
  }
  /** The picture that waits after this. */
  let picture = hasImages ? undefined : photoOf(rows)?.picture;
  const [first] = wanted.images;
  const [shown] = before.images;
  // Without one that is shown there is none that could stay.
  if (hasImages && fields.includes('photo') && first !== undefined && shown !== undefined && first !== shown) {
    const held = holdFirst(first, shown, wanted.images);
    await putWaiting(transaction, businessId, 'photo', { value: held.value, memberId });
    now = { ...now, images: held.images };
    picture = first;
  } else if (hasImages) {
    settled.push('photo');
  }
  await deleteWaiting(transaction, businessId, settled);
  const waited = now.images.filter(isWaiting);
  await showWaiting(context.media, waited);
  return {
    now: { ...now, images: now.images.map((key) => (isWaiting(key) ? shownKey(key) : key)) },
    dropped: [...waited, ...[photoOf(rows)?.picture ?? ''].filter((key) => isWaiting(key) && key !== picture && !waited.includes(key))],
  };
}

/** A pin that was put on the map stays while the place is the same. */
function withPoint(place: Partial<Profile>, waiting: Partial<Profile> | undefined): WaitingValue {
  const isSame = waiting && (['address', 'city', 'state'] as const).every((column) => waiting[column] === place[column]);
  return isSame ? { ...place, lat: waiting.lat ?? null, lng: waiting.lng ?? null } : place;
}

/** The first photo that is shown stays first; what else was sent is shown behind it. */
function holdFirst(first: string, shown: string, images: string[]): { value: WaitingPhoto; images: string[] } {
  const rest = images.slice(1).filter((key) => key !== shown);
  return {
    value: { picture: first, without: images.includes(shown) ? null : shown },
    images: [shown, ...(isWaiting(first) ? [] : [first]), ...rest],
  };
}
