import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, portsFrom } from '#tests/helpers/free-port.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

test('ports are given once each, and are none of those that the system gives to whoever asks for any', async () => {
  const [one, other] = [await freePort(), await freePort()];
  expect(other).toBeGreaterThan(one);
  expect(other).toBeLessThan(32_768);
});

test('one that is taken is passed over', async () => {
  const first = await freePort();
  const taken = createServer().listen(first, '127.0.0.1');
  whenDone(() => void taken.close());
  await new Promise((resolve) => taken.once('listening', resolve));
  expect(await portsFrom(first)()).toBeGreaterThan(first);
});
