import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { priceOfPicture } from '#server/features/media/pictures/price.ts';
import { pictureLimits } from '#server/routes/rate-limits.ts';
import { blackPng, dataUrl, makeJpeg, makePhoto } from '#tests/factories/picture.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';

const { app, context, db } = await createTestApp();
const jpeg = await makeJpeg(400, 300);
const { headers: admin } = await signInAdmin(db);
const { headers: other } = await signInAdmin(db);

const send = (remoteAddress: string, image = dataUrl(jpeg), headers = admin, site = app) =>
  site.inject({ method: 'POST', url: '/api/v1/blog/picture', payload: { image }, headers, remoteAddress });

/** Lets the process of the pictures stand still until it is told to go on. */
async function stall() {
  await context.media.pictures.encode(jpeg, [320]);
  const pid = context.media.pictures.pid() as number;
  process.kill(pid, 'SIGSTOP');
  const goOn = () => void process.kill(pid, 'SIGCONT');
  onTestFinished(goOn);
  return goOn;
}

describe('pictures of many at once', () => {
  test('are worked on in turns: who sends forty holds nobody else up, and is told when to come again', async () => {
    const goOn = await stall();
    const encode = vi.spyOn(context.media.pictures, 'encode');
    const done: string[] = [];
    const note = async (name: string, sending: ReturnType<typeof send>) => {
      const { statusCode, headers } = await sending;
      done.push(`${name} ${statusCode}`);
      return { status: statusCode, retryAfter: Number(headers['retry-after'] ?? 0) };
    };
    const refused: { status: number; retryAfter: number }[] = [];
    const greedy = Array.from({ length: 40 }, (_, n) => note('greedy', send(`10.0.0.${n % 4}`, dataUrl(jpeg), n % 2 ? other : admin)));
    for (const one of greedy) void one.then((answer) => answer.status === 503 && refused.push(answer));
    await expect.poll(() => refused.length + encode.mock.calls.length).toBe(greedy.length);
    expect(refused.length).toBeGreaterThan(0);
    // From other networks, after them: one of IPv4, one of IPv6. How long they would wait is known once they stand in the queue: what a
    // busy machine takes for the first pictures afterwards tells of longer waits.
    const inQueue = encode.mock.calls.length;
    const late = [note('late', send('203.0.113.7')), note('late', send('2001:db9:1:2::3'))];
    await expect.poll(() => encode.mock.calls.length + done.filter((name) => name.startsWith('late')).length).toBe(inQueue + 2);
    goOn();
    expect(await Promise.all(late)).toEqual([
      { status: 201, retryAfter: 0 },
      { status: 201, retryAfter: 0 },
    ]);
    const before = done.filter((name) => name === 'greedy 201').length;
    const answers = await Promise.all(greedy);
    expect(before).toBeLessThan(answers.filter(({ status }) => status === 201).length);
    for (const { retryAfter } of refused) expect(retryAfter).toBeGreaterThan(5);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
  });

  test('of one form are not refused by each other: eight come, whatever they cost', async () => {
    const goOn = await stall();
    const large = await makePhoto(2_400, 1_800).jpeg({ quality: 5 }).toBuffer();
    const images = Array.from({ length: 8 }, () => large);
    const kept = import('#server/features/media/store-pictures.ts').then(({ savePictures }) =>
      savePictures(context.media, images, 'business', async (keys) => keys),
    );
    goOn();
    expect(await kept).toHaveLength(8);
  });

  test('are counted by the hour, by account and by network', async () => {
    const { app: limited, db: rows } = await createTestApp({ RATE_LIMITS: 'on' });
    const none = dataUrl(Buffer.from('no picture'));
    const { headers, id } = await signInAdmin(rows);
    const { headers: colleague } = await signInAdmin(rows);
    const status = async (from: string, by = headers) => (await send(from, none, by, limited)).statusCode;
    await limited.countPictures({ network: 'elsewhere', account: id }, pictureLimits.account - 1);
    expect([await status('10.1.0.1'), await status('10.1.0.2'), await status('10.1.0.1', colleague)]).toEqual([415, 429, 415]);
    const refused = await send('10.9.9.9', none, headers, limited);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 3_000]).toEqual([429, true]);
    // One of IPv6 is a /48: its customer has 65,536 of the usual networks.
    await limited.countPictures({ network: '2001:db9:7::/48' }, pictureLimits.network - 1);
    expect([await status('2001:db9:7:1::1', colleague), await status('2001:db9:7:2::1', colleague)]).toEqual([415, 429]);
    expect(await status('2001:db9:8:1::1', colleague)).toBe(415);
  });
});

test('a price is read from the header, by pixels, their depth and how often they are gone through', async () => {
  const small = priceOfPicture(await makeJpeg(400, 300));
  const prices = {
    large: priceOfPicture(await makePhoto(4_000, 3_000).jpeg().toBuffer()),
    progressive: priceOfPicture(await makePhoto(4_000, 3_000).jpeg({ progressive: true }).toBuffer()),
    deep: priceOfPicture(await makePhoto(2_000, 1_500).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer()),
    shallow: priceOfPicture(await makePhoto(2_000, 1_500).png({ compressionLevel: 1 }).toBuffer()),
    interlaced: priceOfPicture(await makePhoto(2_000, 1_500).png({ compressionLevel: 1, progressive: true }).toBuffer()),
  };
  expect(prices.large).toBeGreaterThan(2 * small);
  expect(prices.progressive).toBeGreaterThan(prices.large);
  expect(prices.deep).toBeGreaterThan(prices.shallow);
  expect(prices.interlaced).toBeGreaterThan(prices.shallow);
  expect(priceOfPicture(blackPng(5_000, 5_000))).toBeGreaterThan(small);
  // One that says that it has four thousand million columns is refused at once: nobody waits years for it.
  const boasting = Buffer.from(blackPng(8, 8));
  boasting.writeUInt32BE(0xff_ff_ff_ff, 16);
  boasting.writeUInt32BE(0xff_ff_ff_ff, 20);
  expect(priceOfPicture(boasting)).toBeLessThanOrEqual(small);
  for (const odd of ['', 'x', 'GIF89a', '\xff\xd8', '\xff\xd8\xff', `\xff\xd8${'\xff'.repeat(50)}`, '\x89PNG', '\x89PNG\r\n'])
    expect(priceOfPicture(Buffer.from(odd, 'latin1'))).toBeLessThanOrEqual(small);
});
