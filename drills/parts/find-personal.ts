import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ADMIN } from '#drills/parts/server.ts';

/** What nobody's log should have, whoever it is of. */
const PATTERNS: [what: string, pattern: RegExp][] = [
  ['an e-mail', /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i],
  ['a phone number', /(?<![\d.-])(?:\+91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?![\d.-])/],
  ['a session', /\bBearer |\bnirmaan(?:_\w+)?=/],
  ['a password', new RegExp(ADMIN.password)],
];

/** What a line has that is long enough, and of digits or letters enough, to look like something else. */
const NAMES = [
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g,
  /file:\/\/\S+/g,
  // Where an object lies in Patroni's memory.
  /\b0x[\da-f]+\b/g,
  // Times, as the product, PostgreSQL, Patroni, etcd and HAProxy write them.
  /\d{4}-\d\d-\d\d(?:T[\d:.-]+Z?| \d\d:\d\d:\d\d(?:[.,]\d+)?)/g,
  /\b\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d(?:\.\d+)?/g,
  // Numbers of processes: 'UTC [7315] ERROR', 'patroni[7315]:', '[WARNING]  (7315) :', 'pid=7315', 'PID 7315'. None has more than seven digits.
  /(?<=^|\b[A-Z]{3,4} |[+-]\d\d(?:\d\d)? )\[\d{1,7}(?:-\d+)?\](?= )/gm,
  /(?<=\w)\[\d{1,7}\](?=:)/g,
  /(?<=^\[[A-Z]+\]\s+)\(\d{1,7}\)/gm,
  /\bpid\b[=: ]\s*\d{1,7}\b/gi,
  // Ports, and lines of a source: '127.0.0.1:7315', '[::1]:7315', 'port 7315', 'server.go:7315'.
  /(?<=\b[\w-]+(?:\.[\w-]+)+|\blocalhost|\]):\d{1,5}\b/g,
  /\bport\b[=: ]\s*\d{1,5}\b/gi,
];

export interface Finding {
  file: string;
  what: string;
  line: string;
}

/**
 * Reads every log in a folder for personal data.
 * @param planted what was sent on purpose, by what it is; digits alone count only as a word of their own.
 * @returns what was found, and how many lines were read.
 */
export function findPersonal(folder: string, planted: [what: string, text: string][]): { lines: number; found: Finding[] } {
  const all = [...PATTERNS, ...planted.map(([what, text]): [string, RegExp] => [what, patternOf(text)])];
  const found: Finding[] = [];
  let lines = 0;
  for (const file of readdirSync(folder)) {
    for (const line of readFileSync(path.join(folder, file), 'utf8').split('\n')) {
      if (line === '') continue;
      lines += 1;
      const texts = NAMES.reduce((text, name) => text.replace(name, ''), textsOf(line));
      for (const [what, pattern] of all) if (pattern.test(texts)) found.push({ file, what, line: line.slice(0, 300) });
    }
  }
  return { lines, found };
}

function patternOf(text: string): RegExp {
  return new RegExp(/^\d+$/.test(text) ? `\\b${text}\\b` : text.replace(/[^\w]/g, '\\$&'), 'i');
}

/** The words of a line: its numbers are times and counts. What is no line of the log is read as it is. */
function textsOf(line: string): string {
  try {
    const texts: string[] = [];
    JSON.parse(line, (key, value) => {
      texts.push(key);
      if (typeof value === 'string') texts.push(value);
      return value;
    });
    return texts.join('\n');
  } catch {
    return line;
  }
}
