import type { PublicAccount } from '#server/features/sessions/session.ts';

/** Who suggests something: an account, whoever reads an address, or both, where the account has proven that it is its own. */
export interface Suggester {
  account?: PublicAccount | undefined;
  email?: string | undefined;
}
