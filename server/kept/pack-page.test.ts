import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bytesOf, packPage } from '#server/kept/pack-page.ts';

const html = `<!DOCTYPE html><p>${'Plumbers in Pune '.repeat(500)}</p>`;

test('a packed page is the page, and holds no memory but its bytes', async () => {
  const page = await packPage(html, 'mark');
  const zipped = await bytesOf(page, 'gzip');
  expect(brotliDecompressSync(page.brotli).toString()).toBe(html);
  expect(gunzipSync(zipped).toString()).toBe(html);
  // A slice of one of Node's pools would keep the whole pool.
  for (const bytes of [page.brotli, zipped]) expect(bytes.buffer.byteLength).toBe(bytes.length);
});
