/**
 * Texts of the paid plan (docs/product/forms.md), to the letter; apart from the other messages, because only its own pages need
 * them.
 */

export const invalidPhone = 'Please enter a valid phone number.';
export const notAuthorized = 'You are not authorized.';
export const noSession = 'Unable to initiate payment.';
export const initiationFailed = 'Payment initiation failed! Please try again later.';
export const paymentFailed = 'Payment failed! Please try again.';
export const wrongAmount = 'The amount is not the price of the plan';
export const planNotSold = 'The plan cannot be bought here yet';
export const planOwned = 'You already have this plan';
export const orderNotFound = 'Order not found';
export const wrongSignature = 'The signature is wrong';
export const unusableKey = 'An idempotency key has 1 to 255 characters';
