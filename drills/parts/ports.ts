import { portsFrom } from '#tests/helpers/free-port.ts';

/** A port for a drill. Those that run at the same time begin apart: a server takes its port long after it was found free. */
export const freePort = portsFrom(Number(process.env.DRILL_PORT ?? 4790) + (process.pid % 100));
