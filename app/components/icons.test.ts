import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const idsIn = (file: string, pattern: RegExp) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, id]) => id).toSorted();

test('every icon is drawn, and none that nothing shows: run scripts/draw-icons.ts', () => {
  const named = idsIn('app/components/icons.ts', /= icon\('([^']+)'\);/g);
  expect(named.length).toBeGreaterThan(50);
  expect(idsIn('app/components/icons.svg', /<symbol id="([^"]+)"/g)).toEqual(named);
});
