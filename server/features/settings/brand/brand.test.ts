import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { getBrand, getEditableBrand, readBrand, toShown } from '#server/features/settings/brand/get-brand.ts';
import { failurePage, failurePagePolicy } from '#server/http/failure-page.ts';
import { welcomeMail } from '#server/mail/templates/welcome.ts';
import { brand as shown } from '#shared/brand/shown-brand.ts';
import { colours } from '#shared/brand/shown-colours.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const { app, db, context } = await createTestApp();
const { headers, id } = await signInAdmin(db);
const viewer = { kind: 'admin', adminId: id, role: 'admin' } as const;

const set = (body: unknown) => call(app, 'PUT', '/api/v1/settings/brand/update', body, headers);
const editable = () => getEditableBrand({ db }, viewer);
const get = async (url: string) => {
  const { statusCode, headers: given, body, rawPayload } = await app.inject({ url });
  return { status: statusCode, type: given['content-type'], cache: given['cache-control'], body, bytes: rawPayload };
};
const photo = await makeJpeg();
const logo = await sharp({ create: { width: 300, height: 150, channels: 4, background: { r: 0, g: 90, b: 200, alpha: 1 } } })
  .png()
  .toBuffer();

beforeEach(async () => {
  expect((await set({ dropsLogo: true })).status).toBe(200);
});

describe('what the team sets of the brand', () => {
  test('is kept, shown to pages, and falls back to the files where it is cleared', async () => {
    const { status, body } = await set({
      name: '  Makaan   & Co ',
      infoEmail: 'Info@Makaan.example',
      address: ' Shop 3 \r\n\nM.G. Road\nPune',
    });
    expect([status, body]).toEqual([200, { success: true, message: 'Saved. Every page shows it from now on' }]);
    expect(toShown(await getBrand(context))).toMatchObject({
      name: 'Makaan & Co',
      infoEmail: 'Info@Makaan.example',
      address: ['Shop 3', 'M.G. Road', 'Pune'],
      hasPictures: true,
    });
    expect((await editable()).set).toMatchObject({ name: 'Makaan & Co', courts: '' });
    await set({ infoEmail: '' });
    expect(await getBrand(context)).toBeUndefined();
    expect(await readBrand({ db })).toBeUndefined();
  });

  test('is in mails, and on the page that a failure is told by, with markup as text', async () => {
    await set({ name: 'Makaan <b>&', brick: '#0b5cad' });
    expect(shown.name).toBe('Makaan <b>&');
    expect(welcomeMail({ kind: 'user', url: 'https://makaan.example', days: 7 }).subject).toContain('Makaan <b>&');
    const page = failurePage({ status: 503, message: 'Busy' });
    expect(page).toContain('Makaan &lt;b>&amp;</title>');
    expect(page).toContain('#0b5cad');
    const policy = failurePagePolicy();
    await set({});
    expect(failurePagePolicy()).not.toBe(policy);
    expect(colours.brick).not.toBe('#0b5cad');
  });

  test('lets every kept page be made anew', async () => {
    await db.deleteFrom('topic_changes').execute();
    await set({ courts: 'Nashik, Maharashtra' });
    const noted = await db.selectFrom('topic_changes').select('topic').execute();
    expect(noted.map(({ topic }) => topic)).toContain('*');
  });

  test('is written down, without what it was when nothing changed', async () => {
    const entries = () =>
      db.selectFrom('audit_entries').select(['subject_kind', 'subject_name', 'changes']).orderBy('audit_entry_id').execute();
    const before = (await entries()).length;
    await set({ courts: 'Nashik, Maharashtra', supportPhone: '9876543219' });
    await set({ courts: 'Nashik, Maharashtra', supportPhone: '9876543219' });
    const after = (await entries()).slice(before);
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({
      subject_kind: 'setting',
      subject_name: 'Brand and contact',
      changes: { courts: { before: '', after: 'Nashik, Maharashtra' }, supportPhone: { before: '' } },
    });
    expect(JSON.stringify(after)).not.toContain('9876543219');
  });

  test('the second of two admins is told', async () => {
    const { version } = await editable();
    const answers = await Promise.all(['Makaan', 'Ghar'].map((name) => set({ name, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('edit_conflict');
  });

  test.each([
    ['supportPhone', '022 2345 6789', '2223456789'],
    ['supportPhone', '+91 98765-43210', '9876543210'],
    ['supportPhone', '०९८७६५४३२१०', '9876543210'],
    ['brick', ' B4431F ', '#b4431f'],
    ['brick', '#a33', '#aa3333'],
    ['facebook', 'facebook.com/makaan', 'https://facebook.com/makaan'],
    ['facebook', 'http://m.facebook.com/makaan?x=1', 'https://m.facebook.com/makaan?x=1'],
    ['x', 'https://twitter.com/makaan', 'https://twitter.com/makaan'],
    ['whatsapp', 'wa.me/919876543210', 'https://wa.me/919876543210'],
    ['name', 'घर\u200b मकान\n', 'घर मकान'],
  ])('%s takes %j', async (field, typed, kept) => {
    expect((await set({ [field]: typed })).body.errors).toBeUndefined();
    expect((await editable()).set).toMatchObject({ [field]: kept });
  });

  test.each([
    ['name', 'x'.repeat(41), 'This text is too long'],
    ['name', '---', 'Please write it with letters or digits'],
    ['name', 7, 'Invalid request'],
    ['name', 'Half \ud800', 'Please write it with letters or digits'],
    ['address', 'a\nb\nc\nd\ne\nf', 'An address has one to 5 lines'],
    ['supportPhone', '12345', 'Invalid Phone Number'],
    ['supportPhone', '98765432101', 'Invalid Phone Number'],
    ['infoEmail', 'info', 'Please enter a valid email'],
    ['grievanceEmail', 'a@b', 'Please enter a valid email'],
    ['facebook', 'https://evil.example/facebook.com', 'Enter the address of your page on Facebook'],
    ['facebook', 'https://notfacebook.com/a', 'Enter the address of your page on Facebook'],
    ['facebook', 'https://facebook.com@evil.example/a', 'Enter the address of your page on Facebook'],
    ['facebook', 'javascript:alert(1)//facebook.com/a', 'Enter the address of your page on Facebook'],
    ['facebook', 'https://facebook.com', 'Enter the address of your page on Facebook'],
    ['linkedin', `linkedin.com/${'x'.repeat(300)}`, 'This text is too long'],
    ['brick', 'red', 'Enter a colour as # and six digits, such as #0b5cad'],
    ['brick', '#b4431f;}body{display:none', 'This text is too long'],
    ['brick', 'url(//evil)', 'Enter a colour as # and six digits, such as #0b5cad'],
    [
      'brick',
      '#ffd54a',
      /^Words would be hard to read in this colour: its contrast is 1\.\d, and has to be 4\.5 or more\. Choose a darker one$/,
    ],
    ['ink', '#999999', /^Words would be hard to read in this colour: .* Choose a darker one$/],
    ['sand', '#777777', /^Words would be hard to read on this colour: .* Choose a lighter one$/],
    ['paper', '#000000', /^Words would be hard to read on this colour: .* Choose a lighter one$/],
  ])('%s does not take %j', async (field, typed, message) => {
    const { status, body } = await set({ [field]: typed });
    expect([status, body.errors]).toEqual([400, { [field]: typeof message === 'string' ? message : expect.stringMatching(message) }]);
    expect(await readBrand({ db })).toBeUndefined();
  });

  test('one page elsewhere that is set stands for all of them', async () => {
    await set({ x: 'x.com/makaan' });
    expect(toShown(await getBrand(context))?.social).toEqual([{ name: 'X', url: 'https://x.com/makaan' }]);
  });

  test('what another version has stored and this one would not take counts for nothing', async () => {
    await set({ name: 'Makaan' });
    await db
      .updateTable('settings')
      .set({ value: JSON.stringify({ name: 'Makaan', brick: 'red', motto: 'x' }) })
      .where('name', '=', 'brand')
      .execute();
    context.cache.forget('settings');
    expect((await getBrand(context))?.fields).toMatchObject({ name: 'Makaan', brick: '' });
  });
});

describe('the brand’s files', () => {
  test('have the name and the colours that are set, and are never another at an address with their version', async () => {
    await set({ name: 'Makaan', sand: '#eef4fb', paper: '#ffffff' });
    const { version } = await editable();
    const manifest = await get(`/manifest.webmanifest?v=${version}`);
    expect(manifest).toMatchObject({
      status: 200,
      type: 'application/manifest+json; charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
    });
    expect(JSON.parse(manifest.body)).toMatchObject({ short_name: 'Makaan', background_color: '#eef4fb', theme_color: '#ffffff' });
    expect(JSON.parse((await get('/manifest-hi.webmanifest')).body)).toMatchObject({ short_name: 'Makaan', lang: 'hi' });
    expect((await get('/offline.html')).body).toContain('· Makaan</title>');
    const styles = await get(`/brand.css?v=${version}`);
    expect(styles).toMatchObject({ status: 200, type: 'text/css; charset=utf-8' });
    expect(styles.body).toMatch(/^:root\{.*--color-sand:#eef4fb;.*\}\[fill="#f6f1e7"\]\{fill:#eef4fb\}/);
    expect((await get('/brand.css?v=0')).cache).toBe('public, max-age=3600');
  });

  test('are drawn of the logo: no larger than they say, and share what is shared', async () => {
    await set({ image: dataUrl(logo).replace('image/jpeg', 'image/png') });
    expect(toShown(await getBrand(context))).toMatchObject({ hasLogo: true, hasPictures: true });
    for (const [name, width, height] of [
      ['icon-192.png', 192, 192],
      ['icon-512.png', 512, 512],
      ['icon-maskable-512.png', 512, 512],
      ['apple-touch-icon.png', 180, 180],
      ['share.jpg', 1200, 630],
    ] as const) {
      const { bytes, type } = await get(`/${name}`);
      expect([name, await sharp(bytes).metadata()]).toEqual([name, expect.objectContaining({ width, height })]);
      expect(type).toMatch(/^image\//);
    }
    const { data, info } = await sharp((await get('/icon-192.png')).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x + 1) * info.channels)];
    expect(
      at(96, 96)
        .slice(0, 3)
        .map((part) => Math.round(part / 10)),
    ).toEqual([0, 9, 20]);
    // It is wide: above it nothing is drawn.
    expect(at(96, 4)[3]).toBe(0);
    expect((await sharp((await get('/share.jpg')).bytes).metadata()).format).toBe('jpeg');
    await set({ dropsLogo: true });
    expect(await getBrand(context)).toBeUndefined();
    expect(await db.selectFrom('brand_pictures').select('name').execute()).toEqual([]);
  });

  test('keep the logo when something else is set', async () => {
    await set({ image: dataUrl(logo) });
    const before = (await get('/icon-192.png')).bytes;
    await set({ name: 'Makaan' });
    expect((await editable()).hasLogo).toBe(true);
    expect((await get('/icon-192.png')).bytes.equals(before)).toBe(true);
  });

  test('a mark without a logo takes the colours', async () => {
    await set({ brick: '#0b5cad' });
    expect((await get('/favicon.svg')).body).toContain('fill="#0b5cad"');
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['an SVG with a script', `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, 415],
    ['an SVG that calls itself PNG', `data:image/png;base64,${Buffer.from(svg).toString('base64')}`, 415],
    ['half a picture', dataUrl(photo.subarray(0, 300)), 400],
    ['no picture', 'data:image/png;base64,', 400],
    ['text', 'https://evil.example/logo.png', 400],
    ['a megabyte too much', dataUrl(Buffer.concat([photo, Buffer.alloc(1_200_000)])), 413],
  ])('%s is no logo', async (_what, image, status) => {
    expect((await set({ image, name: 'Makaan' })).status).toBe(status);
    expect(await readBrand({ db })).toBeUndefined();
  });
});
