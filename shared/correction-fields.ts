/**
 * What of an entry people may say is wrong, one at a time: facts that a board, a bill or a call shows. What an owner says of the work and asks for
 * it is the owner's own to say. `place` is address, city and state together; `closed` says that there is no such business any more.
 */
export const CORRECTION_FIELDS = [
  'name',
  'nameHindi',
  'phoneNo',
  'service',
  'place',
  'openingHours',
  'workingSince',
  'languages',
  'closed',
] as const;
export type CorrectionField = (typeof CORRECTION_FIELDS)[number];

/** The fields of a business that each of them gives anew. */
export const CORRECTED = {
  name: ['name'],
  nameHindi: ['nameHindi'],
  phoneNo: ['phoneNo'],
  service: ['service'],
  place: ['address', 'city', 'state'],
  openingHours: ['openingHours'],
  workingSince: ['workingSince'],
  languages: ['languages'],
  closed: [],
} as const satisfies Record<CorrectionField, readonly string[]>;
export type CorrectedField = (typeof CORRECTED)[CorrectionField][number];
