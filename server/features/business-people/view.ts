import type { EditRow, MemberRow } from '#server/features/business-people/queries.ts';
import { editedFields } from '#server/features/businesses/moderation/view.ts';
import { placeNamesOf } from '#server/features/places/place-names.ts';
import type { OwnInvitation, PeoplesEdit, Person } from '#shared/schemas/business-people.ts';

export function presentPerson(row: MemberRow): Person {
  const isOver = row.state === 'invited' && !row.is_in_time;
  return {
    _id: row.member_id,
    name: row.user_name ?? '',
    contact: row.email ?? row.phone_no ?? '',
    role: row.role,
    ...(row.inviter === null ? {} : { invitedBy: row.inviter }),
    state: isOver ? 'ended' : (row.state as 'invited' | 'joined'),
    invitedAt: row.created_at.toISOString(),
    until: row.ends_at.toISOString(),
    joinedAt: row.joined_at?.toISOString() ?? null,
    version: row.version,
  };
}

export function presentInvitation(row: MemberRow): OwnInvitation {
  const place = { city: row.city, state: row.business_state };
  return {
    _id: row.member_id,
    business: { _id: row.business_id, name: row.name, ...place, ...placeNamesOf(place) },
    role: row.role,
    state: row.state as OwnInvitation['state'],
    until: row.ends_at.toISOString(),
  };
}

export function presentEdit({ business_edit_id, user_name, changes, created_at }: EditRow): PeoplesEdit {
  return { _id: business_edit_id, by: user_name ?? '', fields: editedFields(changes as object), editedAt: created_at.toISOString() };
}
