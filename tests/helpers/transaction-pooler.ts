import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Messages of PostgreSQL's protocol: a letter, a length that counts itself, and so many bytes. */
class Messages {
  #rest = Buffer.alloc(0);

  /** @returns those that are whole now. */
  take(chunk: Buffer): Buffer[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const whole: Buffer[] = [];
    for (let end = this.#end(); end <= this.#rest.length; end = this.#end()) {
      whole.push(this.#rest.subarray(0, end));
      this.#rest = this.#rest.subarray(end);
    }
    return whole;
  }

  #end() {
    return this.#rest.length < 5 ? Number.POSITIVE_INFINITY : 1 + this.#rest.readInt32BE(1);
  }
}

interface Connection {
  socket: Socket;
  /** What the server said when it let the connection in. */
  greeting: Buffer;
}

const SYNC = 'S';
const QUERY = 'Q';
const READY = 'Z';
const IDLE = 'I'.charCodeAt(0);

/**
 * A pooler as PgBouncer is in transaction mode: whoever asks something outside a transaction is given the connection that was used last and
 * is free.
 */
export async function startTransactionPooler({ host, user, database }: { host: string; user: string; database: string }) {
  const free: Connection[] = [];
  const all = new Set<Socket>();
  const greet = async (): Promise<Connection> => {
    const socket = connect(path.join(host, '.s.PGSQL.5432'));
    all.add(socket);
    socket.on('error', () => {});
    const words = Buffer.from(`user\0${user}\0database\0${database}\0\0`);
    const startup = Buffer.alloc(8);
    startup.writeInt32BE(8 + words.length);
    startup.writeInt32BE(196_608, 4);
    socket.write(Buffer.concat([startup, words]));
    const messages = new Messages();
    const said: Buffer[] = [];
    while (said.at(-1)?.toString('latin1', 0, 1) !== READY) said.push(...messages.take((await once(socket, 'data'))[0] as Buffer));
    return { socket, greeting: Buffer.concat(said) };
  };
  const server = createServer((client) => {
    const asked = new Messages();
    const answered = new Messages();
    let waiting: Buffer[] = [];
    let isGreeted = false;
    let working: Promise<void> = Promise.resolve();
    let lent: Connection | undefined;
    client.on('error', () => {});
    const lend = async (): Promise<Connection> => {
      const given = lent ?? free.pop() ?? (await greet());
      lent = given;
      return given;
    };
    const ask = async (messages: Buffer[]) => {
      const { socket } = await lend();
      socket.write(Buffer.concat(messages));
      for (let status: number | undefined; status === undefined; ) {
        const [chunk] = (await once(socket, 'data')) as [Buffer];
        client.write(chunk);
        for (const message of answered.take(chunk)) if (message.toString('latin1', 0, 1) === READY) status = message[5];
        if (status === IDLE && lent) {
          free.push(lent);
          lent = undefined;
        }
      }
    };
    client.on('data', (chunk: Buffer) => {
      if (!isGreeted) {
        isGreeted = true;
        working = lend().then((given) => {
          client.write(given.greeting);
          free.push(given);
          lent = undefined;
        });
        return;
      }
      for (const message of asked.take(chunk)) {
        waiting.push(message);
        if (![SYNC, QUERY].includes(message.toString('latin1', 0, 1))) continue;
        const batch = waiting;
        waiting = [];
        working = working.then(() => ask(batch));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of all) socket.destroy();
  });
  return `postgres://${user}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`;
}
