import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { siteDataDir } from './data-dir.ts';

/** The texts of the short messages that the test server wrote to a number of ten digits, oldest first. */
async function messagesTo(phoneNo: string): Promise<string[]> {
  const folder = path.join(siteDataDir, 'messages');
  const names = (await readdir(folder).catch(() => [])).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.filter((text) => text.startsWith(`To: +91${phoneNo}\n`));
}

/** The code in the latest message to a number; waits until there are `count` of them. */
export async function phoneCodeFor(phoneNo: string, count = 1): Promise<{ code: string; text: string }> {
  await expect.poll(async () => (await messagesTo(phoneNo)).length).toBe(count);
  const text = (await messagesTo(phoneNo)).at(-1) ?? '';
  return { code: /#(\d{6})$/m.exec(text)?.[1] ?? '', text };
}

/** The path of the link in the latest message to a number; waits until there are `count` of them. */
export async function messageLinkFor(phoneNo: string, count = 1): Promise<{ link: string; text: string }> {
  await expect.poll(async () => (await messagesTo(phoneNo)).length, { timeout: 30_000 }).toBe(count);
  const text = (await messagesTo(phoneNo)).at(-1) ?? '';
  return { link: /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1] ?? '', text };
}

let made = 0;

/** A mobile number that no other test has. */
export const newNumber = () => `97${String(process.pid % 100_000).padStart(5, '0')}${String(++made).padStart(3, '0')}`;
