import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { blackPng, dataUrl, makeJpeg, makePhoto, makeScanBomb, PNG_SIGNATURE } from '#tests/factories/picture.ts';
import { createPictureForms } from '#tests/helpers/picture-forms.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, dataDir } = await createTestApp();
const { upload, uploadForm, send } = await createPictureForms(context);
const kept = () => {
  try {
    return readdirSync(path.join(dataDir, 'media', 'businesses')).sort();
  } catch {
    return [];
  }
};
const served = async (key: string, width: number) => {
  const response = await app.inject({ url: `/media/${key}-${width}.webp` });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
};

describe('a picture that is kept', () => {
  test('is served in three widths as WebP, for good', async () => {
    const { status, body } = await upload(dataUrl(await makeJpeg(1600, 1200)));
    expect(status).toBe(200);
    const [key] = body.keys;
    expect(key).toMatch(/^businesses\/[0-9a-f-]{36}$/);
    for (const width of [320, 640, 1280]) {
      const { status, headers, bytes } = await served(key, width);
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: (width * 3) / 4 });
    }
  });

  test('stands upright and says nothing of where and when it was taken', async () => {
    const photo = makePhoto(800, 600)
      .withExif({
        IFD0: { Make: 'SecretPhone', DateTime: '2026:01:02 03:04:05' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 12/1' },
      })
      .withMetadata({ orientation: 6 });
    const bytes = await photo.jpeg().toBuffer();
    expect(bytes.includes('SecretPhone')).toBe(true);
    expect((await sharp(bytes).metadata()).orientation).toBe(6);

    const { body } = await upload(dataUrl(bytes));
    const picture = await served(body.keys[0], 320);
    const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(picture.bytes).metadata();
    expect({ width, height }).toEqual({ width: 320, height: 427 });
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
    expect(picture.bytes.includes('SecretPhone')).toBe(false);
  });

  test.each([
    ['transparent PNG', sharp({ create: { width: 500, height: 300, channels: 4, background: '#ff000080' } }).png()],
    ['16-bit PNG', makePhoto(500, 300).toColourspace('rgb16').png()],
    ['PNG with a palette', makePhoto(500, 300).png({ palette: true })],
    ['grey JPEG', makePhoto(500, 300).greyscale().jpeg()],
    ['CMYK JPEG', makePhoto(500, 300).toColourspace('cmyk').jpeg()],
    ['progressive JPEG', makePhoto(500, 300).jpeg({ progressive: true })],
  ])('%s is read, and is not enlarged', async (_name, picture) => {
    const { status, body } = await upload(dataUrl(await picture.toBuffer()));
    expect(status).toBe(200);
    const sizes = await Promise.all(
      [320, 640, 1280].map(async (width) => (await sharp((await served(body.keys[0], width)).bytes).metadata()).width),
    );
    expect(sizes).toEqual([320, 500, 500]);
  });

  test.each([
    [3, 60_000],
    [60_000, 3],
    [1, 1],
  ])('of %i by %i pixels still has its files', async (width, height) => {
    const { body } = await upload(dataUrl(blackPng(width, height), 'image/png'));
    expect((await served(body.keys[0], 1280)).status).toBe(200);
  });

  test('may have 25 megapixels', async () => {
    expect((await upload(dataUrl(blackPng(5_000, 5_000), 'image/png'))).status).toBe(200);
  });

  test('is kept without what follows it in its file', async () => {
    const { body } = await upload(dataUrl(Buffer.concat([await makeJpeg(), Buffer.from('<script>alert(1)</script>PK\x03\x04')])));
    for (const width of [320, 640, 1280]) expect((await served(body.keys[0], width)).bytes.includes('alert(1)')).toBe(false);
  });

  test('may say that it is something else: its content counts', async () => {
    expect((await upload(dataUrl(await makeJpeg(), 'image/png'))).status).toBe(200);
    expect((await upload(dataUrl(await makeJpeg(), 'text/html;charset=utf-8'))).status).toBe(200);
    expect((await uploadForm({ bytes: await makeJpeg(), name: '../../../roof.svg', type: 'image/svg+xml' })).status).toBe(200);
  });

  test('may be one of eight in a multipart form', async () => {
    const files = Array.from({ length: 8 }, async () => ({ bytes: await makeJpeg(400, 300) }));
    const { status, body } = await uploadForm(...(await Promise.all(files)));
    expect(status).toBe(200);
    expect(new Set(body.keys).size).toBe(8);
  });

  test('may have exactly 1 MB', async () => {
    const photo = await makeJpeg();
    const bytes = Buffer.concat([photo, Buffer.alloc(1_048_576 - photo.length)]);
    expect((await upload(dataUrl(bytes))).status).toBe(200);
    expect((await uploadForm({ bytes })).status).toBe(200);
  });
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
const neither = { status: 415, message: 'Only JPEG and PNG images can be uploaded', code: 'not_a_picture' };
const damaged = { status: 400, message: 'This image is damaged and cannot be read', code: 'unreadable_picture' };
const gif = await makePhoto(40, 40).gif().toBuffer();
const webp = await makePhoto(40, 40).webp().toBuffer();
const tiff = await makePhoto(40, 40).tiff().toBuffer();
const avif = await makePhoto(40, 40).avif({ effort: 0 }).toBuffer();
const scans = await makeScanBomb();
const large = { status: 413, message: 'File size should not exceed 1 MB', code: 'picture_too_large' };

const jpeg = await makeJpeg();
const png = await makePhoto().png().toBuffer();

describe('refused, and nothing is left', () => {
  test.each([
    ['SVG dressed as PNG', svg, neither],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), neither],
    ['GIF', gif, neither],
    ['WebP', webp, neither],
    ['TIFF', tiff, neither],
    ['AVIF', avif, neither],
    ['PDF', Buffer.from('%PDF-1.7\n'), neither],
    ['a byte before a JPEG', Buffer.concat([Buffer.from(' '), jpeg]), neither],
    ['the signature of a PNG before an SVG', Buffer.concat([PNG_SIGNATURE, svg]), damaged],
    [
      'the signature of a JPEG before a PHP script',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<?php system($_GET[0]);')]),
      damaged,
    ],
    ['the signature of a PNG alone', PNG_SIGNATURE, damaged],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), damaged],
    // Without the mark of its end alone it may be whole: whether the decoder misses it hangs on the last bits.
    ['a JPEG without its last bytes', jpeg.subarray(0, -200), damaged],
    ['a JPEG of twenty thousand scans', scans, damaged],
    ['half a PNG', png.subarray(0, png.length / 2), damaged],
    ['1 MB and a byte', Buffer.concat([jpeg, Buffer.alloc(1_048_577 - jpeg.length)]), large],
    [
      'a small file of 144 megapixels',
      blackPng(12_000, 12_000),
      { status: 413, message: 'Images can have at most 25 megapixels', code: 'too_many_pixels' },
    ],
    ['25 megapixels and a line', blackPng(5_000, 5_001), { status: 413, code: 'too_many_pixels' }],
  ])('%s', async (_name, bytes, { status, ...told }) => {
    const before = kept();
    for (const answer of [await upload(dataUrl(bytes, 'image/png')), await uploadForm({ bytes, name: 'roof.png', type: 'image/png' })]) {
      expect(answer).toMatchObject({ status, body: { success: false, ...told } });
    }
    expect(kept()).toEqual(before);
  });

  const required = 'All fields are required';
  test.each(['', null, 7, {}, undefined])('%j as a picture is none', async (image) => {
    expect(await upload(image)).toMatchObject({ status: 400, body: { message: required, errors: { image: required } } });
  });

  test('an empty file, which browsers send where none was chosen', async () => {
    expect(await uploadForm({ bytes: Buffer.alloc(0), name: '', type: 'application/octet-stream' })).toMatchObject({
      status: 400,
      body: { message: required },
    });
  });

  test.each([
    'not a data URL',
    'https://example.in/roof.jpg',
    'file:///etc/passwd',
    '/etc/passwd',
    'data:image/png,<svg/>',
    'data:image/png;base64,',
    'data:image/png;base64,!!!!',
    `data:${'x'.repeat(5_000)};base64,AAAA`,
    'demo/cement-1',
  ])('%s', async (image) => {
    expect(await upload(image)).toMatchObject({ status: 400, body: { code: 'unreadable_picture' } });
  });

  test('a data URL of megabytes, before it is decoded', async () => {
    const { status, ...told } = large;
    expect(await upload(`data:image/png;base64,${'A'.repeat(8_000_000)}`)).toMatchObject({ status, body: told });
  });

  test('nine pictures in a form', async () => {
    const files = Array.from({ length: 9 }, () => ({ bytes: jpeg }));
    expect(await uploadForm(...files)).toMatchObject({
      status: 400,
      body: { code: 'too_many_pictures', message: 'At most 8 images can be uploaded' },
    });
  });

  const part = '--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nRoof\r\n';
  test.each([
    ['no boundary', 'multipart/form-data', part, 400],
    ['no end', 'multipart/form-data; boundary=b', part, 400],
    ['nothing', 'multipart/form-data; boundary=b', '', 400],
    ['a hundred fields', 'multipart/form-data; boundary=b', `${part.repeat(100)}--b--`, 413],
    [
      'a field that would be a prototype',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--',
      400,
    ],
  ])('a form with %s', async (_name, type, payload, status) => {
    expect((await send(type, Buffer.from(payload))).status).toBe(status);
  });
});
