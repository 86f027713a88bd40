import { hash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bytesOf, compressPage } from '#server/cache/compress.ts';

const html = `<!DOCTYPE html><p>${'Plumbers in Pune '.repeat(500)}</p>`;

test('a packed page is the page, and holds no memory but its bytes', async () => {
  const page = await compressPage(Buffer.from(html), 'mark');
  const zipped = await bytesOf(page, 'gzip');
  expect(brotliDecompressSync(page.brotli).toString()).toBe(html);
  expect(gunzipSync(zipped).toString()).toBe(html);
  // A slice of one of Node's pools would keep the whole pool.
  for (const bytes of [page.brotli, zipped]) expect(bytes.buffer.byteLength).toBe(bytes.length);
});

test('its own scripts are told by what they say, and their nonce is taken out', async () => {
  const mark = 'qQ';
  const own = `<script nonce="${mark}">let पुणे = 1;</script><script type="x" nonce="${mark}" src="/a.js"></script><style nonce="${mark}">a{}</style>`;
  const smuggled = '<script>alert(1)</script><script nonce="other">alert(2)</script>';
  const { brotli, scripts } = await compressPage(Buffer.from(`<!DOCTYPE html>${own}${smuggled}<p>₹</p>`), mark);
  expect(brotliDecompressSync(brotli).toString()).toBe(`<!DOCTYPE html>${own.replaceAll(' nonce="qQ"', '')}${smuggled}<p>₹</p>`);
  expect(scripts).toEqual([`'sha256-${hash('sha256', 'let पुणे = 1;', 'base64')}'`]);
});
