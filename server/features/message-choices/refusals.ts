import { Refusal } from '#server/base/errors.ts';
import { messages } from '#shared/texts.ts';

export const messageChoiceRefusals = {
  noProvenPhone: () => new Refusal(409, 'no_proven_phone', messages.noProvenPhone),
};
