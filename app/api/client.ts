import { messages } from '#shared/messages.ts';
import type { Failure } from '#shared/schemas/answers.ts';

/** A call that was refused, or that never reached the server (status 0). */
export class ApiFailure extends Error {
  readonly status: number;
  /** The failing fields with their texts; empty when no field is to blame. */
  readonly errors: Record<string, string>;
  /** The server's name of the failure; none when it never answered. */
  readonly code: string | undefined;
  /** Whether the server said why, in words. */
  readonly explained: boolean;

  constructor(status: number, message: string | undefined, errors: Record<string, string> = {}, code?: string) {
    super(message || messages.somethingWentWrong);
    this.name = 'ApiFailure';
    this.status = status;
    this.errors = errors;
    this.code = code;
    this.explained = Boolean(message);
  }
}

/**
 * Calls /api/v1 from the browser.
 * @param path below /api/v1, with its query: `/contractor/search?q=…`.
 * @param body sent as JSON, or as the form that it is.
 * @returns the answer's body.
 * @throws ApiFailure with the server's message, or 'Something Went Wrong' without one; the abort's reason when `signal` aborts.
 */
export async function callApi<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Answer> {
  const json = body === undefined || body instanceof FormData ? undefined : JSON.stringify(body);
  const response = await fetch(`/api/v1${path}`, {
    method,
    headers: { accept: 'application/json', ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: json ?? (body as FormData) }),
    ...(signal ? { signal } : {}),
  }).catch(() => {
    signal?.throwIfAborted();
    throw new ApiFailure(0, undefined);
  });
  const answer: unknown = await response.json().catch(() => {
    signal?.throwIfAborted();
  });
  if (response.ok && answer !== undefined) return answer as Answer;
  const { message, errors, code } = (answer ?? {}) as Partial<Failure>;
  throw new ApiFailure(response.status, message, errors, code);
}
