import { isDiskFull } from '#server/base/disk-full.ts';
import { messages } from '#shared/texts.ts';

/** A refusal that the caller is told of, in the one form of docs/product/calls.md. */
export class Refusal extends Error {
  readonly status: number;
  /** snake_case name that programs compare. */
  readonly code: string;
  /** All failing fields with their texts. */
  readonly errors: Record<string, string> | undefined;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, more: { errors?: Record<string, string>; retryAfter?: number } = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }
}

/** The refusals that any call may give; those of one feature stand in its refusals.ts. */
export const refusals = {
  malformedJson: () => new Refusal(400, 'malformed_json', messages.malformedJson),
  invalidRequest: () => new Refusal(400, 'invalid_request', messages.invalidRequest),
  notSignedIn: () => new Refusal(401, 'not_signed_in', messages.pleaseLogin),
  notAllowed: () => new Refusal(403, 'not_allowed', messages.notAllowed),
  unknownCall: () => new Refusal(404, 'unknown_call', messages.unknownCall),
  methodNotAllowed: () => new Refusal(405, 'method_not_allowed', messages.methodNotAllowed),
  otherAccount: () => new Refusal(409, 'other_account', messages.otherAccount),
  crossSite: () => new Refusal(403, 'cross_site', messages.crossSite),
  tooManyPictures: () => new Refusal(400, 'too_many_pictures', messages.tooManyImages),
  pictureTooLarge: () => new Refusal(413, 'picture_too_large', messages.imageTooLarge),
  tooLarge: () => new Refusal(413, 'too_large', messages.tooLarge),
  unsupportedType: () => new Refusal(415, 'unsupported_type', messages.unsupportedType),
  tooManyRequests: (retryAfter: number) => new Refusal(429, 'too_many_requests', messages.tooManyRequests, { retryAfter }),
  headersTooLarge: () => new Refusal(431, 'headers_too_large', messages.headersTooLarge),
  tooSlow: () => new Refusal(408, 'too_slow', messages.tooSlow),
  tooBusy: () => new Refusal(503, 'too_busy', messages.tooBusy, { retryAfter: 3 }),
  diskFull: () => new Refusal(503, 'disk_full', messages.unavailable, { retryAfter: 60 }),
  unavailable: () => new Refusal(503, 'unavailable', messages.unavailable, { retryAfter: 5 }),
  failed: () => new Refusal(500, 'internal_error', messages.somethingWentWrong),
};

/** What a value that somebody else has is refused with, at its field. */
export const alreadyTaken = (field: string, message: string) =>
  new Refusal(409, 'already_taken', message, { errors: { [field]: message } });

/** What the caller is told where a constraint of the database stopped a write, by the constraint's name. */
const constraints = new Map<string, () => Refusal>();

/**
 * Says what a caller is told when a write meets a constraint: a unique one whose value somebody took meanwhile, or a foreign key of what was
 * deleted after it had been looked at. Each feature declares those of its tables beside its refusals.
 * @throws where a name is declared twice.
 */
export function declareConstraints(declared: Record<string, () => Refusal>): void {
  for (const [name, refusal] of Object.entries(declared)) {
    if (constraints.has(name)) throw new Error(`the constraint ${name} is declared twice`);
    constraints.set(name, refusal);
  }
}

/** Errors of Fastify's own that say what the caller did wrong, by Fastify's code. */
const FASTIFY_ERRORS: Record<string, () => Refusal> = {
  FST_ERR_CTP_INVALID_JSON_BODY: refusals.malformedJson,
  FST_ERR_CTP_BODY_TOO_LARGE: refusals.tooLarge,
  FST_REQ_FILE_TOO_LARGE: refusals.pictureTooLarge,
  FST_FILES_LIMIT: refusals.tooManyPictures,
  FST_FIELDS_LIMIT: refusals.tooLarge,
  FST_PARTS_LIMIT: refusals.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refusals.unsupportedType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: refusals.invalidRequest,
};

/** The database is away, starting, stopping, too busy, or has no connection to give; it takes no writes or has no standby for them, or lets this account not in. */
const UNAVAILABLE =
  /^(DATABASE_AWAY|NOT_REPLICATED|57P0[1-3]|57014|55P03|40001|40P01|08...|25006|28(?:000|P01)|3D000|53300|ECONN(REFUSED|RESET)|E(NOENT|PIPE|NOTFOUND|AI_AGAIN|TIMEDOUT))$/;

/** A character that PostgreSQL cannot keep (U+0000). */
const UNREADABLE_TEXT = '22021';

/**
 * What the caller is told of any error: refusals as they are, Fastify's and the database's by name, the rest as nothing but
 * 'Something Went Wrong'.
 */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, constraint, statusCode, message } = error as { code?: string; constraint?: string; statusCode?: number; message?: string };
  const declared = constraint === undefined ? undefined : constraints.get(constraint);
  if (declared) return declared();
  const known = code === undefined ? undefined : FASTIFY_ERRORS[code];
  if (known) return known();
  if (isDiskFull(error)) return refusals.diskFull();
  if (code === UNREADABLE_TEXT) return refusals.invalidRequest();
  if ((code && UNAVAILABLE.test(code)) || isLostConnection(message)) return refusals.unavailable();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refusals.invalidRequest();
  return refusals.failed();
}

/** pg tells of a connection that ended or never came by text alone. */
function isLostConnection(message: string | undefined) {
  return (
    message !== undefined &&
    /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/.test(
      message,
    )
  );
}
