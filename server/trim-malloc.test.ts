import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { loadMallocTrim } from '#server/trim-malloc.ts';

const MEGABYTE = 1024 * 1024;

/** Only glibc has the call; elsewhere it does nothing. */
const isGlibc = 'glibcVersionRuntime' in (process.report.getReport() as { header: object }).header;

test.runIf(isGlibc)('what malloc holds between blocks in use is given back', async () => {
  const trim = await loadMallocTrim();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: object) => void;
  const blocks: (Buffer | undefined)[] = Array.from({ length: 16_000 }, () => Buffer.allocUnsafeSlow(9_000).fill(1));
  for (let at = 0; at < blocks.length; at++) if (at % 50 !== 0) blocks[at] = undefined;
  collect({ type: 'major', execution: 'sync' });
  const before = process.memoryUsage.rss();
  // Other threads free what was collected.
  const given = () => {
    trim();
    return before - process.memoryUsage.rss();
  };
  await expect.poll(given, { timeout: 20_000 }).toBeGreaterThan(80 * MEGABYTE);
  expect(blocks.filter((block) => block?.every((byte) => byte === 1))).toHaveLength(320);
});
