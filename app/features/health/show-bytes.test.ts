import { expect, test } from 'vitest';
import { showBytes } from '#app/features/health/show-bytes.ts';

test.each([
  [0, '0.0 MB'],
  [1_480_000, '1.5 MB'],
  [9_960_000, '10.0 MB'],
  [10_400_000, '10 MB'],
  [999_000_000, '999 MB'],
  [1_000_000_000, '1.0 GB'],
  [20_400_000_000, '20 GB'],
])('%d bytes are %s', (bytes, shown) => {
  expect(showBytes(bytes)).toBe(shown);
});
