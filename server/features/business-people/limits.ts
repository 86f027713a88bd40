import { INVITATION_KEPT_DAYS } from '#shared/member-roles.ts';

/**
 * People of a business and invitations that are open, together; days for which one can be taken, and is kept; messages with one in 24 hours to a
 * number, from a business and from all together; changes that are named.
 */
export const peopleLimits = {
  ofBusiness: 20,
  days: 7,
  keptDays: INVITATION_KEPT_DAYS,
  messagesToNumber: 3,
  messagesOfBusiness: 10,
  messagesOfSite: 1_000,
  edits: 10,
} as const;
