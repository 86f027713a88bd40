import { createHmac, timingSafeEqual } from 'node:crypto';

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whether Meta has signed a webhook: over its bytes as they came, in which letters beyond ASCII are escaped (X-Hub-Signature-256). */
export function isSignedByMeta(body: Buffer, signature: string | undefined, appSecret: string | undefined): boolean {
  if (appSecret === undefined || signature === undefined) return false;
  return isSame(signature, signByMeta(body, appSecret));
}

export function signByMeta(body: Buffer | string, appSecret: string): string {
  return `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
}

/** Whether Twilio has signed a form that it sends to an address of ours: the public one, whatever a proxy has made of it (X-Twilio-Signature). */
export function isSignedByTwilio(url: string, form: URLSearchParams, signature: string | undefined, token: string): boolean {
  return signature !== undefined && isSame(signature, signByTwilio(url, form, token));
}

export function signByTwilio(url: string, form: URLSearchParams, token: string): string {
  const fields = [...new Map(form)].sort(([a], [b]) => (a < b ? -1 : 1));
  const signed = url + fields.map(([name, value]) => `${name}${value}`).join('');
  return createHmac('sha1', token).update(Buffer.from(signed, 'utf8')).digest('base64');
}

/** Whether a gateway that signs nothing knows the word that its webhooks were given. */
export function isTold(given: string | undefined, token: string | undefined): boolean {
  return given !== undefined && token !== undefined && isSame(given, token);
}
