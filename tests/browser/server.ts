// The server that the browser tests visit: the real one, in a data folder that goes when it stops.
import { rmSync } from 'node:fs';
import { NOON_AHEAD } from '#tests/browser/noon.ts';

process.on('exit', () => rmSync(process.env.DATA_DIR ?? '', { recursive: true, force: true }));
if (process.env.AT_NOON) {
  // At night nobody is told anything; tests run at night, too.
  const Machine = Date;
  const now = () => Machine.now() + NOON_AHEAD;
  globalThis.Date = new Proxy(Machine, {
    construct: (target, given: []) => (given.length > 0 ? new target(...given) : new target(now())),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
// What health.test.ts shows, nobody waits for here: what was found is given for half a minute.
(await import('#server/features/health/get-health.ts')).healthAge.milliseconds = 0;
await import('#server/index.ts');
