/** How a client reaches a site. */
export interface ClientOptions {
  /** The site: `https://nirmaan.example`. In a browser, on the site's own pages, it may be left out. */
  baseUrl?: string;
  /** A key for programs, or the token that signing in answers with. Without one, the browser's session counts. */
  key?: string | (() => string | undefined);
  /** In which language refusals are worded. */
  language?: 'en' | 'hi';
  /** Milliseconds until a call is given up, unless it says otherwise. Without: 30,000. */
  timeout?: number;
  /** What sends requests, where it is not the global one. */
  fetch?: typeof fetch;
}

/** What one call may be given besides its input. */
export interface CallOptions {
  /** Calls it off. */
  signal?: AbortSignal;
  /** Milliseconds until it is given up. */
  timeout?: number;
  /** What is sent again under the same key is taken once; the answer is the first one. */
  idempotencyKey?: string;
  /** Further headers, as `If-Match` of a change or `If-None-Match` of a list. */
  headers?: Record<string, string>;
}

/** A call that was refused, or that failed on the way (status 0). */
export class NirmaanError extends Error {
  override name = 'NirmaanError';
  /** Of HTTP; 0 where no answer came. */
  readonly status: number;
  /** The server's name of the refusal, the same in every language. */
  readonly code: string | undefined;
  /** The failing fields with their texts. */
  readonly errors: Record<string, string>;
  /** By which the operator finds it in the log. */
  readonly requestId: string | undefined;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(message: string, about: { status: number; answer?: Partial<Refused>; retryAfter?: number; cause?: unknown }) {
    super(message, { cause: about.cause });
    this.status = about.status;
    this.code = about.answer?.code;
    this.errors = about.answer?.errors ?? {};
    this.requestId = about.answer?.requestId;
    this.retryAfter = about.retryAfter;
  }
}

interface Refused {
  message: string;
  code: string;
  errors: Record<string, string>;
  requestId: string;
}

/** What stands in the path, the query and the body of a call. */
interface Sent {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Makes a method for each call. @param calls method and path by the name of the call. @returns the methods, typed by index.d.ts. */
export function makeMethods(calls: Record<string, string>, options: ClientOptions) {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, (sent?: Sent, besides?: CallOptions) => send(call, options, sent, besides)]),
  );
}

/**
 * Sends one call.
 * @returns the answer: what JSON says, else its text, or a Blob of what is no text.
 * @throws NirmaanError where it was refused, or no answer came; the signal's reason where it was called off.
 */
async function send(call: string, options: ClientOptions, sent: Sent = {}, besides: CallOptions = {}): Promise<unknown> {
  const [method, pattern = ''] = call.split(' ');
  const { path = {}, query = {}, body } = sent;
  const address = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const asked = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
  const key = typeof options.key === 'function' ? options.key() : options.key;
  const isForm = body instanceof FormData;
  const timeout = AbortSignal.timeout(besides.timeout ?? options.timeout ?? 30_000);
  const { signal = timeout } = besides;
  const request = {
    method,
    signal: signal === timeout ? timeout : AbortSignal.any([signal, timeout]),
    headers: {
      accept: 'application/json, */*;q=0.5',
      ...(options.language ? { 'accept-language': options.language } : {}),
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...(besides.idempotencyKey ? { 'idempotency-key': besides.idempotencyKey } : {}),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...besides.headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  };
  try {
    const url = `${(options.baseUrl ?? '').replace(/\/$/, '')}${address}${asked.size > 0 ? `?${asked}` : ''}`;
    const response = await (options.fetch ?? fetch)(url, request as RequestInit);
    return await read(response);
  } catch (error) {
    if (error instanceof NirmaanError || besides.signal?.aborted) throw error;
    const message = timeout.aborted ? 'No answer in time' : 'No answer';
    throw new NirmaanError(message, { status: 0, cause: error });
  }
}

async function read(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  const answer: unknown = type.includes('json')
    ? await response.json()
    : type.startsWith('text/')
      ? await response.text()
      : await response.blob();
  if (response.ok) return answer;
  const refused = (type.includes('json') ? answer : {}) as Partial<Refused>;
  const wait = Number(response.headers.get('retry-after'));
  throw new NirmaanError(refused.message ?? `HTTP ${response.status}`, {
    status: response.status,
    answer: refused,
    ...(wait > 0 ? { retryAfter: wait } : {}),
  });
}
