import { randomInt, randomUUID } from 'node:crypto';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { inDatabase, openAdmin, signInAdmin } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { PHONE } from '#tests/browser/sizes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { makeZip } from '#tests/helpers/make-zip.ts';
import { startPhotoHost } from '#tests/helpers/photo-host.ts';

/** As playwright.config.ts tells the server. */
const PHOTOS_PORT = Number(process.env.BROWSER_TESTS_PORT ?? 4710) + 7;

// One after the other: the website has one port.
test.describe.configure({ mode: 'default' });

test('a file names photos by their addresses: they come while the team looks on, what did not is told, and taken back they are gone', async ({
  page,
  open,
  baseURL,
  allowNoise,
}) => {
  // The profile of a business that is taken back.
  allowNoise(/status of 404/);
  await page.setViewportSize(PHONE);
  await signInAdmin(page, baseURL);
  const main = page.getByRole('main');
  const word = `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const known = await inDatabase((db) => makeBusiness(db, { name: `${word} Arches`, images: ['demo/roof-1'], status: 'approved' }));
  const host = await startPhotoHost(PHOTOS_PORT);
  const photosOf = (name: string) => main.getByRole('img', { name: new RegExp(`^${name}`) });
  try {
    const [jpeg, another] = [await makeJpeg(640, 480), await makeJpeg(480, 640)];
    const good = host.photo('/roof.jpg', jpeg);
    const slow = host.held('/long-way-off/site-after-the-monsoon.jpg', another);
    const page404 = `${host.url}/moved-to-another-place-and-never-found-again/roof-of-the-godown-in-bhiwandi-2026-05-09.jpg`;
    const web = host.photo('/album', Buffer.from('<!doctype html><p>Sign in'), 'text/html');
    const added = `,${word} Domes,Waterproofing,${randomInt(9_000_000_001, 9_999_999_999)},Pune,Maharashtra`;
    const lines = [
      'id,name,service,phoneNo,city,state,photos',
      `${added},"${good}, ${slow.address}, ${page404}"`,
      `${known},,,,,,"${host.photo('/arches.jpg', another)} ${web} http://10.0.0.7/x.jpg"`,
    ];

    await test.step('what is no address of a photo is told before', async () => {
      await openAdmin(page, '/admin/import');
      const buffer = Buffer.from(lines.join('\r\n'));
      await main.getByLabel('Excel or CSV file').setInputFiles({ name: 'with-photos.csv', mimeType: 'text/csv', buffer });
      await main.getByRole('button', { name: 'Check file' }).click();
      await expect(main.getByRole('table', { name: 'Rows' })).toContainText('photos: 2 photos to add');
      await expect(main.getByRole('table', { name: 'Rows' })).toContainText(
        '‘http://10.0.0.7/x.jpg’ is neither a public https address nor the name',
      );
      await expectGoodAtBothWidths(page);
    });

    await test.step('they come while somebody looks on', async () => {
      await main.getByRole('button', { name: 'Import as approved' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
      await expect(main).toContainText('1 photo added. 3 still being fetched: you can leave this page. 1 not taken.');
      await expectGoodAtBothWidths(page);
      slow.letGo();
      await expect(main).toContainText('3 photos added. 2 not taken.');
    });

    await test.step('what did not come is told with its business and why', async () => {
      const faults = main.getByRole('table', { name: '2 not taken.' }).locator('tbody tr');
      await expect(faults).toHaveCount(2);
      await expect(faults.filter({ hasText: page404 })).toContainText('There is no photo at this address, or it is not given out');
      await expect(faults.filter({ hasText: web })).toContainText('It is a page, not a photo');
      await expect(faults.filter({ hasText: web })).toContainText(`${word} Arches`);
      await expectGoodAtBothWidths(page);
    });

    const imported = page.url();
    const profile = await test.step('they stand on the profiles', async () => {
      await main.getByRole('link', { name: `${word} Domes` }).click();
      await expect(page.getByRole('heading', { level: 1, name: `${word} Domes` })).toBeVisible();
      await expect(photosOf(`${word} Domes`)).toHaveCount(2);
      const address = page.url();
      await open(`/viewdetails/${known}`);
      await expect(photosOf(`${word} Arches`)).toHaveCount(2);
      return address;
    });

    await test.step('taken back with the import', async () => {
      await openAdmin(page, imported);
      await main.getByRole('button', { name: 'Take this import back' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Take back', exact: true }).click();
      await expect(main).toContainText('2 businesses taken back.');
      await expect(main.getByRole('heading', { name: 'Photos', exact: true })).toBeHidden();
      await expectGoodAtBothWidths(page);
      await open(`/viewdetails/${known}`);
      await expect(photosOf(`${word} Arches`)).toHaveCount(1);
      expect((await page.goto(profile))?.status()).toBe(404);
    });
  } finally {
    host.stop();
  }
});

test('a file names photos as files: a ZIP brings them, says what it lacks and what nobody names, and a further one brings the rest', async ({
  page,
  open,
  baseURL,
  allowNoise,
}) => {
  allowNoise(/status of 400/);
  await page.setViewportSize(PHONE);
  await signInAdmin(page, baseURL);
  const main = page.getByRole('main');
  const word = `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const [jpeg, another] = [await makeJpeg(640, 480), await makeJpeg(480, 640)];
  const zipOf = (name: string, ...parts: Parameters<typeof makeZip>[0]) => ({
    name,
    mimeType: 'application/zip',
    buffer: Buffer.from(makeZip(parts)),
  });
  const lines = [
    'name,service,phoneNo,city,state,photos',
    ...['Domes', 'Arches'].map(
      (each, at) =>
        `${word} ${each},Waterproofing,${randomInt(9_000_000_001, 9_999_999_999)},Pune,Maharashtra,${at === 0 ? '"roof.jpg, Wall 2.JPG"' : 'photos/arches.jpg'}`,
    ),
  ];

  await test.step('with the sheet', async () => {
    await openAdmin(page, '/admin/import');
    await main
      .getByLabel('Excel or CSV file')
      .setInputFiles({ name: 'files.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
    const first = zipOf(
      'monsoon.zip',
      { name: 'photos/roof.jpg', content: jpeg },
      { name: 'photos/wall 2.jpg', content: another },
      { name: 'photos/door.jpg', content: another },
      { name: '__MACOSX/photos/._roof.jpg', content: 'x' },
    );
    await main.getByLabel('ZIP with photos').setInputFiles(first);
    await expectGoodAtBothWidths(page);
    await main.getByRole('button', { name: 'Check file' }).click();
    await expect(main).toContainText('monsoon.zip: 2 of 3 files are named by rows.');
    await expect(main.getByRole('table', { name: '1 name without a photo' })).toContainText('It is not in the ZIP');
    await main.getByText('1 file that no row names').click();
    await expect(main).toContainText('photos/door.jpg');
    await expectGoodAtBothWidths(page);
  });

  await test.step('they come with the import', async () => {
    await main.getByRole('button', { name: 'Import as approved' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    await expect(main).toContainText('2 photos added. 1 not taken.');
    await expect(main.getByRole('table', { name: '1 not taken.' })).toContainText(`${word} Arches`);
    await expectGoodAtBothWidths(page);
  });

  await test.step('one with a password is refused at the field; another brings what was lacking', async () => {
    const field = main.getByLabel('ZIP with photos');
    const send = () => main.getByRole('button', { name: 'Upload the ZIP' }).click();
    await field.setInputFiles(zipOf('locked.zip', { name: 'arches.jpg', content: jpeg, flags: 1 }));
    await send();
    await expect(main.getByRole('alert')).toContainText('The ZIP has a password');
    await field.setInputFiles(zipOf('rest.zip', { name: 'ARCHES.jpg', content: jpeg }));
    await send();
    await expect(main).toContainText('3 photos added.');
    await expect(main.getByRole('table', { name: '1 not taken.' })).toBeHidden();
    await expectGoodAtBothWidths(page);
  });

  await test.step('they stand on the profile', async () => {
    await open(`/searcher?q=${word}`);
    await main
      .getByRole('link', { name: `${word} Domes` })
      .first()
      .click();
    await expect(main.getByRole('img', { name: new RegExp(`^${word} Domes`) })).toHaveCount(2);
  });
});

test('a list is fetched from an address, now or every night; what fails is told, and the address is stopped and removed', async ({
  page,
  baseURL,
  allowNoise,
}) => {
  // The address that is refused.
  allowNoise(/status of 400/);
  await page.setViewportSize(PHONE);
  await signInAdmin(page, baseURL);
  const main = page.getByRole('main');
  const word = `Zz${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const host = await startPhotoHost(PHOTOS_PORT);
  const addresses = main.getByRole('list', { name: 'Addresses' }).getByRole('listitem');
  const one = (address: string) => addresses.filter({ hasText: address });
  const press = (address: string, name: RegExp) => one(address).getByRole('button', { name }).click();
  /** Fetches now, and looks again until it was. */
  async function fetchNow(address: string, result: string) {
    await press(address, /^Fetch now/);
    // The page looks again by itself.
    await expect(one(address)).toContainText(result);
    await expect(one(address).getByRole('status')).toBeHidden();
  }
  try {
    const row = `${word},${word} Domes,Waterproofing,${randomInt(9_000_000_001, 9_999_999_999)},Pune,Maharashtra`;
    const list = Buffer.from(`externalKey,name,service,phoneNo,city,state\n${row}\n`);
    const good = host.photo('/lists/dealers.csv', list, 'text/csv');
    const missing = `${host.url}/moved-to-another-place-and-never-found-again/dealers-of-the-western-region.csv`;

    await test.step('an address that is not public is refused, others are added', async () => {
      await openAdmin(page, '/admin/import');
      const field = main.getByLabel('Address of the file');
      for (const address of ['https://10.0.0.7/dealers.csv', missing, good]) {
        await field.fill(address);
        await main.getByLabel('Time (India)').fill('03:15');
        await main.getByLabel('When nothing is wrong with it').selectOption('Import, new businesses as approved');
        await main.getByRole('button', { name: 'Fetch every night' }).click();
        if (address.includes('10.0.0.7'))
          await expect(main).toContainText('The address must begin with https:// and lead to a public server');
        else await expect(one(address)).toContainText('Every night at 03:15');
      }
    });

    await test.step('a list is imported, and what fails says why', async () => {
      await fetchNow(good, 'Imported');
      await fetchNow(missing, 'The server answered with 404 in place of the file');
      await expectGoodAtBothWidths(page);
      await one(good).getByRole('link', { name: 'Open the import' }).click();
      await expect(main).toContainText('1 business imported as approved');
    });

    await test.step('an address is stopped, and removed after a question', async () => {
      await openAdmin(page, '/admin/import');
      await press(good, /^Stop/);
      await expect(one(good)).toContainText('Stopped');
      for (const address of [good, missing]) {
        await press(address, /^Remove/);
        await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
        await expect(one(address)).toHaveCount(0);
      }
    });
  } finally {
    host.stop();
  }
});
