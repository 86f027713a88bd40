/** What a line of the log has beside its message that says nothing to whoever sits at the terminal. */
const BESIDE = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err', 'requestId', 'name']);

const WARNING = 40;
const ERROR = 50;

interface LogLine {
  level: number;
  msg?: string;
  err?: { message?: string; stack?: string };
  [name: string]: unknown;
}

/**
 * A line of the log for people: 'GET /blog 200 (12 ms)'. A library would bring thirteen others to take the message out of a line.
 * @param json the line as the log writes it, as JSON.
 */
export function toPlainLine(json: string): string {
  const { level, msg = '', err, ...rest } = JSON.parse(json) as LogLine;
  const kind = level >= ERROR ? 'Error: ' : level >= WARNING ? 'Warning: ' : '';
  const trace = err ? `\n${err.stack ?? err.message ?? ''}` : '';
  if (msg === 'answered') return `${rest.method} ${rest.route} ${rest.status} (${rest.ms} ms)\n`;
  const beside = Object.entries(rest).filter(([name, value]) => !BESIDE.has(name) && value !== undefined);
  const details = beside.map(([name, value]) => `${name} ${Array.isArray(value) ? value.length : showValue(value)}`);
  return `${kind}${msg}${details.length > 0 ? ` (${details.join(', ')})` : ''}${trace}\n`;
}

function showValue(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
