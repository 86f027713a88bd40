import { type Answer, call } from '#drills/parts/call.ts';

/** What a call under /api/v1 said: its status, its JSON, and when it says to come again. */
export interface Said {
  /** 0 when there was no answer. */
  status: number;
  code: string | undefined;
  body: Record<string, unknown>;
  /** Seconds. */
  retryAfter: number;
}

/** A browser: it keeps the cookies that it is given, and comes from an address of its own (with TRUST_PROXY=1). */
export class Visitor {
  readonly cookies: Map<string, string>;
  /** Where it comes from; people take their browser elsewhere. */
  address: string;
  readonly #url: string;

  constructor(url: string, address: string, cookies: Iterable<[string, string]> = []) {
    this.#url = url;
    this.address = address;
    this.cookies = new Map(cookies);
  }

  get(path: string): Promise<Said> {
    return this.#ask('GET', path);
  }

  post(path: string, body: unknown): Promise<Said> {
    return this.#ask('POST', path, body);
  }

  put(path: string, body: unknown): Promise<Said> {
    return this.#ask('PUT', path, body);
  }

  async #ask(method: string, path: string, body?: unknown): Promise<Said> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'x-forwarded-for': this.address, ...(cookie && { cookie }) };
    const answer = await call(`${this.#url}/api/v1${path}`, { method, body, headers });
    this.#keep(answer);
    const said = readJson(answer.text);
    return { status: answer.status, code: said.code as string | undefined, body: said, retryAfter: Number(answer.headers['retry-after']) };
  }

  #keep({ headers }: Answer) {
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** An IPv4 address for testing between networks (RFC 2544), another one for each number below 131,072. */
export function addressOf(n: number): string {
  return `198.${18 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`;
}

/** Asks for each of the things, so many at once. */
export async function forAll<Thing>(things: Iterable<Thing>, atOnce: number, ask: (thing: Thing) => Promise<unknown>) {
  const left = things[Symbol.iterator]();
  const work = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await ask(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
