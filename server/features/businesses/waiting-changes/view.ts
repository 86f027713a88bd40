import type { Profile } from '#server/db/business-columns.ts';
import type { ChangeRow, WaitingPhoto } from '#server/features/businesses/waiting-changes/queries.ts';
import { isWaiting, pictureUrl, waitingUrl } from '#server/features/media/media.ts';
import { placeNamesOf } from '#server/features/places/place-names.ts';
import type { OwnChange, WaitingChange, Wanted } from '#shared/schemas/waiting-changes.ts';

type Shown = WaitingChange['after'];

/** Where a picture is seen: by everybody, or by its owner and the team while it waits. */
const addressOf = (key: string) => (isWaiting(key) ? waitingUrl(key, 1280) : pictureUrl(key, 1280));

const place = ({ address, city, state }: Partial<Profile>) => [address, city, state].filter(Boolean).join(', ');

/** What is to be shown, as it is read. */
export function presentValue({ field, value }: Pick<ChangeRow, 'field' | 'value'>): Shown {
  if (field === 'photo') return 'picture' in value ? [addressOf((value as WaitingPhoto).picture)] : [];
  const [text] = Object.values(value as Partial<Profile>);
  return field === 'city' ? place(value as Partial<Profile>) : String(text ?? '');
}

/** What is shown instead until then. */
export function presentShown(field: ChangeRow['field'], profile: Profile): Shown {
  const texts = { name: profile.name, phoneNo: profile.phone_no, service: profile.service, nameHindi: profile.name_hi };
  if (field === 'photo') return profile.images.slice(0, 1).map((key) => pictureUrl(key, 1280));
  return field === 'city' ? place(profile) : (texts[field] ?? '');
}

/** A change as its owner sees it. */
export function presentOwnChange(row: ChangeRow): OwnChange {
  return {
    _id: row.waiting_change_id,
    field: row.field,
    state: row.state as OwnChange['state'],
    value: presentValue(row),
    sentAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    ...(row.sent_by === null ? {} : { sentBy: row.sent_by }),
  };
}

/** A change as the team decides on it. */
export function presentChange(row: ChangeRow, profile: Profile, note: WaitingChange['note']): WaitingChange {
  return {
    _id: row.waiting_change_id,
    field: row.field,
    before: presentShown(row.field, profile),
    after: presentValue(row),
    sentAt: row.created_at.toISOString(),
    version: row.version,
    note,
    ...(row.sent_by === null ? {} : { sentBy: row.sent_by }),
  };
}

/** The fields of a business as they are to be, for the form: without those of which nothing waits. */
export function presentWanted(rows: readonly ChangeRow[], images: readonly string[]): Wanted {
  const wanted: Wanted = {};
  for (const { field, value } of rows) {
    if (field === 'photo') {
      const { picture, without } = value as WaitingPhoto;
      wanted.image = [picture, ...images.filter((key) => key !== picture && key !== without)].map(addressOf);
      continue;
    }
    const { name, phone_no, service, name_hi, address, city, state, lat, lng } = value as Partial<Profile>;
    if (field === 'name' && name) wanted.name = name;
    if (field === 'phoneNo' && phone_no) wanted.phoneNo = phone_no;
    if (field === 'service' && service) wanted.service = service;
    if (field === 'nameHindi') wanted.nameHindi = name_hi ?? null;
    if (field === 'city' && city && state)
      Object.assign(wanted, { address, city, state, lat: lat ?? null, lng: lng ?? null, ...placeNamesOf({ city, state }) });
  }
  return wanted;
}
