import { createECDH, randomBytes, randomUUID } from 'node:crypto';

/** What a browser gives when it subscribes, at a push service on the internet unless another is given. */
export function pushDevice({ endpoint = `https://push.example.com/${randomUUID()}`, name = 'Chrome on Android' } = {}) {
  return { endpoint, name, keys: makeKeys().keys };
}

/** The keys of a device: what it tells the site, and what it reads messages with. */
export function makeKeys() {
  const ecdh = createECDH('prime256v1');
  const auth = randomBytes(16);
  return { keys: { p256dh: ecdh.generateKeys('base64url'), auth: auth.toString('base64url') }, ecdh, auth };
}
