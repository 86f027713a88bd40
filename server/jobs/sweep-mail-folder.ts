import { chmod, readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { mailFolder } from '#server/mail/mailer.ts';
import { messageFolder } from '#server/messages/message-folder.ts';

/** Milliseconds that a written message is kept. */
const KEPT = 7 * 86_400_000;

/** Removes mails and messages that were written into their folders a week ago, and closes what earlier versions left open to other people. */
export const sweepMailFolder = defineScheduledJob('sweep-mail-folder', '10 * * * *', async ({ config }) => {
  await sweep(mailFolder(config), '.eml');
  await sweep(messageFolder(config), '.txt');
});

async function sweep(folder: string, ending: string) {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length > 0) await chmod(folder, 0o700);
  for (const name of names.filter((each) => each.endsWith(ending))) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < Date.now() - KEPT) await unlink(file);
    else await chmod(file, 0o600);
  }
}
