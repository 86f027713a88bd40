import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { whenDone } from '#tests/helpers/when-done.ts';

/** The key that the stand-in wants, in a header. */
export const REGISTER_KEY = 'key-of-the-register';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** What the GST network's search of taxpayers says of a number, as companies pass it on. */
export function entryOf(gstin: string, given: object = {}) {
  return {
    gstin,
    lgnm: 'RAJESH VASANT DABHOLKAR',
    tradeNam: 'M/s. Dabholkar Traders',
    sts: 'Active',
    ctb: 'Proprietorship',
    rgdt: '01/07/2017',
    pradr: { addr: { bno: '12', st: 'Laxmi Road', loc: 'Pune', stcd: 'Maharashtra', pncd: '411030' }, ntr: ['Retail Business'] },
    ...given,
  };
}

/** A company that answers from the register of GST over HTTP, and goes wrong as a test says. It stops with the test, or the file, that started it. */
export async function startGstRegister() {
  const answers = new Map<string, Answer>();
  const asked: { path: string; key: string | undefined; method: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const { url: path = '', method = '', headers } = request;
    let body = '';
    for await (const chunk of request) body += chunk;
    const key = headers['x-api-key'];
    asked.push({ path, method, body, key: typeof key === 'string' ? key : undefined });
    const gstin = /[0-9A-Z]{15}/.exec(`${path} ${body}`)?.[0] ?? '';
    if (key !== REGISTER_KEY) send(response, 401, { message: 'Invalid API key' });
    else (answers.get(gstin) ?? ((to) => send(to, 404, { message: 'No records found' })))(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  whenDone(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    settings: { GSTIN_REGISTER_URL: `${url}/taxpayers/{gstin}`, GSTIN_REGISTER_HEADERS: JSON.stringify({ 'x-api-key': REGISTER_KEY }) },
    /** What it was asked since this was called last. */
    takeAsked: () => asked.splice(0),
    answer: (gstin: string, answer: Answer) => void answers.set(gstin, answer),
    says: (gstin: string, body: unknown, status = 200) => void answers.set(gstin, (response) => send(response, status, body)),
  };
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
