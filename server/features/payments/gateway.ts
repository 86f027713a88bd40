/** An order as it is made at the gateway. */
export interface NewOrder {
  orderId: string;
  amount: number;
  currency: string;
  /** Ten digits. */
  phoneNo: string;
  expiresAt: Date;
  /** Where the payer comes back to. */
  returnUrl: string;
  /** Where the gateway tells what became of the order. */
  notifyUrl: string;
}

/** An order as the gateway knows it. */
export interface FoundOrder {
  amount: number;
  currency: string;
  state: 'open' | 'paid' | 'expired' | 'terminated';
  /** The last try to pay it failed, or was broken off. */
  attemptFailed: boolean;
}

/** The gateway could not be asked, or what it said makes no sense. What it knows of the order is open. */
export class GatewayFailure extends Error {}

/** Who takes the money: the provider, the sandbox that stands in for it, or nobody. */
export interface Gateway {
  name: 'off' | 'sandbox' | 'cashfree';
  /**
   * Makes an order; one that is there already is not made again.
   * @returns the session that the payer's checkout is opened with.
   * @throws GatewayFailure
   */
  createOrder(order: NewOrder): Promise<string>;
  /**
   * @returns the order, undefined when the gateway never got it.
   * @throws GatewayFailure
   */
  findOrder(orderId: string): Promise<FoundOrder | undefined>;
  /** What its webhooks are signed with; nobody who takes no money sends any. */
  readSecret(): Promise<string | undefined>;
  /** The gateway's own page for a session, where it has one. */
  checkoutUrl(sessionId: string): string | undefined;
  /** The mode of the script that opens the checkout, where it takes one. */
  scriptMode: 'sandbox' | 'production' | undefined;
}

const askNobody = async () => {
  throw new GatewayFailure('nobody takes the money');
};

/** Nobody takes the money: what was ordered before stays as it is. */
export const noGateway: Gateway = {
  name: 'off',
  createOrder: askNobody,
  findOrder: askNobody,
  readSecret: async () => undefined,
  checkoutUrl: () => undefined,
  scriptMode: undefined,
};
