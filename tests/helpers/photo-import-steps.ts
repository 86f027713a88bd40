import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { ImportPhotos } from '#shared/schemas/imports.ts';
import { createImports, HEADER } from '#tests/helpers/import-steps.ts';
import { startPhotoHost } from '#tests/helpers/photo-host.ts';
import { call } from '#tests/helpers/test-app.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

/** A server with an admin who imports businesses with photos, and a host that has those. */
export async function createPhotoImports() {
  const host = await startPhotoHost();
  whenDone(() => host.stop());
  const settings = { WEBHOOK_STAND_IN: host.url, PUBLIC_URL: 'http://nirmaan.example' };
  // What is not reached is tried again at once.
  const steps = await createImports(settings, {
    retries: { retryDelay: 1, retryDelayMax: 1 },
  });
  const { admin, app, businessOf, dataDir, importAll, read, row, upload } = steps;

  let number = 9_620_000_000;
  function nextPhone() {
    number += 1;
    return String(number);
  }

  /** Imports new businesses with these cells of photos. */
  async function importNew(...cells: string[]) {
    const phones = cells.map(nextPhone);
    const { body } = await checkNew(cells, phones);
    const done = await importAll(body.import._id);
    return { id: body.import._id as string, done, phones, phone: phones[0] ?? '' };
  }
  const checkNew = (cells: string[], phones: string[]) =>
    upload([`${HEADER},photos`, ...cells.map((cell, at) => `${row({ phoneNo: phones[at] ?? '' })},${quote(cell)}`)].join('\n'));
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const checkKnown = async (id: string, cell: string) => (await upload(`id,photos\n${id},${quote(cell)}`)).body.import;
  const photosOf = async (id: string): Promise<ImportPhotos> => (await read(id)).photos;
  async function fetched(id: string): Promise<ImportPhotos> {
    await expect.poll(async () => (await photosOf(id)).waiting, { timeout: 30_000 }).toBe(0);
    return photosOf(id);
  }
  const imagesOf = async (phone: string) => (await businessOf(phone))?.images ?? [];
  const isThere = (key = '') => existsSync(path.join(dataDir, 'media', `${key}-320.webp`));
  const remarks = async (cell: string) => {
    const { body } = await checkNew([cell], [nextPhone()]);
    expect(body.import).toMatchObject({ newCount: 1, errorCount: 0 });
    return (await read(body.import._id)).rows[0]?.remarks.filter(({ column }) => column === 'photos').map(({ text }) => text);
  };
  const undo = async (id: string) => {
    expect((await call(app, 'POST', `/api/v1/admin/import/undo/${id}`, undefined, admin.headers)).status).toBe(200);
    await expect.poll(async () => (await read(id)).import.status).toBe('undone');
    return (await read(id)).import;
  };

  return { ...steps, checkKnown, checkNew, fetched, host, imagesOf, importNew, isThere, nextPhone, photosOf, remarks, undo };
}
