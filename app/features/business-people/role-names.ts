import type { MemberRole } from '#shared/member-roles.ts';
import { peopleText as text } from '#shared/texts.ts';

/** What roles are called. */
export const roleNames: Record<MemberRole, () => string> = {
  enquiries: () => text.roleEnquiries,
  edits: () => text.roleEdits,
  all: () => text.roleAll,
};

/** What they do. */
export const roleHints: Record<MemberRole, () => string> = {
  enquiries: () => text.mayEnquiries,
  edits: () => text.mayEdits,
  all: () => text.mayAll,
};
