import { Secret, TOTP } from 'otpauth';
import { brand } from '#shared/brand/shown-brand.ts';

/** What every app that makes codes knows without being told. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** 160 bits, as apps take them: letters and digits that can be typed. */
export function drawSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an app reads from the picture. */
export function addressOf(secret: string, email: string): string {
  return new TOTP({ ...KIND, issuer: brand.name, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * The step of time to which a code belongs; nothing for a wrong one. Clocks that are one step off count.
 * @param now milliseconds since 1970.
 */
export function stepOf(code: string, secret: string, now: number): number | undefined {
  const delta = new TOTP({ ...KIND, secret: Secret.fromBase32(secret) }).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1_000 / KIND.period) + delta;
}
