import type { User } from '#shared/schemas/accounts.ts';

interface UserRow {
  user_id: string;
  user_name: string;
  email: string;
  plan: string;
}

/** A user as they see themselves; nobody else gets this. */
export function presentUser(row: UserRow, likedBusinesses: string[]): User {
  return { _id: row.user_id, userName: row.user_name, email: row.email, likedBusinesses, plan: row.plan as User['plan'] };
}
