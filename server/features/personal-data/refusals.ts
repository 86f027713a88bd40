import { Refusal } from '#server/base/errors.ts';
import { backOfficeMessages } from '#shared/texts.ts';

export const personalDataRefusals = {
  otherName: () => new Refusal(400, 'other_name', backOfficeMessages.otherName, { errors: { name: backOfficeMessages.otherName } }),
};
