import type { OrderState } from '#shared/schemas/back-office-lists.ts';

/** What an order is, in words. */
export const orderStates: Record<OrderState, string> = {
  refund_due: 'Refund due',
  paid: 'Paid',
  refunded: 'Refunded',
  created: 'Open',
  failed: 'Failed',
  expired: 'Expired',
};
