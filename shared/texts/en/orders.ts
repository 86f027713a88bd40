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
export const note = 'Note';
