import { accountRefusals } from '#server/features/accounts/refusals.ts';

interface Member {
  role: string;
  password_set_at: Date | null;
}

/**
 * Sees to it that the team keeps an admin who can sign in.
 * @param team all of it, locked.
 * @param leaving who goes, or gets another role.
 * @throws 409 'last_admin'.
 */
export function requireAdminLeft<Row extends Member>(team: readonly Row[], leaving: Row): void {
  if (!team.some((other) => other !== leaving && other.role === 'admin' && other.password_set_at)) throw accountRefusals.lastAdmin();
}
