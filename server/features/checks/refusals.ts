import { declareConstraints, Refusal } from '#server/base/errors.ts';
import { backOfficeMessages, messages } from '#shared/texts.ts';

export const checkRefusals = {
  checkNotFound: () => new Refusal(404, 'check_not_found', backOfficeMessages.checkNotFound),
  businessGone: () => new Refusal(404, 'business_not_found', messages.businessNotFound),
  wrongNumber: (wrong: string) => new Refusal(400, 'invalid_input', wrong, { errors: { number: wrong } }),
  dayCannotBe: () =>
    new Refusal(400, 'invalid_input', backOfficeMessages.dayCannotBe, { errors: { checkedOn: backOfficeMessages.dayCannotBe } }),
  alreadyDecided: () => new Refusal(409, 'check_decided', backOfficeMessages.checkDecided),
  alreadySent: () => new Refusal(409, 'check_sent', messages.checkSentAlready),
};

declareConstraints({
  checks__business_id_kind_waiting: () => checkRefusals.alreadySent(),
  checks__business_id_fkey: () => checkRefusals.businessGone(),
});
