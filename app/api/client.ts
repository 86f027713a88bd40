import { addressWith } from '#app/components/write-filters.ts';
import { ACCOUNT_HEADER } from '#shared/account-header.ts';
import type { CallAnswer, CallInput, CallName } from '#shared/calls/call-types.ts';
import type { Failure } from '#shared/schemas/answers.ts';
import { SEND_KEY_HEADER } from '#shared/send-key-header.ts';
import { currentLanguage } from '#shared/site-language.ts';
import { pageMessages as messages } from '#shared/texts.ts';

/** A call that was refused, or that never reached the server (status 0). */
export class ApiFailure extends Error {
  readonly status: number;
  /** The failing fields with their texts; empty when no field is to blame. */
  readonly errors: Record<string, string>;
  /** The server's name of the failure; none when it never answered. */
  readonly code: string | undefined;
  /** Whether the server said why, in words. */
  readonly explained: boolean;
  /** Whether the API answered so: not a proxy before it, and not nobody. */
  readonly isAnswer: boolean;

  constructor(status: number, message: string | undefined, errors: Record<string, string> = {}, code?: string, isAnswer = false) {
    super(message || messages.somethingWentWrong);
    this.name = 'ApiFailure';
    this.status = status;
    this.errors = errors;
    this.code = code;
    this.explained = Boolean(message);
    this.isAnswer = isAnswer;
  }

  /** Whether it says more than that something went wrong. */
  get tellsWhy(): boolean {
    return this.explained && this.code !== 'internal_error';
  }
}

/**
 * Has whoever sits there prove who they are; the page's dialog does (app/features/accounts/proof.tsx). @returns whether they did.
 */
type AskProof = () => Promise<boolean>;
let askProof: AskProof | undefined;

/** Names what asks for a proof when a call needs one. @returns what takes that back. */
export function onProofNeeded(ask: AskProof): () => void {
  askProof = ask;
  return () => {
    if (askProof === ask) askProof = undefined;
  };
}

let shownAccount: string | undefined;

/**
 * Says whose page it is: each call names that account, and is refused where somebody else has signed in meanwhile, in another tab.
 * @param accountId of who is shown as signed in; none for a visitor.
 */
export function showAccount(accountId: string | undefined) {
  shownAccount = accountId;
}

interface Besides {
  signal?: AbortSignal;
  /** What is sent again under the same key is taken once (docs/decisions/130-back-and-what-was-typed.md). */
  sendKey?: string;
}

type Given<Name extends CallName> = CallInput<Name> & Besides;

/** Any call's input, as it is sent. */
interface Sent extends Besides {
  params?: Record<string, string | undefined>;
  query?: object;
  body?: unknown;
}

/**
 * Calls /api/v1 from the browser. Where that needs a fresh proof of who asks, it is asked for, and the call goes on with what was sent.
 * @param name of the call in the table of calls: its method and its path.
 * @param given what its path, query and body take; a body is sent as JSON, or as the form that it is. May be left out where the call
 * needs nothing.
 * @returns the answer's body.
 * @throws ApiFailure with the server's message, or 'Something Went Wrong' without one; the abort's reason when `signal` aborts.
 */
export async function callApi<Name extends CallName>(
  name: Name,
  ...[given]: object extends Given<Name> ? [given?: Given<Name>] : [given: Given<Name>]
): Promise<CallAnswer<Name>> {
  try {
    return await send(name, given);
  } catch (failure) {
    const isProofNeeded = failure instanceof ApiFailure && failure.code === 'proof_needed';
    if (!isProofNeeded || !(await askProof?.())) throw failure;
    return send(name, given);
  }
}

async function send<Name extends CallName>(name: Name, given: Sent = {}): Promise<CallAnswer<Name>> {
  const { params = {}, query = {}, body, signal, sendKey } = given;
  const [method, pattern = ''] = name.split(' ');
  const path = pattern.replace(/:(\w+)\??/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const json = body === undefined || body instanceof FormData ? undefined : JSON.stringify(body);
  const response = await fetch(addressWith(`/api/v1${path}`, query), {
    method: method as string,
    headers: {
      accept: 'application/json',
      'accept-language': currentLanguage(),
      ...(shownAccount === undefined ? {} : { [ACCOUNT_HEADER]: shownAccount }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(sendKey === undefined ? {} : { [SEND_KEY_HEADER]: sendKey }),
    },
    ...(body === undefined ? {} : { body: json ?? (body as FormData) }),
    ...(signal ? { signal } : {}),
  }).catch(() => {
    throwIfAborted(signal);
    throw new ApiFailure(0, undefined);
  });
  const answer: unknown = await response.json().catch(() => {
    throwIfAborted(signal);
  });
  // The server writes it by the schema of the same table.
  if (response.ok && answer !== undefined) return answer as CallAnswer<Name>;
  const { success, message, error, errors, code } = (answer ?? {}) as Partial<Failure>;
  throw new ApiFailure(response.status, message || error, errors, code, success === false);
}

/** The signal's own method is newer than the oldest browsers of the site, and so is the reason. */
function throwIfAborted(signal: AbortSignal | undefined) {
  if (signal?.aborted) throw signal.reason ?? new DOMException('Called off', 'AbortError');
}
