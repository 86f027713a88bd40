import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPictureProcess, type PictureProcess } from '#server/features/media/pictures/picture-process.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { createPictureForms } from '#tests/helpers/picture-forms.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { context } = await createTestApp();
const { pictures } = context.media;
const { upload } = await createPictureForms(context);
const jpeg = await makeJpeg(400, 300);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>';
const damaged = { status: 400, body: { code: 'unreadable_picture', message: 'This image is damaged and cannot be read' } };
const away = { status: 503, body: { code: 'unavailable' } };
const taken = { status: 200, body: { success: true } };

const pidOf = async ({ pid }: PictureProcess) => {
  await expect.poll(pid).toBeDefined();
  return pid() as number;
};
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
/** Lets the process stand still, as one does that does not come to an end with a picture. */
const stall = async (pictures: PictureProcess) => {
  await pictures.encode(jpeg, [320]);
  const pid = await pidOf(pictures);
  process.kill(pid, 'SIGSTOP');
  return pid;
};

describe('a picture by which its process ends', () => {
  test('is damaged; what is drawn beside it and what waits behind it is not, nor the next', async () => {
    const pid = await stall(pictures);
    const ended = pictures.encode(jpeg, [320]);
    const behind = [upload(dataUrl(jpeg)), upload(dataUrl(jpeg))];
    const drawn = pictures.draw(svg, [8]);
    process.kill(pid, 'SIGKILL');
    await expect(ended).rejects.toMatchObject({ fault: 'unreadable' });
    for (const answer of [...behind, upload(dataUrl(jpeg))]) expect(await answer).toMatchObject(taken);
    expect((await drawn).size).toBe(1);
    expect([isAlive(pid), pictures.pid() === pid]).toEqual([false, false]);
  });

  test('is damaged when it takes too long, and its process is ended', async () => {
    const impatient = createPictureProcess({ patience: 3_000 });
    onTestFinished(impatient.close);
    const forms = await createPictureForms({ ...context, media: { ...context.media, pictures: impatient } });
    const pid = await stall(impatient);
    expect(await forms.upload(dataUrl(jpeg))).toMatchObject(damaged);
    expect(await forms.upload(dataUrl(jpeg))).toMatchObject(taken);
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  test('is not to blame for a process that never begins: it is asked to come later', async () => {
    const told: string[] = [];
    const fresh = createPictureProcess({ onEnd: (line) => told.push(line) });
    onTestFinished(fresh.close);
    const forms = await createPictureForms({ ...context, media: { ...context.media, pictures: fresh } });
    const answer = forms.upload(dataUrl(jpeg));
    const first = await pidOf(fresh);
    process.kill(first, 'SIGKILL');
    await expect.poll(() => fresh.pid() !== first && fresh.pid()).toBeTruthy();
    process.kill(await pidOf(fresh), 'SIGKILL');
    expect(await answer).toMatchObject(away);
    expect(told).toEqual(['it ended with SIGKILL', 'it ended with SIGKILL']);
  });
});

test('as many as can wait are all taken, by one process', async () => {
  await pictures.encode(jpeg, [320]);
  const pid = pictures.pid();
  const made = await Promise.all(Array.from({ length: 60 }, () => pictures.encode(jpeg, [320])));
  expect(new Set(made.map(({ size }) => size))).toEqual(new Set([1]));
  expect(pictures.pid()).toBe(pid);
});

test('without pictures there is no process, and after a while none any more', async () => {
  const short = createPictureProcess({ idle: 1 });
  onTestFinished(short.close);
  expect(short.pid()).toBeUndefined();
  const files = await short.encode(jpeg, [320, 640]);
  expect([...files].map(([width, file]) => [width, file.subarray(8, 12).toString()])).toEqual([
    [640, 'WEBP'],
    [320, 'WEBP'],
  ]);
  await expect.poll(short.pid).toBeUndefined();
  expect((await short.encode(jpeg, [320])).size).toBe(1);
});

test('it ends with the server, and what it worked on is asked to come later', async () => {
  const ending = createPictureProcess();
  const forms = await createPictureForms({ ...context, media: { ...context.media, pictures: ending } });
  const pid = await stall(ending);
  const given = ending.encode(jpeg, [320]);
  const behind = forms.upload(dataUrl(jpeg));
  const closed = ending.close();
  await expect(given).rejects.toThrow('the server ends');
  for (const answer of [behind, forms.upload(dataUrl(jpeg))]) expect(await answer).toMatchObject(away);
  await closed;
  expect(isAlive(pid)).toBe(false);
});

test.runIf(process.platform === 'linux')('it knows no secret, outlives signals for all, and not a parent that was killed', async () => {
  const program = `
    import { createPictureProcess } from '#server/features/media/pictures/picture-process.ts';
    const { draw, pid } = createPictureProcess();
    for await (const _ of process.stdin) {
      await draw('${svg}', [8]);
      console.log(pid());
    }`;
  const env = { ...process.env, DATABASE_URL: 'postgres://secret', SMTP_URL: 'smtp://secret', BACKUP_KEY: 'secret', S3_SECRET: 'secret' };
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = once(parent, 'exit');
  const lines = createInterface({ input: parent.stdout });
  const draw = async () => {
    parent.stdin.write('draw');
    return Number((await once(lines, 'line'))[0]);
  };
  const pid = await draw();
  expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('secret');
  expect(readFileSync(`/proc/${pid}/maps`, 'utf8')).toContain('libvips');
  expect(readFileSync(`/proc/${parent.pid}/maps`, 'utf8')).not.toContain('libvips');
  process.kill(pid, 'SIGINT');
  process.kill(pid, 'SIGTERM');
  expect(await draw()).toBe(pid);
  parent.kill('SIGKILL');
  await gone;
  await expect.poll(() => isAlive(pid)).toBe(false);
});
