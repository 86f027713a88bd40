import type { Context } from '#server/context.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { selectDevices } from '#server/features/web-push/queries.ts';

/** On which devices a business is told of enquiries, for the download of its own data. They go with its sessions. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  if (account.kind === 'user') return {};
  const devices = await selectDevices(db, account.businessId);
  return { pushDevices: devices.map(({ name, created_at }) => ({ name, addedAt: created_at.toISOString() })) };
}
