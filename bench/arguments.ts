import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({ options: { sizes: { type: 'string', default: '100k,1M' } }, allowPositionals: true });

/** What is measured: '' for the directory. */
export const [measured = ''] = positionals;

/** How many businesses the data sets have, the smallest first: `--sizes 100k,1M,10M`. */
export const sizes = values.sizes
  .split(',')
  .map(readSize)
  .sort((a, b) => a - b);

export const largest = sizes.at(-1) as number;

function readSize(text: string): number {
  const [, digits, unit = ''] = /^(\d+)([kM]?)$/.exec(text.trim()) ?? [];
  const size = Number(digits) * ({ k: 1_000, M: 1_000_000 }[unit] ?? 1);
  if (!size) throw new Error(`--sizes takes numbers such as 100k,1M, not '${text}'`);
  return size;
}

/** 3000000 → '3M'. */
export function showSize(size: number): string {
  if (size % 1_000_000 === 0) return `${size / 1_000_000}M`;
  return size % 1_000 === 0 ? `${size / 1_000}k` : String(size);
}
