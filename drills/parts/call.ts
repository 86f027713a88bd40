import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export interface Answer {
  /** 0 when there was none. */
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  /** Why there was none, such as ECONNRESET. */
  lost?: string;
}

export interface Input {
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, instead of a body; `headers` say what it is. */
  raw?: string | Uint8Array;
  token?: string;
  headers?: Record<string, string>;
  /** How long to wait for an answer, in milliseconds. */
  patience?: number;
  /** The address of this machine to ask from: what one address may have is bounded. */
  from?: string;
}

/** A hundred addresses in turn: as many households. */
export function createCrowd(): () => string {
  let turn = 0;
  return () => `127.0.1.${1 + (turn++ % 100)}`;
}

/** Told to come again so often, one is told something else than that. */
const MOST_TURNS = 20;

/** Idle connections end before the server ends them, which is after 72 s: a request on its way at that moment would be lost. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, timeout: 60_000 });

/** Asks the server, and never throws: a lost answer is one of the things that drills count. Nothing is asked twice. */
export function call(
  url: string,
  { method = 'GET', body, raw, token, headers = {}, patience = 30_000, from }: Input = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const lost = (error: NodeJS.ErrnoException) => resolve({ status: 0, headers: {}, text: '', lost: error.code ?? error.message });
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const sent = request(url, {
      method,
      agent,
      ...(from === undefined ? {} : { localAddress: from }),
      signal: AbortSignal.timeout(patience),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        // Node tells no length of what a DELETE brings: it would be read as another request.
        ...(payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    sent.on('error', lost);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', lost);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() }),
      );
    });
    sent.end(payload);
  });
}

/** Asks one of the calls under /api/v1 and reads its JSON. @throws when it is refused or lost. */
export async function mustCall<Body = Record<string, unknown>>(url: string, path: string, input: Input = {}): Promise<Body> {
  const answer = await call(`${url}/api/v1${path}`, input);
  if (answer.status >= 200 && answer.status < 300) return JSON.parse(answer.text);
  throw new Error(`${input.method ?? 'GET'} ${path} was answered with ${answer.status || answer.lost}: ${answer.text.slice(0, 200)}`);
}

/** A form with files as browsers send it. */
export async function encodeForm(form: FormData): Promise<Pick<Input, 'headers' | 'raw'>> {
  const sent = new Response(form);
  return { headers: { 'content-type': sent.headers.get('content-type') ?? '' }, raw: new Uint8Array(await sent.arrayBuffer()) };
}

/** Asks again where the server says that there is too much to do right now: photos of one network wait for their turn. */
export async function callWhenFree(url: string, input: Input): Promise<Answer> {
  for (let turn = 1; ; turn += 1) {
    const answer = await call(url, input);
    const isBusy = answer.status === 503 && answer.text.includes('"too_busy"');
    if (!isBusy || turn === MOST_TURNS) return answer;
    await delay(1_000 * Number(answer.headers['retry-after']));
  }
}
