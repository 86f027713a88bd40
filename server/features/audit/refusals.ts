import { Refusal } from '#server/base/errors.ts';
import { messages } from '#shared/texts.ts';

export const auditRefusals = {
  editConflict: () => new Refusal(409, 'edit_conflict', messages.editConflict),
};
