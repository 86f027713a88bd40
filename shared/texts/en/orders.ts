/** What an order of the plan is, for the team. */

export const refundDue = 'Refund due';
export const paid = 'Paid';
export const refunded = 'Refunded';
export const open = 'Open';
export const failed = 'Failed';
export const expired = 'Expired';
export const noteRefund = 'Note refund';
export const noteRefundOf = (order: string) => `Note refund<unseen> of ${order}</unseen>`;
export const sendMoneyFirst = 'Send the money back on the payment provider’s dashboard first; here it is noted that it went.';
export const refundReference = 'The provider’s reference of the refund';
export const endPlan = 'Take the plan away now';
export const note = 'Note';

// The list of orders.
export const pageTitle = 'Orders · Back office';
export const orders = 'Orders';
export const noOrders = 'No orders yet';
export const byState = 'Orders by state';
export const all = 'All';
export const orderNameOrEmail = 'Order number, name or email';
export const order = 'Order';
export const account = 'Account';
export const amount = 'Amount';
export const state = 'State';
/** `moment` is an element: when it was ordered. */
export const inTestCheckout = '<moment></moment>, test checkout';
export const user = 'User';
export const business = 'Business';
export const accountDeleted = 'Account deleted';
/** @param amount what came in place of what was ordered. */
export const received = (amount: string) => `Received: ${amount}`;
/** `moment` is an element here and in the next one. */
export const paidAt = 'Paid <moment></moment>';
export const refundedAt = (reference: string) => `${reference}, <moment></moment>`;
