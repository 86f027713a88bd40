import { createHash } from 'node:crypto';
import type { PushDevice } from '#shared/schemas/web-push.ts';

/** A device for its owner; its endpoint stays here, as whoever knows it may send to it. */
export function presentDevice(row: { push_device_id: string; name: string; endpoint: string; created_at: Date }): PushDevice {
  return {
    _id: row.push_device_id,
    name: row.name,
    addedAt: row.created_at.toISOString(),
    fingerprint: createHash('sha256').update(row.endpoint).digest('base64url'),
  };
}
