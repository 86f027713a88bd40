import { createHmac, randomBytes } from 'node:crypto';

/** What secrets begin with (Standard Webhooks 1.0). */
const BEGINNING = 'whsec_';

/** Draws a secret of 256 random bits, as the libraries of Standard Webhooks read it. */
export function drawSecret(): string {
  return BEGINNING + randomBytes(32).toString('base64');
}

interface Signed {
  secret: string;
  /** The same at each try: by it receivers know what they had before. */
  id: string;
  /** When it is sent; receivers refuse what is old. */
  at: Date;
  body: string;
}

/** The headers that say who sends a body and when (Standard Webhooks 1.0, symmetric signature). */
export function signHeaders({ secret, id, at, body }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const key = Buffer.from(secret.slice(BEGINNING.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
