import { plainDigits } from '#shared/digits.ts';

/** A code as it was meant: of the app, or one that was written down. */
export type TypedCode = { kind: 'app' | 'recovery'; code: string };

/**
 * Reads what was typed or pasted: apps show '123 456', papers 'ab12-…', phones other digits and letters that cannot be seen.
 * @returns nothing for what can be neither.
 */
export function readCode(typed: string): TypedCode | undefined {
  const plain = plainDigits(typed.normalize('NFKC'))
    .replace(/[\s\p{Cf}\p{Pd}.]/gu, '')
    .toLowerCase();
  if (/^\d{6}$/.test(plain)) return { kind: 'app', code: plain };
  // On paper these look alike.
  const written = plain.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return /^[0-9a-hjkmnp-tv-z]{16}$/.test(written) ? { kind: 'recovery', code: written } : undefined;
}
