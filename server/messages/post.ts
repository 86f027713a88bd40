import { parseJson, readAnswer } from '#server/base/read-answer.ts';
import type { Outcome } from '#server/messages/way.ts';

/** How long the other side may take for its answer, in milliseconds. Nobody waits for it but a job. */
const TIMEOUT = 15_000;

/** Codes of a connection that never came to be: nothing was asked. */
const NOT_REACHED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|UND_ERR_CONNECT_TIMEOUT|CERT_|ERR_TLS|DEPTH_ZERO|UNABLE_TO|SELF_SIGNED)/;

/** The longest that is waited because the other side says so, in seconds. */
const LONGEST_WAIT = 3_600;

export interface Answer {
  status: number;
  text: string;
  json: unknown;
  /** Retry-After, in seconds. */
  retryAfter: number | undefined;
}

/**
 * Asks another server over HTTP, once. Whether it may have done what it was asked is told apart: what was not reached, or says itself that
 * it did nothing, can be asked again without doing it twice.
 * @returns its answer, or what a silence means.
 */
export async function post(
  url: string,
  { method = 'POST', headers, body }: { method?: string; headers: Record<string, string>; body: string | undefined },
  timeout = TIMEOUT,
): Promise<Answer | Extract<Outcome, { is: 'failed' | 'unknown' }>> {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const text = await readAnswer(response);
    return { status: response.status, text, json: parseJson(text), retryAfter: secondsOf(response.headers.get('retry-after')) };
  } catch (error) {
    const code = codeOf(error);
    return NOT_REACHED.test(code) ? { is: 'failed', reason: code } : { is: 'unknown', reason: code };
  }
}

/** What an answer means that tells of the server and not of the message; undefined for one that has to be read. */
export function meaningOfStatus({ status, retryAfter }: Answer): Outcome | undefined {
  // A gateway in between, or the server itself, gave up on an answer.
  if (status === 502 || status === 504 || status === 408) return { is: 'unknown', reason: `status ${status}` };
  if (status === 429 || status === 503) return { is: 'failed', reason: `status ${status}`, ...(retryAfter ? { seconds: retryAfter } : {}) };
  return undefined;
}

/** Seconds of Retry-After, which has a number or a date (RFC 9110 §10.2.3). */
function secondsOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), LONGEST_WAIT) : undefined;
}

function codeOf(error: unknown): string {
  const { name, code, cause } = error as { name: string; code?: string; cause?: { code?: string } };
  return cause?.code ?? (typeof code === 'string' ? code : name);
}
