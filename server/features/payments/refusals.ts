import { Refusal } from '#server/base/errors.ts';
import { backOfficeMessages, paymentMessages } from '#shared/texts.ts';

export const paymentRefusals = {
  nothingToRefund: () => new Refusal(409, 'nothing_to_refund', backOfficeMessages.nothingToRefund),
  notAuthorized: () => new Refusal(401, 'not_authorized', paymentMessages.notAuthorized),
  orderNotFound: () => new Refusal(404, 'order_not_found', paymentMessages.orderNotFound),
  planNotSold: () => new Refusal(403, 'plan_not_sold', paymentMessages.planNotSold),
  planOwned: () => new Refusal(409, 'plan_owned', paymentMessages.planOwned),
  wrongSignature: () => new Refusal(401, 'wrong_signature', paymentMessages.wrongSignature),
  paymentUnavailable: () => new Refusal(503, 'payment_unavailable', paymentMessages.initiationFailed, { retryAfter: 30 }),
};
