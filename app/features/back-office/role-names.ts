import type { TeamRole } from '#shared/schemas/team-roles.ts';
import { adminsText } from '#shared/texts.ts';

/** What somebody of the team is called. */
export const roleNames: Record<TeamRole, () => string> = {
  moderator: () => adminsText.moderator,
  editor: () => adminsText.editor,
  accountant: () => adminsText.accountant,
  admin: () => adminsText.admin,
};

/** What each works on. */
export const roleDuties: Record<TeamRole, () => string> = {
  moderator: () => adminsText.moderatorDoes,
  editor: () => adminsText.editorDoes,
  accountant: () => adminsText.accountantDoes,
  admin: () => adminsText.adminDoes,
};
