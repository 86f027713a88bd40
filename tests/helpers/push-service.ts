import { createDecipheriv, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeKeys } from '#tests/factories/push-device.ts';

interface Received {
  /** What the device would show. */
  notice: { title: string; body: string; path: string; tag: string };
  headers: IncomingHttpHeaders;
  device: string;
}

/**
 * A push service on this machine, and the devices that subscribe there: it decrypts what comes as they would (RFC 8291), and checks by
 * whom it is signed (RFC 8292).
 */
export async function startPushService(port = 0) {
  const devices = new Map<string, ReturnType<typeof makeKeys>>();
  const received: Received[] = [];
  const waiting: ((message: Received) => void)[] = [];
  /** Answers other than 201, by device; what stands at '*' is every device's. */
  const answers = new Map<string, number>();
  let asked = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked += 1;
      const device = request.url?.slice(1) ?? '';
      const status = answers.get(device) ?? answers.get('*') ?? 201;
      const keys = devices.get(device);
      if (keys && status < 300) {
        checkSignature(request.headers, `http://${request.headers.host}`);
        const notice = JSON.parse(decrypt(Buffer.concat(chunks), keys).toString());
        const message = { notice, headers: request.headers, device };
        const next = waiting.shift();
        if (next) next(message);
        else received.push(message);
      }
      response
        .writeHead(keys ? status : 404, status === 307 ? { location: 'http://127.0.0.1:1/' } : {})
        .end('what it says is read by nobody');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    /** Makes a device that subscribes here: what it tells the site. */
    subscribe: (name = 'Chrome on Android') => {
      const keys = makeKeys();
      const device = `device-${devices.size + 1}`;
      devices.set(device, keys);
      return { endpoint: `${url}/${device}`, keys: keys.keys, name };
    },
    /** The next message that comes, or came already. */
    next: (): Promise<Received> => {
      const message = received.shift();
      return message ? Promise.resolve(message) : new Promise((resolve) => waiting.push(resolve));
    },
    /** How many messages came that nobody asked for yet. */
    left: () => received.length,
    /** How often it was asked for anything. */
    asked: () => asked,
    /** Answers with this status from now on; 201 is what it usually says. */
    answer: (status: number, device = '*') => void answers.set(device, status),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

/** Reads a message with the device's keys: 'aes128gcm' of one record (RFC 8188), its key agreed on as RFC 8291 says. */
function decrypt(message: Buffer, { ecdh, auth }: { ecdh: ECDH; auth: Buffer }): Buffer {
  const [salt, length] = [message.subarray(0, 16), message.readUInt8(20)];
  const sender = message.subarray(21, 21 + length);
  const sealed = message.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const agreed = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derive = (of: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', agreed, salt, Buffer.from(`Content-Encoding: ${of}\0`), bytes));
  const opening = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  opening.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** @throws unless the token is for this service, in time, and signed with the key that stands beside it. */
function checkSignature({ authorization = '' }: IncomingHttpHeaders, audience: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const bytes = Buffer.from(key, 'base64url');
  const [x, y] = [bytes.subarray(1, 33).toString('base64url'), bytes.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (!isSigned || aud !== audience || exp * 1_000 < Date.now() || !/^(mailto|https):/.test(sub))
    throw new Error('The message is not signed');
}
