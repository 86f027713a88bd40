import type { LogFn, Logger } from 'pino';

const WARN = 40;
/** A cause has one line in so many milliseconds. */
const EVERY = 1_000;
/** So many different causes are told apart: beyond that lines are written as they come. */
const MOST = 1_000;

interface Cause {
  missed: number;
  again: () => void;
}

/**
 * pino's `logMethod`: warnings and errors of one cause have one line a second, which says how many there were (`times`). A database
 * that is away would fill a disk with what one line says.
 */
export function logPerCause() {
  const causes = new Map<string, Cause>();

  const rest = (key: string, cause: Cause) =>
    setTimeout(() => {
      if (cause.missed === 0) return causes.delete(key);
      cause.again();
      cause.missed = 0;
      return rest(key, cause);
    }, EVERY).unref();

  return function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
    const key = level >= WARN ? causeOf(args) : undefined;
    const known = key === undefined ? undefined : causes.get(key);
    if (known) {
      known.missed += 1;
      known.again = () => method.apply(this, withTimes(args, known.missed));
      return;
    }
    if (key !== undefined && causes.size < MOST) {
      const cause = { missed: 0, again: () => {} };
      causes.set(key, cause);
      rest(key, cause);
    }
    method.apply(this, args);
  };
}

/** pg-boss adds to an error's words which of its forty queues met it. */
const QUEUE = / \(Queue: .*\)$/;

/** What a line is about: its words, and the error's code or, without one, the error's words. */
function causeOf([about, words]: unknown[]): string {
  if (typeof about === 'string') return about;
  const { err, reason } = (about ?? {}) as { err?: { code?: string; message?: string }; reason?: string };
  return [words, err?.code ?? err?.message?.replace(QUEUE, '') ?? reason].join('|');
}

function withTimes([about, ...words]: Parameters<LogFn>, times: number): Parameters<LogFn> {
  return (typeof about === 'object' ? [{ ...(about as object), times }, ...words] : [{ times }, about, ...words]) as Parameters<LogFn>;
}
