import type { selectPasskeys } from '#server/features/accounts/passkeys/queries.ts';
import type { KnownCredential, OwnPasskey } from '#shared/schemas/passkeys.ts';

type Row = Awaited<ReturnType<typeof selectPasskeys>>[number];

/** A passkey as its owner sees it. */
export function presentPasskey({ admin_passkey_id, name, created_at, used_at }: Row): OwnPasskey {
  return { _id: admin_passkey_id, name, addedAt: created_at.toISOString(), usedAt: used_at?.toISOString() ?? null };
}

/** A passkey as browsers find it. */
export function presentCredential({ credential_id, transports }: Pick<Row, 'credential_id' | 'transports'>): KnownCredential {
  return { type: 'public-key', id: credential_id.toString('base64url'), transports };
}
