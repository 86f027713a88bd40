/**
 * Texts of the paid plan (docs/product/forms.md), to the letter; apart from the other messages, because only its own pages need
 * them.
 */
export const paymentMessages = {
  invalidPhone: 'Please enter a valid phone number.',
  notAuthorized: 'You are not authorized.',
  noSession: 'Unable to initiate payment.',
  initiationFailed: 'Payment initiation failed! Please try again later.',
  paymentFailed: 'Payment failed! Please try again.',
  wrongAmount: 'The amount is not the price of the plan',
  planOwned: 'You already have this plan',
  orderNotFound: 'Order not found',
  wrongSignature: 'The signature is wrong',
  unusableKey: 'An idempotency key has 1 to 255 characters',
} as const;
