import { Refusal } from '#server/base/errors.ts';
import { backOfficeMessages } from '#shared/texts.ts';

export const figureRefusals = {
  periodAhead: () => new Refusal(400, 'period_ahead', backOfficeMessages.periodAhead),
};
