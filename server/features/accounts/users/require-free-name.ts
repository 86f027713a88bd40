import type { Kysely } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findAdminByEmail } from '#server/features/accounts/admins/queries.ts';
import { accountRefusals } from '#server/features/accounts/refusals.ts';

/**
 * Sees to it that nobody is called like an address of the team, which only the server knows; other names that nobody bears are refused with
 * the form (shared/names.ts).
 * @throws 400 for such a name.
 */
export async function requireFreeName({ config }: Pick<Context, 'config'>, db: Kysely<DB>, userName: string): Promise<void> {
  const name = userName.toLowerCase();
  const own = [config.TEAM_EMAIL, config.ADMIN_EMAIL, addressIn(config.MAIL_FROM)];
  if (own.some((address) => address?.toLowerCase() === name) || (name.includes('@') && (await findAdminByEmail(db, userName)))) {
    throw accountRefusals.nameReserved();
  }
}

/** The address in 'Name <mail@example.in>'. */
function addressIn(from: string) {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
