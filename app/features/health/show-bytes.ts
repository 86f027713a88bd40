import { healthText } from '#shared/texts.ts';

const MEGABYTE = 1_000_000;

/** 1500000 → '1.5 MB', 20000000000 → '20 GB'. */
export function showBytes(bytes: number): string {
  if (bytes >= 1_000 * MEGABYTE) return healthText.gigabytes(short(bytes / (1_000 * MEGABYTE)));
  return healthText.megabytes(short(bytes / MEGABYTE));
}

/** One digit behind the point where there are few before it. */
function short(n: number): string {
  return n < 10 ? n.toFixed(1) : String(Math.round(n));
}
