import { openPaymentGateway } from '#tests/helpers/gateway-stand-in.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

/** The stand-in for the payment provider, gone with what it was started for. */
export async function startPaymentGateway() {
  const gateway = await openPaymentGateway();
  whenDone(gateway.close);
  return gateway;
}
