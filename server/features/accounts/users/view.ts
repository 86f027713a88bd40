import type { User } from '#shared/schemas/accounts.ts';

interface UserRow {
  user_id: string;
  user_name: string;
  email: string | null;
  phone_no: string | null;
  plan: string;
}

/** A user as they see themselves; nobody else gets this. */
export function presentUser(row: UserRow, likedBusinesses: string[]): User {
  const { user_id, user_name, email, phone_no, plan } = row;
  const phone = phone_no === null ? {} : { phoneNo: phone_no };
  return { _id: user_id, userName: user_name, email, ...phone, likedBusinesses, plan: plan as User['plan'] };
}
