import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The codes that a number of ten digits was sent so far, the first first: without a gateway messages are written to a folder. */
function codesFor(dataDir: string, phoneNo: string): string[] {
  const folder = path.join(dataDir, 'messages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((text) => text.startsWith(`To: +91${phoneNo}\n`))
    .flatMap((text) => /#(\d{6})$/m.exec(text)?.[1] ?? []);
}

/** Waits until a number was sent so many codes. @throws when they do not come. */
export async function untilPhoneCodes(dataDir: string, phoneNo: string, count: number): Promise<string[]> {
  for (const end = performance.now() + 20_000; performance.now() < end; await delay(20)) {
    const codes = codesFor(dataDir, phoneNo);
    if (codes.length >= count) return codes;
  }
  throw new Error(`of ${count} codes asked for, ${codesFor(dataDir, phoneNo).length} were sent`);
}
