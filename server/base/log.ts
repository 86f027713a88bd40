import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino, stdSerializers } from 'pino';
import type { Config } from '#server/base/config.ts';
import { logPerCause } from '#server/base/log-per-cause.ts';
import { toPlainLine } from '#server/base/plain-line.ts';

/**
 * What must not be logged: PostgreSQL quotes the whole row, or what was sent, where it explains an error; libraries trace what they
 * were sent; an error of an idle connection carries the connection, with the values of its last statement and the key to cancel one.
 */
const PERSONAL = [
  'req.headers.authorization',
  'req.headers.cookie',
  'err.detail',
  'err.where',
  'err.client',
  'err.rawPacket',
  'busboyOptions',
];

/** Of data that it cannot read (class 22) PostgreSQL's words themselves quote what was sent. */
function toLogged(error: Error & { code?: unknown }) {
  const logged = stdSerializers.err(error);
  if (!(error instanceof Error) || !/^22/.test(String(error.code))) return logged;
  const said = error.message.replace(/: ".*$/s, '');
  const cut = (text: string) => text.replace(error.message, () => said);
  return { ...logged, message: cut(logged.message), stack: cut(logged.stack) };
}

/** @param destination where the lines go instead of to standard output. */
export function createLog(config: Pick<Config, 'LOG_LEVEL' | 'LOG_FORMAT'>, destination?: DestinationStream): FastifyBaseLogger {
  const plain = { write: (line: string) => void (destination ?? process.stdout).write(toPlainLine(line)) };
  return pino(
    { level: config.LOG_LEVEL, redact: PERSONAL, serializers: { err: toLogged }, hooks: { logMethod: logPerCause() } },
    config.LOG_FORMAT === 'plain' ? plain : destination,
  );
}
