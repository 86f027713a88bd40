import { INVITATION_KEPT_DAYS } from '#shared/member-roles.ts';

/**
 * People of a business and invitations that are open, together; days for which one can be taken, and is kept; messages with one in 24 hours to a
 * number and from a business; changes that are named.
 */
export const peopleLimits = {
  ofBusiness: 20,
  days: 7,
  keptDays: INVITATION_KEPT_DAYS,
  messagesToNumber: 3,
  messagesOfBusiness: 10,
  edits: 10,
} as const;
