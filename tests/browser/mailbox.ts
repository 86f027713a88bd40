import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { siteDataDir } from './data-dir.ts';

/** The texts of the mails that the test server wrote to an address, oldest first. */
export async function mailsTo(address: string): Promise<string[]> {
  const files = (await filesIn(path.join(siteDataDir, 'mail'))).sort();
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
