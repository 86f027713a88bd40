import { createHmac, timingSafeEqual } from 'node:crypto';

/** The gateway's last retry of a webhook comes after half an hour; clocks differ. Milliseconds. */
const OLDEST = 60 * 60_000;
const NEWEST = 5 * 60_000;

/** A webhook as it came, before anything of it is believed. */
export interface Webhook {
  timestamp: string | undefined;
  signature: string | undefined;
  body: Buffer;
}

/** The signature of a webhook (docs/decisions/090-payments.md). */
export function signWebhook(secret: string, timestamp: string, body: Buffer | string): string {
  return createHmac('sha256', secret).update(timestamp).update(body).digest('base64');
}

/** Whether who knows the secret has sent the webhook, lately. */
export function isGenuine({ timestamp = '', signature = '', body }: Webhook, secret: string, now = Date.now()): boolean {
  if (!/^\d{10,13}$/.test(timestamp)) return false;
  // Seconds or milliseconds.
  const sentAt = timestamp.length < 13 ? Number(timestamp) * 1_000 : Number(timestamp);
  if (sentAt < now - OLDEST || sentAt > now + NEWEST) return false;
  const given = Buffer.from(signature);
  const right = Buffer.from(signWebhook(secret, timestamp, body));
  return given.length === right.length && timingSafeEqual(given, right);
}
