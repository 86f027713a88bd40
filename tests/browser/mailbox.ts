import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';

/** The texts of the mails that the test servers wrote to an address, oldest first. */
export async function mailsTo(address: string): Promise<string[]> {
  const homes = (await readdir(tmpdir())).filter((name) => name.startsWith('nirmaan-browser-'));
  const folders = homes.map((home) => path.join(tmpdir(), home, 'mail'));
  const files = (await Promise.all(folders.map(filesIn))).flat().sort();
  const mails = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return mails.filter((mail) => /^To: .*$/m.exec(mail)?.[0].includes(address));
}

/** The code of the latest mail to an address that has one; waits until there are `count` of them. */
export async function resetCodeFor(address: string, count = 1): Promise<string> {
  const codes: string[] = [];
  await expect
    .poll(async () => {
      codes.splice(0, codes.length, ...(await mailsTo(address)).flatMap((mail) => /^\s*(\d{4})\s*$/m.exec(mail)?.[1] ?? []));
      return codes.length;
    })
    .toBe(count);
  return codes.at(-1) ?? '';
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.eml')).map((name) => path.join(folder, name));
}
