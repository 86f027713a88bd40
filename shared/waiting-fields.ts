/**
 * What an owner may change of a listed business that the team looks at before it shows, in the order of the form. `city` stands for the whole
 * place (address, city, state, the point on the map) where city or state is another, `photo` for the first one.
 */
export const WAITING_FIELDS = ['photo', 'name', 'phoneNo', 'service', 'city', 'nameHindi'] as const;
export type WaitingField = (typeof WAITING_FIELDS)[number];

/** Which fields wait, by the fields of the business as they are to be. */
export function waitingIn(wanted: object | undefined): WaitingField[] {
  return WAITING_FIELDS.filter((field) => wanted !== undefined && (field === 'photo' ? 'image' : field) in wanted);
}
