import { afterAll } from 'vitest';
import { openPaymentGateway } from '#tests/helpers/gateway-stand-in.ts';

/** The stand-in for the payment provider, gone with the tests of the file. */
export async function startPaymentGateway() {
  const gateway = await openPaymentGateway();
  afterAll(gateway.close);
  return gateway;
}
