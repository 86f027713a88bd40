import type { Socket } from 'node:net';

/** What still comes is dropped for so long, in milliseconds, and so much of it, in bytes. */
const LONGEST = 3_000;
const MOST = 4 * 1024 * 1024;

/**
 * Ends a connection on which the client is still sending. Closed at once it would be reset by what arrives, and the reset overtakes
 * the answer (RFC 9112, section 9.6): behind a proxy a refusal became 'unavailable'. So the answer ends first, and what still comes is
 * read and dropped for a moment.
 */
export function endGently(socket: Socket) {
  let dropped = 0;
  const cut = () => socket.destroy();
  const timer = setTimeout(cut, LONGEST);
  socket.once('close', () => clearTimeout(timer));
  // A client that hangs up meanwhile resets it; a tunnel's connection has no listener of Node's any more.
  socket.on('error', () => {});
  // It is no request any more: nobody parses it, and nobody who stopped reading a body holds it up.
  socket.removeAllListeners('data');
  socket.on('data', (piece: Buffer) => {
    dropped += piece.length;
    if (dropped > MOST) cut();
  });
  socket.end();
  socket.resume();
}
