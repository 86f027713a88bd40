import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { CashfreeSettings } from '#server/base/config.ts';
import { freePort } from '#tests/helpers/free-port.ts';

/** An order as the stand-in keeps it; a test changes it as a payer, or a wrong gateway, would. */
export interface StandInOrder {
  order_id: string;
  order_amount: number;
  order_currency: string;
  order_status: string;
  payment_session_id: string;
  /** What came of the tries to pay, oldest first. */
  attempts: string[];
  /** The body that made it. */
  asked: Record<string, unknown>;
}

/** What goes wrong with one request: no answer (done all the same, or never), a 500, or an answer of no sense. */
export type Fault = 'lost answer' | 'lost request' | 'error' | 'garbage' | undefined;

/** A gateway over HTTP that behaves as the provider's API (docs/decisions/090-payments.md), and goes wrong when a test says so. */
export async function openPaymentGateway() {
  const orders = new Map<string, StandInOrder>();
  const keys = new Map<string, string>();
  const requests: { method: string; path: string; headers: IncomingMessage['headers'] }[] = [];
  let nextFault: () => Fault = () => undefined;
  const settings: CashfreeSettings = { baseUrl: '', appId: 'app-1', secretKey: 'secret-1', mode: 'sandbox' };

  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    requests.push({ method, path, headers });
    const fault = nextFault();
    if (fault === 'lost request') return;
    if (fault === 'error') return send(response, 500, { message: 'internal' });
    if (fault === 'garbage') return void response.writeHead(200).end('<html>Maintenance</html>');
    const { status, answer } = answerTo(request, await readBody(request));
    if (fault !== 'lost answer') send(response, status, answer);
  });

  function answerTo({ method, url = '', headers }: IncomingMessage, body: Record<string, unknown>): { status: number; answer: unknown } {
    const { appId, secretKey } = settings;
    const isKnown = headers['x-client-id'] === appId && headers['x-client-secret'] === secretKey;
    if (!isKnown || headers['x-api-version'] !== '2025-01-01') return { status: 401, answer: { message: 'authentication failed' } };
    if (method === 'POST' && url === '/orders') return makeOrder(body, String(headers['x-idempotency-key']));
    const [, orderId = '', part] = /^\/orders\/([^/]+)(\/payments)?$/.exec(url) ?? [];
    const order = orders.get(orderId);
    if (!order) return { status: 404, answer: { message: 'order not found' } };
    const { attempts, asked: _asked, ...shown } = order;
    return { status: 200, answer: part ? attempts.map((name, n) => ({ cf_payment_id: String(n), payment_status: name })) : shown };
  }

  function makeOrder(body: Record<string, unknown>, key: string) {
    const orderId = String(body.order_id);
    if (orders.has(orderId) && keys.get(orderId) !== key)
      return { status: 409, answer: { message: 'order with same id is already present' } };
    keys.set(orderId, key);
    const order = orders.get(orderId) ?? {
      order_id: orderId,
      order_amount: Number(body.order_amount),
      order_currency: String(body.order_currency),
      order_status: 'ACTIVE',
      payment_session_id: `session_${randomUUID()}`,
      attempts: [],
      asked: body,
    };
    orders.set(orderId, order);
    return { status: 200, answer: order };
  }

  const port = await freePort();
  const start = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  await start();
  settings.baseUrl = `http://127.0.0.1:${port}`;
  return {
    settings,
    orders,
    requests,
    /** Says what goes wrong with the requests from now on. */
    failBy: (choose: () => Fault) => {
      nextFault = choose;
    },
    stop,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
    /** Comes back, on the port it had. */
    start,
    /** Forgets under which key an order was made: a repeated one is then refused, as by a gateway that keeps keys for a while. */
    forgetKeys: () => keys.clear(),
  };
}

interface SentWebhook {
  headers: Record<string, string>;
  payload: string;
}

/** A webhook as the gateway sends it, signed with `secret` as its documentation says, whatever the server makes of that. */
export function makeWebhook(
  orderId: string,
  { secret = 'secret-1', sentAt = Date.now(), amount = 99, currency = 'INR', status = 'SUCCESS' } = {},
): SentWebhook {
  const payload = JSON.stringify({
    type: `PAYMENT_${status}_WEBHOOK`,
    data: {
      order: { order_id: orderId, order_amount: amount, order_currency: currency },
      payment: { payment_status: status, payment_amount: amount, payment_currency: currency },
    },
  });
  const timestamp = String(sentAt);
  const signature = createHmac('sha256', secret).update(`${timestamp}${payload}`).digest('base64');
  return { headers: { 'content-type': 'application/json', 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature }, payload };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString());
}

function send(response: ServerResponse, status: number, answer: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}
