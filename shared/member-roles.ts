/** What somebody whom a business has invited does for it. */
export const MEMBER_ROLES = ['enquiries', 'edits', 'all'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/**
 * What there is to do for a business, and who does it beside its own account. What is not named here (its password, its number and e-mail,
 * the end of it, its data) is for that account alone.
 */
const ROLES_OF = {
  /** To be signed in for the business, and to see it. */
  own: ['enquiries', 'edits', 'all'],
  /** To read enquiries and answer them. */
  enquiries: ['enquiries', 'all'],
  /** To change what everybody sees of it, and to reply to reviews. */
  edits: ['edits', 'all'],
  /** To invite others, to read its figures, to download its enquiries, to have it checked. */
  all: ['all'],
} as const satisfies Record<string, readonly MemberRole[]>;
export type BusinessDuty = keyof typeof ROLES_OF;

/** Whether a role may do this. */
export function mayDo(role: MemberRole, duty: BusinessDuty): boolean {
  return (ROLES_OF[duty] as readonly MemberRole[]).includes(role);
}

/** Days for which an invitation is kept that nobody has accepted. */
export const INVITATION_KEPT_DAYS = 90;
