import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A port of this machine whose visitors are met by `meet`. @returns what stands behind the @ of an address. */
async function listen(meet: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    meet(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What answers whoever connects with an error of PostgreSQL's. */
export function refuseAll(code: string, message: string): Promise<string> {
  const fields = `SFATAL\0VFATAL\0C${code}\0M${message}\0\0`;
  const answer = Buffer.alloc(5 + Buffer.byteLength(fields));
  answer.write('E');
  answer.writeInt32BE(answer.length - 1, 1);
  answer.write(fields, 5);
  return listen((socket) => socket.once('data', () => socket.end(answer)));
}

/** What speaks another language. */
export function speakHttp(): Promise<string> {
  return listen((socket) => socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
}
