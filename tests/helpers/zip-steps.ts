import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { ImportPhotos, ImportZip } from '#shared/schemas/imports.ts';
import { makeJpeg } from '#tests/factories/picture.ts';
import { createImports, HEADER } from '#tests/helpers/import-steps.ts';
import { makeZip, type ZipPart } from '#tests/helpers/make-zip.ts';
import { call } from '#tests/helpers/test-app.ts';

/** A server with an admin who imports files of businesses that name photos as files, and uploads ZIPs with these. */
export async function createZips() {
  const imports = await createImports();
  const { admin, app, businessOf, dataDir, read, row, upload, uploadZip } = imports;
  const [jpeg, other, third] = [await makeJpeg(64, 48), await makeJpeg(48, 64), await makeJpeg(32, 32)];

  let number = 9_630_000_000;
  function nextPhone() {
    number += 1;
    return String(number);
  }

  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

  /** A checked file with a business for each cell of photos. */
  async function checkNew(...cells: string[]) {
    const phones = cells.map(nextPhone);
    const lines = cells.map((cell, at) => `${row({ phoneNo: phones[at] ?? '' })},${quote(cell)}`);
    const { body } = await upload([`${HEADER},photos`, ...lines].join('\n'));
    expect(body.import).toMatchObject({ newCount: cells.length, errorCount: 0 });
    return { id: body.import._id as string, phones, phone: phones[0] ?? '' };
  }

  const photo = (name: string | Buffer, content: string | Buffer = jpeg, more: Partial<ZipPart> = {}): ZipPart => ({
    name,
    content,
    ...more,
  });

  async function takeZip(id: string, ...parts: ZipPart[]): Promise<ImportZip> {
    const { status, body } = await uploadZip(id, makeZip(parts));
    expect({ status, body }).toMatchObject({ status: 200 });
    return body.zip;
  }

  const photosOf = async (id: string): Promise<ImportPhotos> => (await read(id)).photos;

  /** The photos of an import once none waits. */
  async function taken(id: string): Promise<ImportPhotos> {
    await expect.poll(async () => (await photosOf(id)).waiting, { timeout: 30_000 }).toBe(0);
    return photosOf(id);
  }

  const imagesOf = async (phone: string) => (await businessOf(phone))?.images ?? [];

  /** What lies in the store until rows have it. */
  function inStore() {
    try {
      return readdirSync(path.join(dataDir, 'media/private/imports'));
    } catch {
      return [];
    }
  }

  async function undo(id: string) {
    expect((await call(app, 'POST', `/api/v1/admin/import/undo/${id}`, undefined, admin.headers)).status).toBe(200);
    await expect.poll(async () => (await read(id)).import.status).toBe('undone');
  }

  return { ...imports, checkNew, imagesOf, inStore, jpeg, nextPhone, other, photo, photosOf, takeZip, taken, third, undo };
}
