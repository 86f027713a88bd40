import { connect } from 'node:net';

/** Whether somebody listens on a port of this machine. */
export function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Whoever listens there would be measured in the place of what is started. @throws when somebody does. */
export async function refuseTaken(port: number): Promise<void> {
  if (await isTaken(port)) throw new Error(`port ${port} is taken: BENCH_PORT (4780) and the three after it must be free`);
}
