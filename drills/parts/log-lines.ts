import { readFileSync } from 'node:fs';

interface Line {
  time: number;
  level: number;
  msg?: string;
  err?: { code?: string; message?: string };
}

/** The warnings and errors that a server logged between two times (milliseconds of the clock), by what they are about. */
export function countCauses(logFile: string, from: number, to: number): Map<string, number> {
  const causes = new Map<string, number>();
  for (const text of readFileSync(logFile, 'utf8').split('\n')) {
    const line = parse(text);
    if (!line || line.level < 40 || line.time < from || line.time > to) continue;
    const cause = [line.msg, line.err?.code ?? line.err?.message].filter(Boolean).join(': ');
    causes.set(cause, (causes.get(cause) ?? 0) + 1);
  }
  return causes;
}

/** Not everything that a process prints is a line of its log. */
function parse(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}
