import type { OrderState } from '#shared/schemas/back-office-lists.ts';
import { ordersText } from '#shared/texts.ts';

/** What an order is, in words. */
export const orderStates: Record<OrderState, string> = {
  get refund_due() {
    return ordersText.refundDue;
  },
  get paid() {
    return ordersText.paid;
  },
  get refunded() {
    return ordersText.refunded;
  },
  get created() {
    return ordersText.open;
  },
  get failed() {
    return ordersText.failed;
  },
  get expired() {
    return ordersText.expired;
  },
};
